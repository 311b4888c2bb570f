import { parseArgs } from 'node:util'
import { CATALOGUE } from './bible/catalogue.ts'
import { installEntry } from './bible/import/fetch-missing.ts'
import { runTool, say, withDatabase } from './bible-tool.ts'

const USAGE = `npm run bible:add -- <code> [--de <folder or address that holds the file>]

${CATALOGUE.map(({ codigo, nome, idioma, licenca, bytes, url }) => `${codigo}  ${nome} (${idioma}, ${licenca}, ${bytes} bytes)\n  ${url}`).join('\n')}`

await runTool(async (args, env) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { de: { type: 'string' } },
  })
  const [codigo] = positionals
  const entry = CATALOGUE.find((offered) => offered.codigo === codigo)
  if (!entry || positionals.length > 1) throw new Error(USAGE)
  // Whoever types the command wants it now, whatever the server does by itself.
  const source = values.de ?? (env.BIBLE_SOURCE === 'off' ? 'internet' : env.BIBLE_SOURCE)
  await withDatabase(env, async (db) => {
    const count = await installEntry({ db, source }, entry)
    say(`${entry.nome} (${entry.codigo}): ${count} verses. ${entry.licenca}: ${entry.atribuicao}`)
  })
})

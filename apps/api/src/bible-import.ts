import { parseArgs } from 'node:util'
import { localeOf } from '@atrio/rules'
import { importTraducao } from './bible/import/import-traducao.ts'
import { openSource } from './bible/import/open-source.ts'
import { runTool, say, withDatabase } from './bible-tool.ts'

const USAGE = `npm run bible:import -- <file or folder> --codigo rv1909 --nome "Reina-Valera 1909" --idioma es \\
  --licenca "Public domain" --atribuicao "Reina-Valera 1909, eBible.org"

Reads OSIS, USFX, a SWORD module (zText, as a folder or zipped) or verse JSON. Licence and attribution are shown to
every reader.`

const IDIOMAS = { 'pt-BR': 'pt_BR', en: 'en', es: 'es' } as const

await runTool(async (args, env) => {
  const option = { type: 'string', default: '' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { codigo: option, nome: option, idioma: option, licenca: option, atribuicao: option },
  })
  const [path] = positionals
  const locale = localeOf(values.idioma)
  if (!path || positionals.length > 1) throw new Error(USAGE)
  if (!locale) throw new Error(`The language must be pt_BR, en or es (--idioma)\n\n${USAGE}`)
  const { codigo, nome, licenca, atribuicao } = values
  const traducao = { codigo, nome: nome || codigo, idioma: IDIOMAS[locale], licenca, atribuicao }
  await withDatabase(env, async (db) => {
    const count = await importTraducao(db, traducao, openSource(path))
    say(`${traducao.nome} (${codigo}): ${count} verses imported. ${licenca}: ${atribuicao}`)
  })
})

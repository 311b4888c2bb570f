import { parseArgs } from 'node:util'
import { localeOf } from '@atrio/rules'
import { importTraducao } from './bible/import/import-traducao.ts'
import { openSource } from './bible/import/open-source.ts'
import { createDatabase } from './db/client.ts'
import type { DatabaseTarget } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { parseEnv, type Env } from './env.ts'

const USAGE = `npm run bible:import -- <file or folder> --codigo rv1909 --nome "Reina-Valera 1909" --idioma es \\
  --licenca "Public domain" --atribuicao "Reina-Valera 1909, eBible.org"

Reads OSIS, USFX, a SWORD module (zText) or verse JSON. Licence and attribution are shown to every reader.`

const IDIOMAS = { 'pt-BR': 'pt_BR', en: 'en', es: 'es' } as const
// The server's own lines are of no interest to somebody who waits for the tool.
const QUIET = { info: () => {}, warn: () => {}, error: (line: unknown) => say(String(line)) }

try {
  await importBible(process.argv.slice(2))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function importBible(args: string[]): Promise<void> {
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
  await withServer(parseEnv(process.env), async (target) => {
    const db = createDatabase({ ...target, poolSize: 2 })
    try {
      const count = await importTraducao(db, traducao, openSource(path))
      say(`${traducao.nome} (${codigo}): ${count} verses imported. ${licenca}: ${atribuicao}`)
    } finally {
      await db.destroy()
    }
  })
}

async function withServer(env: Env, work: (target: DatabaseTarget) => Promise<void>): Promise<void> {
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: env.dataDir, binDir: env.POSTGRES_BIN, log: QUIET })
  try {
    const target = embedded ? { connection: embedded.connection } : { databaseUrl: env.DATABASE_URL! }
    await migrate(target)
    await work(target)
  } finally {
    await embedded?.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

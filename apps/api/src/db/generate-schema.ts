import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { Connection } from './connection.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { describeTables, renderSchema } from './schema-types.ts'

/**
 * Writes `schema.generated.ts` from a freshly migrated database. With `--check` it writes nothing and fails when
 * the file is not what it would write.
 */
const OUTPUT = new URL('./schema.generated.ts', import.meta.url)

const expected = await withMigratedDatabase(async (connection) => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return renderSchema(await describeTables(client))
  } finally {
    await client.end()
  }
})
const present = await readFile(OUTPUT, 'utf8').catch(() => '')
if (present === expected) {
  process.stdout.write('schema.generated.ts is current\n')
} else if (process.argv.includes('--check')) {
  process.stderr.write('schema.generated.ts is not what the migrations say: run npm run generate\n')
  process.exitCode = 1
} else {
  await writeFile(OUTPUT, expected)
  process.stdout.write('schema.generated.ts is written\n')
}

async function withMigratedDatabase<Result>(
  use: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrio-schema-'))
  const server = await startEmbedded({
    dataDir,
    binDir: process.env['POSTGRES_BIN'],
    log: pino({ level: 'warn' }),
    settings: { fsync: 'off' },
  })
  try {
    await migrate({ connection: server.connection })
    return await use(server.connection)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

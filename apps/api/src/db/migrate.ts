import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseTarget } from './connection.ts'
import { toDatabaseError } from './errors.ts'
import { readMigrations, refuseChanged, type MigrationFile } from './migration-files.ts'
import { ensureRoles, grantRoles } from './roles.ts'

export type MigrateOptions = DatabaseTarget & {
  /** The folder of numbered `.sql` files; by default the application's own. */
  folder?: URL
  /** How long a statement may wait for a lock before all is tried again, and for how long in all. */
  lockMs?: number
  patienceMs?: number
}

/**
 * Brings the database to the newest migration and gives the application's roles their rights. Runs as the
 * connecting user, who owns the tables. Any number of processes may call it at once: they take turns.
 *
 * @returns the names of the migrations that this call ran.
 * @throws Error when the server is older than {@link OLDEST_SERVER}, a migration fails, or one that ran before
 * has changed since.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { folder = OWN_FOLDER, lockMs = 2_000, patienceMs = 120_000, ...target } = options
  const files = await readMigrations(folder)
  const client = new pg.Client(clientConfig(target, { lock_timeout: '60s' }))
  // A connection lost under a statement also rejects that statement; without a listener it ends the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [TURN])
    const lock_timeout = `${lockMs}ms`
    await client.query(`set lock_timeout = '${lock_timeout}'`)
    return await patiently(patienceMs, async () => {
      await ensureRoles(client)
      await refuseChanged(client, files)
      const ran = await runMigrations(target, files, lock_timeout)
      await grantRoles(client)
      return ran
    })
  } catch (error) {
    throw toDatabaseError(error)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Behind a statement that waits for a table's lock all its readers wait. So it waits briefly, gives all up, lets them
 * through, and comes back.
 */
async function patiently<Result>(patienceMs: number, run: () => Promise<Result>): Promise<Result> {
  for (const started = Date.now(); ;) {
    try {
      return await run()
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() - started > patienceMs) throw error
      await wait(250 + Math.random() * 500)
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '55P03' || (cause !== undefined && isLockTimeout(cause))
}

const OWN_FOLDER = new URL('./migrations/', import.meta.url)

/** As in `server_version_num`: the first version whose `public` schema is closed to everyone. */
export const OLDEST_SERVER = 150_000

// Any number that no other use of this database takes: holders of this lock migrate one after another.
const TURN = 7_411_001

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  if (rows[0].number < OLDEST_SERVER) {
    throw new Error(`PostgreSQL ${rows[0].version} is too old: version 15 or newer is needed`)
  }
}

async function runMigrations(
  target: DatabaseTarget,
  files: MigrationFile[],
  lock_timeout: string,
): Promise<string[]> {
  const pool = new pg.Pool({ ...clientConfig(target, { lock_timeout }), max: 2 })
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, file])) },
      // What was begun earlier may be shared later.
      allowUnorderedMigrations: true,
      migrationTableSchema: 'migration',
      migrationTableName: 'applied',
      migrationLockTableName: 'lock',
    })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) {
      const failed = results.find((result) => result.status === 'Error')
      throw new Error(`The migration ${failed?.migrationName ?? ''} failed: ${(error as Error).message}`, {
        cause: error,
      })
    }
    return results.map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}

import { createDatabase, type Database } from '@atrio/api/db/client'
import { clientConfig, type DatabaseTarget } from '@atrio/api/db/connection'
import { startEmbedded } from '@atrio/api/db/embedded'
import { migrate } from '@atrio/api/db/migrate'
import { parseEnv, type Env } from '@atrio/api/env'
import pg from 'pg'

export type DemoServer = {
  env: Env
  /** As the application has it. */
  db: Database
  /** As the owner of the tables. */
  owner: pg.Client
}

/**
 * Runs a tool of the demo world on the migrated database that the environment names, and shuts it again. What
 * goes wrong is told in one line. Refuses in production, unless told: such a tool wipes or floods the database.
 */
export async function runTool(
  work: (server: DemoServer) => Promise<void>,
  { inProduction = false } = {},
): Promise<void> {
  try {
    await withDemoServer(work, inProduction)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function withDemoServer(
  work: (server: DemoServer) => Promise<void>,
  inProduction: boolean,
): Promise<void> {
  // Before anything else: in production the rest of the environment may name the real database.
  if (process.env['ATRIO_MODE'] === 'production' && !inProduction)
    throw new Error('Not with ATRIO_MODE=production: this is for demo data alone')
  const env = parseEnv(process.env)
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: env.dataDir, binDir: env.POSTGRES_BIN, log: QUIET })
  try {
    const target: DatabaseTarget = embedded
      ? { connection: embedded.connection }
      : { databaseUrl: env.DATABASE_URL! }
    await migrate(target)
    await withConnections(env, target, work)
  } finally {
    await embedded?.stop()
  }
}

// The server's own lines are of no interest to somebody who waits for the tool.
const QUIET = { info: () => {}, warn: console.warn, error: console.error }

async function withConnections(
  env: Env,
  target: DatabaseTarget,
  work: (server: DemoServer) => Promise<void>,
): Promise<void> {
  const db = createDatabase({ ...target, poolSize: 2 })
  const owner = new pg.Client(clientConfig(target, {}))
  owner.on('error', console.error)
  try {
    await owner.connect()
    await work({ env, db, owner })
  } finally {
    await owner.end()
    await db.destroy()
  }
}

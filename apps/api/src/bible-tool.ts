import { createDatabase, type Database } from './db/client.ts'
import type { DatabaseTarget } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { parseEnv, type Env } from './env.ts'

// The server's own lines are of no interest to somebody who waits for the tool.
const QUIET = { info: () => {}, warn: () => {}, error: (line: unknown) => say(String(line)) }

/** Runs a tool of the command line: what goes wrong is one line, not a trace. */
export async function runTool(tool: (args: string[], env: Env) => Promise<void>): Promise<void> {
  try {
    await tool(process.argv.slice(2), parseEnv(process.env))
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** The migrated database of the installation, for as long as the work takes. */
export async function withDatabase(env: Env, work: (db: Database) => Promise<void>): Promise<void> {
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: env.dataDir, binDir: env.POSTGRES_BIN, log: QUIET })
  try {
    const target: DatabaseTarget = embedded
      ? { connection: embedded.connection }
      : { databaseUrl: env.DATABASE_URL! }
    await migrate(target)
    const db = createDatabase({ ...target, poolSize: 2 })
    try {
      await work(db)
    } finally {
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

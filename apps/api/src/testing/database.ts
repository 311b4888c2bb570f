import { inject } from 'vitest'
import { createDatabase, type Database } from '../db/client.ts'
import { withDatabase, type DatabaseTarget } from '../db/connection.ts'
import { createEmptyDatabase, dropDatabase } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server, as a superuser. */
    databaseServer: DatabaseTarget
    /** The migrated database to copy. */
    databaseTemplate: string
  }
}

export type TestDatabase = {
  /** As the application has it: under the role that row policies bind. */
  db: Database
  /** As the owner connects: for what the application may not do. */
  target: DatabaseTarget
  /** Closes `db` and drops the database. */
  close(): Promise<void>
}

/** One file's own database: a copy of the migrated template. Call it in `beforeAll`, `close` in `afterAll`. */
export async function createTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = await createEmptyDatabase(server, inject('databaseTemplate'))
  const target = withDatabase(server, name)
  const db = createDatabase({ ...target, poolSize: options.poolSize ?? 5 })
  return {
    db,
    target,
    async close() {
      await db.destroy()
      await dropDatabase(server, name)
    },
  }
}

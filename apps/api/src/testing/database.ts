import { inject } from 'vitest'
import { createDatabase, type Database } from '../db/client.ts'
import { withDatabase, type DatabaseTarget } from '../db/connection.ts'
import { createEmptyDatabase, dropDatabase, type DatabaseTemplates } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server, as a superuser. */
    databaseServer: DatabaseTarget
    databaseTemplates: DatabaseTemplates
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

/** One file's own database, a copy of a template. Call it in `beforeAll`, `close` in `afterAll`. */
export async function createTestDatabase(
  options: { poolSize?: number; from?: keyof DatabaseTemplates } = {},
): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const template = inject('databaseTemplates')[options.from ?? 'migrated']
  const name = await createEmptyDatabase(server, template)
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

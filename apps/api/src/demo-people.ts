import { sql } from 'kysely'
import type { Database } from './db/client.ts'

/**
 * Refuses to run in production where the demo world was loaded: the README names its passwords, one of them a super
 * administrator's. Nobody real has an e-mail at its domain, which is reserved for examples.
 *
 * @throws Error that names the command that removes them
 */
export async function requireNoDemoPeople(db: Database): Promise<void> {
  const { people } = await db
    .selectFrom('user')
    .where('email', 'like', '%@atrio.example')
    .select(sql<number>`count(*)::int`.as('people'))
    .executeTakeFirstOrThrow()
  if (people === 0) return
  throw new Error(
    `ATRIO_MODE=production: this database has ${people} people of the demonstration, whose passwords everybody knows. ` +
      'Remove them with: npm run demo:remove',
  )
}

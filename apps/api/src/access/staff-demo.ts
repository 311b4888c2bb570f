import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { hasFator, makeFator } from './staff-factor.ts'

/** What an authenticator app makes the digits of the demonstration's staff from; README.md says it, too. */
export const DEMO_SECRET = 'ATRIODEMOATRIODEMOATRIODEMOATRIO'

/** Gives the staff of the demo world a second factor that everybody knows, as everybody knows their passwords. */
export async function giveDemoFactors(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  emails: readonly string[],
): Promise<void> {
  const people = await db.selectFrom('user').where('email', 'in', emails).select('id').execute()
  for (const { id: userId } of people) {
    if (await hasFator(db, userId)) continue
    await makeFator(secrets, db, { userId, segredo: DEMO_SECRET })
    await db
      .updateTable('equipeFator')
      .set({ confirmadoEm: sql<Date>`now()` })
      .where('userId', '=', userId)
      .execute()
  }
}

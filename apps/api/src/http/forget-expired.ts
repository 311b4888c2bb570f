import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Regular } from '../jobs/regular.ts'

/** Rows that count for nothing once their time is over. */
export const httpRegular: readonly Regular<Pick<Deps, 'db'>>[] = [
  { name: 'forget-expired', cron: '*/10 * * * *', seconds: 300, run: forgetExpired },
]

async function forgetExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const table of ['rateLimit', 'captchaUse'] as const) {
    await db
      .deleteFrom(table)
      .where('expiresAt', '<', sql<Date>`now()`)
      .execute()
  }
}

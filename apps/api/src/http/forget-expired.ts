import { sql } from 'kysely'
import { withTenantOnce } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { Regular } from '../jobs/regular.ts'
import { attendEach, igrejasWith } from '../jobs/rounds.ts'

/** Rows that count for nothing once their time is over. */
export const httpRegular: readonly Regular<Pick<Deps, 'db'>>[] = [
  { name: 'forget-expired', cron: '*/10 * * * *', seconds: 300, run: forgetExpired },
  { name: 'forget-answers', cron: '20 3 * * *', seconds: 3_600, run: forgetAnswers },
]

async function forgetExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const table of ['rateLimit', 'captchaUse', 'chaveDesafio', 'equipeFatorPerdido'] as const) {
    await db
      .deleteFrom(table)
      .where('expiresAt', '<', sql<Date>`now()`)
      .execute()
  }
}

/** Answers that were kept for whoever asks again with the same `Idempotency-Key`: three days, and one more at most. */
export async function forgetAnswers({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<void> {
  const old = sql<boolean>`data_cadastro < now() - interval '72 hours'`
  await attendEach(
    igrejasWith(db, sql`exists (select from idempotencia where ${old})`),
    (igrejaId) =>
      withTenantOnce(db, { igrejaId }, (trx) => trx.deleteFrom('idempotencia').where(old).execute()),
    signal,
  )
}

import { localeOf, type Locale } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import type { Recipient } from './announce.ts'

/** Somebody with an account, in the language that they read in, or in `otherwise` where they never chose one. */
export async function recipientOf(
  trx: TenantTrx,
  { userId, otherwise = 'en' }: { userId: number; otherwise?: Locale },
): Promise<Recipient> {
  const { email, idioma } = await trx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['email', 'idioma'])
    .executeTakeFirstOrThrow()
  return { email, locale: localeOf(idioma) ?? otherwise, userId }
}

import type { Locale } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { emailTeste } from './kinds.ts'

/** Mails whoever asks; answers where to. */
export async function mailTest(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, userId, locale }: { igrejaId: number; userId: number; locale: Locale },
): Promise<string> {
  const { email } = await trx
    .selectFrom('user')
    .where('id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow()
  await announce(trx, { kind: emailTeste, igrejaId, to: { email, locale, userId }, facts: { url: '/' } })
  return email
}

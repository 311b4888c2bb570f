import { localeOf } from '@atrio/rules'
import type { Facts, Kind } from '../announce/kind.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'

/** Tells somebody of the staff of their way in, as one of their churches does. */
export async function tellStaff(
  ctx: Context,
  trx: TenantTrx,
  given: { igrejaId: number; userId: number; nome: string; kind: Kind<Facts & { nome: string }> },
): Promise<void> {
  const { igrejaId, userId, nome, kind } = given
  const { email, idioma } = await trx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['email', 'idioma'])
    .executeTakeFirstOrThrow()
  await ctx.deps.announce(trx, {
    kind,
    igrejaId,
    to: { email, locale: localeOf(idioma) ?? ctx.locale, userId },
    facts: { url: '/admin', nome },
  })
}

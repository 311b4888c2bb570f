import type { Facts, Kind } from '../announce/kind.ts'
import { recipientOf } from '../announce/recipient.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'

/** Tells somebody of the staff of their way in, as one of their churches does. */
export async function tellStaff(
  ctx: Context,
  trx: TenantTrx,
  given: { igrejaId: number; userId: number; nome: string; kind: Kind<Facts & { nome: string }> },
): Promise<void> {
  const { igrejaId, userId, nome, kind } = given
  await ctx.deps.announce(trx, {
    kind,
    igrejaId,
    to: await recipientOf(trx, { userId, otherwise: ctx.locale }),
    facts: { url: '/admin', nome },
  })
}

import { sql } from 'kysely'
import { recipientOf } from '../announce/recipient.ts'
import { withTenant } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'
import { tellAdmins } from '../tell-admins.ts'
import { hashMailed, mailedCode } from './lost-factor-codes.ts'
import { listServed } from './lost-factor-churches.ts'
import { fatorPerdidoCodigo, fatorTrocado } from './lost-factor-kinds.ts'
import type { LostBy } from './lost-factor-request.ts'
import { findNome } from './staff-churches.ts'

/** Mails the code that sets a new factor up, once for each request; from then on the request lasts for an hour. */
export async function sendCode(ctx: Context, { userId, id }: { userId: number; id: string }): Promise<void> {
  const { deps } = ctx
  const codigo = mailedCode()
  const { igrejaId } = await findNome(deps, { userId })
  await withTenant(deps.db, { igrejaId, userId }, async (trx) => {
    const kept = await trx
      .updateTable('equipeFatorPerdido')
      .set({ codigoHash: hashMailed(codigo), expiresAt: sql<Date>`now() + interval '1 hour'` })
      .where('id', '=', id)
      .where('codigoHash', 'is', null)
      .returning('expiresAt')
      .executeTakeFirst()
    if (!kept) return
    await deps.announce(trx, {
      kind: fatorPerdidoCodigo,
      igrejaId,
      to: await recipientOf(trx, { userId, otherwise: ctx.locale }),
      facts: { url: '/admin', codigo, validoAte: kept.expiresAt.toISOString() },
    })
  })
}

/** At each church where they serve its administrators hear of it, and so do they. */
export async function tellReplaced(
  { deps }: Context,
  { userId, por }: { userId: number } & LostBy,
): Promise<void> {
  for (const [index, igrejaId] of (await listServed(deps, { userId })).entries())
    await withTenant(deps.db, { igrejaId, userId }, (trx) =>
      tellAdmins(deps, trx, {
        igrejaId,
        userId,
        kind: fatorTrocado,
        acao: 'fatorTrocado',
        dados: { por },
        isTold: index === 0,
        facts: (quem) => ({ url: '/admin', quem }),
      }),
    )
}

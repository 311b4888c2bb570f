import type { Pedido } from '@atrio/contract'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { isDesistenciaSigned } from '../payments/order/give-up-token.ts'
import { refund } from '../payments/refund/refund.ts'
import { regret } from '../payments/refund/regret.ts'
import { viewPedido } from '../payments/order/view-order.ts'

interface Signed {
  codigo: string
  token: string
}

/** The order of a mail's link. @throws AppError NOT_FOUND, also for a token that is not its own */
export async function getDesistencia(ctx: Context, signed: Signed): Promise<Pedido> {
  return inTenant(ctx, async (trx) => viewPedido(ctx.deps, trx, { id: await findSigned(ctx, trx, signed) }))
}

/** Its buyer asks for the money back without logging in. What the provider does not tell stays unknown, and is asked on. */
export async function regretByLink(ctx: Context, signed: Signed): Promise<Pedido> {
  const igrejaId = requireIgreja(ctx).id
  const estornos = await inTenant(ctx, async (trx) => {
    const pedidoId = await findSigned(ctx, trx, signed)
    return regret(ctx.deps, trx, { pedidoId, ator: 'comprador:link' })
  })
  for (const estornoId of estornos) await refund(ctx.deps, { igrejaId, estornoId })
  return getDesistencia(ctx, signed)
}

async function findSigned(ctx: Context, trx: TenantTrx, { codigo, token }: Signed): Promise<number> {
  const order = { igrejaId: requireIgreja(ctx).id, codigo }
  if (!isDesistenciaSigned(ctx.deps.secrets, order, token)) throw new AppError('NOT_FOUND')
  const row = await trx
    .selectFrom('pedido')
    .where('codigo', '=', codigo.toUpperCase())
    .select('id')
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row.id
}

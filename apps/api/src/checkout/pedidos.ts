import type { CallInput, CallResult, checkoutCalls, Pedido } from '@atrio/contract'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { activePagamento, verify } from '../payments/charge/send.ts'
import { giveUp } from '../payments/order/give-up.ts'
import { refund } from '../payments/refund/refund.ts'
import { regret } from '../payments/refund/regret.ts'
import { selectPedidos, toPedidoListado } from '../payments/order/list-orders.ts'
import { findPedidoId, viewPedido, type Viewer } from '../payments/order/view-order.ts'

type Calls = typeof checkoutCalls

/** @throws AppError NOT_FOUND */
export function getPedido(ctx: Context, viewer: Viewer, codigo: string): Promise<Pedido> {
  return inTenant(ctx, async (trx) => viewPedido(ctx.deps, trx, await findPedidoId(trx, viewer, codigo)))
}

export async function listPedidos(
  trx: TenantTrx,
  userId: number,
  { tipo, ...place }: CallInput<Calls['listPedidos']>['query'],
): Promise<CallResult<Calls['listPedidos']>> {
  const own = selectPedidos(trx)
    .where('userId', '=', userId)
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!))
  const { rows, total } = await readPage(own, place)
  return { pedidos: rows.map(toPedidoListado), total }
}

/** Looks at the provider now, for a person who has paid and waits. */
export async function verificarPedido(ctx: Context, viewer: Viewer, codigo: string): Promise<Pedido> {
  const igrejaId = requireIgreja(ctx).id
  await ctx.deps.limits.spend([{ name: 'verificacao', key: codigo, points: 30, seconds: 60 }])
  const active = await inTenant(ctx, async (trx) =>
    activePagamento(trx, await findPedidoId(trx, viewer, codigo)),
  )
  if (active && active.gatewayId !== null) await verify(ctx.deps, { igrejaId, pagamentoId: active.id })
  return getPedido(ctx, viewer, codigo)
}

/** @throws AppError NOT_FOUND, ORDER_NOT_CANCELABLE */
export async function cancelarPedido(ctx: Context, userId: number, codigo: string): Promise<Pedido> {
  const before = await getPedido(ctx, { userId }, codigo)
  if (!before.podeCancelar) throw new AppError('ORDER_NOT_CANCELABLE')
  const pedidoId = await inTenant(ctx, (trx) => findPedidoId(trx, { userId }, codigo))
  const igrejaId = requireIgreja(ctx).id
  const done = await giveUp(ctx.deps, { igrejaId, pedidoId, ator: `user:${userId}` })
  if (!done) throw new AppError('ORDER_NOT_CANCELABLE')
  return getPedido(ctx, { userId }, codigo)
}

/** @throws AppError NOT_FOUND, ORDER_NOT_REFUNDABLE */
export async function estornarPedido(ctx: Context, userId: number, codigo: string): Promise<Pedido> {
  const igrejaId = requireIgreja(ctx).id
  const estornos = await inTenant(ctx, async (trx) => {
    const pedidoId = await findPedidoId(trx, { userId }, codigo)
    return regret(ctx.deps, trx, { pedidoId, ator: `user:${userId}` })
  })
  for (const estornoId of estornos) await refund(ctx.deps, { igrejaId, estornoId })
  return getPedido(ctx, { userId }, codigo)
}

import type { CallInput, CallResult, checkoutCalls, Pedido } from '@atrio/contract'
import { sql } from 'kysely'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { activePagamento, verify } from '../payments/charge/send.ts'
import { giveUp } from '../payments/order/give-up.ts'
import { refund } from '../payments/refund/refund.ts'
import { regret } from '../payments/refund/regret.ts'
import { selectPedidos, toPedidoListado, waiting } from '../payments/order/list-orders.ts'
import { findPedidoId, viewPedido, type Viewer } from '../payments/order/view-order.ts'

type Calls = typeof checkoutCalls

/** An order, and who asks for it. */
type Viewed = Viewer & { codigo: string }
type Own = Viewed & { userId: number }

/** @throws AppError NOT_FOUND */
export function getPedido(ctx: Context, viewed: Viewed): Promise<Pedido> {
  return inTenant(ctx, async (trx) => viewPedido(ctx.deps, trx, { id: await findPedidoId(trx, viewed) }))
}

export async function listPedidos(
  deps: Pick<Deps, 'purchases'>,
  trx: TenantTrx,
  {
    userId,
    tipo,
    aguardandoPagamento,
    ...place
  }: CallInput<Calls['listPedidos']>['query'] & { userId: number },
): Promise<CallResult<Calls['listPedidos']>> {
  const own = selectPedidos(deps, trx)
    .where('userId', '=', userId)
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!))
    .$if(aguardandoPagamento === 'true', (query) =>
      query
        .where('pedido.situacao', 'in', waiting)
        .where('pedido.total', '>', 0n)
        .where('pedido.expiraEm', '>', sql<Date>`now()`)
        .orderBy('pedido.expiraEm'),
    )
    .orderBy('pedido.dataCadastro', 'desc')
    .orderBy('pedido.id', 'desc')
  const { rows, total } = await readPage(own, place)
  return { pedidos: rows.map((row) => toPedidoListado(deps, row)), total }
}

/** Looks at the provider now, for a person who has paid and waits. */
export async function askProvider(ctx: Context, viewed: Viewed): Promise<Pedido> {
  const { codigo } = viewed
  const igrejaId = requireIgreja(ctx).id
  await ctx.deps.limits.spend([{ name: 'verificacao', key: codigo, points: 30, seconds: 60 }])
  const active = await inTenant(ctx, async (trx) =>
    activePagamento(ctx.deps, trx, { pedidoId: await findPedidoId(trx, viewed) }),
  )
  if (active && active.gatewayId !== null) await verify(ctx.deps, { igrejaId, pagamentoId: active.id })
  return getPedido(ctx, viewed)
}

/** @throws AppError NOT_FOUND, ORDER_NOT_CANCELABLE */
export async function cancelPedido(ctx: Context, own: Own): Promise<Pedido> {
  const before = await getPedido(ctx, own)
  if (!before.podeCancelar) throw new AppError('ORDER_NOT_CANCELABLE')
  const pedidoId = await inTenant(ctx, (trx) => findPedidoId(trx, own))
  const igrejaId = requireIgreja(ctx).id
  const done = await giveUp(ctx.deps, { igrejaId, pedidoId, ator: `user:${own.userId}` })
  if (!done) throw new AppError('ORDER_NOT_CANCELABLE')
  return getPedido(ctx, own)
}

/** @throws AppError NOT_FOUND, ORDER_NOT_REFUNDABLE */
export async function regretPedido(ctx: Context, own: Own): Promise<Pedido> {
  const igrejaId = requireIgreja(ctx).id
  const estornos = await inTenant(ctx, async (trx) => {
    const pedidoId = await findPedidoId(trx, own)
    return regret(ctx.deps, trx, { pedidoId, ator: `user:${own.userId}` })
  })
  for (const estornoId of estornos) await refund(ctx.deps, { igrejaId, estornoId })
  return getPedido(ctx, own)
}

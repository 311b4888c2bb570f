import type { CallInput, checkoutCalls, Pedido } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { openPagamento } from '../payments/order/open-order.ts'
import { activePagamento, callOff, send } from '../payments/charge/send.ts'
import { sealComprador, toComprador } from '../payments/order/buyer.ts'
import { choosePayment, findInstrument, requireConclusive } from '../payments/charge/choose-payment.ts'
import { lockPedido, type PedidoRow } from '../payments/order/load-order.ts'
import { kindOf } from '../payments/order/purchase-kind.ts'
import { loadConfiguracao, loadMetodos } from '../payments/charge/methods.ts'
import { prazoOf } from '../payments/charge/deadline.ts'
import { findPedidoId, viewPedido } from '../payments/order/view-order.ts'

type Given = CallInput<(typeof checkoutCalls)['trocarMetodoPedido']>['body']

/**
 * Pays an open order in another way. What the person had in hand before is made unpayable at its provider and read
 * again; should both be paid all the same, the second goes back by itself.
 *
 * @throws AppError NOT_FOUND, ORDER_NOT_CANCELABLE, RECURRENCE_NOT_ALLOWED, and those of a choice of payment
 */
export async function changeMethod(
  ctx: Context,
  { userId, codigo, given }: { userId: number; codigo: string; given: Given },
): Promise<Pedido> {
  const { deps } = ctx
  const igrejaId = requireIgreja(ctx).id
  const pedidoId = await inTenant(ctx, (trx) => findPedidoId(trx, { userId, codigo }))
  const before = await inTenant(ctx, (trx) => viewPedido(deps, trx, { id: pedidoId }))
  if (!before.podeTrocarMetodo) throw new AppError('ORDER_NOT_CANCELABLE')
  // Checked once before anything is called off: a choice that cannot be had costs nobody their Pix.
  await inTenant(ctx, async (trx) => {
    const { pedido } = await lockPedido(deps, trx, { id: pedidoId })
    await choose(ctx, trx, { pedido, given })
  })
  const active = await inTenant(ctx, (trx) => activePagamento(deps, trx, { pedidoId }))
  if (active && !(await callOff(deps, { igrejaId, pagamentoId: active.id }))) {
    throw new AppError('ORDER_NOT_CANCELABLE')
  }
  const begun = await inTenant(ctx, (trx) => begin(ctx, trx, { pedidoId, userId, given }))
  if (begun) await send(deps, begun)
  const pedido = await inTenant(ctx, (trx) => viewPedido(deps, trx, { id: pedidoId }))
  requireConclusive(pedido)
  return pedido
}

async function begin(
  ctx: Context,
  trx: TenantTrx,
  { pedidoId, userId, given }: { pedidoId: number; userId: number; given: Given },
) {
  const loaded = await lockPedido(ctx.deps, trx, { id: pedidoId })
  const { pedido } = loaded
  const { choice, config, descricao, purpose } = await choose(ctx, trx, { pedido, given })
  const { metodo, parcelas } = choice
  const prazo = await prazoOf(trx, { metodo: metodo.codigo, config })
  const now = await trx
    .updateTable('pedido')
    .set({
      taxas: choice.taxas,
      juros: choice.juros,
      total: choice.total,
      metodo: metodo.codigo,
      parcelas,
      expiraEm: prazo.esperarAte,
      compradorEncrypted: sealComprador(ctx.deps.secrets, pedido.codigo, toComprador(given.comprador)),
    })
    .where('id', '=', pedidoId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await kindOf(ctx.deps, pedido).repriced?.(trx, {
    pedido: now,
    taxas: choice.taxas,
    until: prazo.esperarAte,
  })
  return openPagamento(ctx.deps, trx, {
    loaded: { ...loaded, pedido: now },
    metodo,
    config,
    parcelas,
    descricao: descricao ?? config.nome,
    prazo,
    ...(await findInstrument(ctx.deps, trx, { userId, given: given.pagamento, metodo })),
    save: choice.saves && (given.pagamento.salvarCartao || purpose.needsKeptCard),
    ator: `user:${userId}`,
  })
}

async function choose(ctx: Context, trx: TenantTrx, { pedido, given }: { pedido: PedidoRow; given: Given }) {
  const config = await loadConfiguracao(trx, { igrejaId: pedido.igrejaId })
  const { purpose, descricao } = await kindOf(ctx.deps, pedido).terms(trx, pedido)
  const metodos = await loadMetodos(trx)
  const choice = choosePayment(ctx.deps, { valor: pedido.valor, config, metodos, purpose, given })
  if (!choice) throw new AppError('ORDER_NOT_CANCELABLE')
  return { choice, config, descricao, purpose }
}

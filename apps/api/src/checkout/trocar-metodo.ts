import type { CallInput, checkoutCalls, Pedido } from '@atrio/contract'
import { allocateCents } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { openPagamento } from '../payments/order/open-order.ts'
import { activePagamento, callOff, send } from '../payments/charge/send.ts'
import { sealComprador, toComprador } from '../payments/order/buyer.ts'
import {
  choosePayment,
  findInstrument,
  requireConclusive,
  type Choice,
} from '../payments/charge/choose-payment.ts'
import { lockPedido, type PedidoRow } from '../payments/order/load-order.ts'
import { eventPurpose, givingPurpose } from '../payments/order/purpose.ts'
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
export async function trocarMetodo(
  ctx: Context,
  { userId, codigo, given }: { userId: number; codigo: string; given: Given },
): Promise<Pedido> {
  const { deps } = ctx
  const igrejaId = requireIgreja(ctx).id
  const pedidoId = await inTenant(ctx, (trx) => findPedidoId(trx, { userId }, codigo))
  const before = await inTenant(ctx, (trx) => viewPedido(deps, trx, pedidoId))
  if (!before.podeTrocarMetodo) throw new AppError('ORDER_NOT_CANCELABLE')
  // Checked once before anything is called off: a choice that cannot be had costs nobody their Pix.
  await inTenant(ctx, async (trx) => choose(ctx, trx, (await lockPedido(trx, pedidoId)).pedido, given))
  const active = await inTenant(ctx, (trx) => activePagamento(trx, pedidoId))
  if (active && !(await callOff(deps, { igrejaId, pagamentoId: active.id }))) {
    throw new AppError('ORDER_NOT_CANCELABLE')
  }
  const begun = await inTenant(ctx, (trx) => begin(ctx, trx, { pedidoId, userId, given }))
  if (begun) await send(deps, begun)
  const pedido = await inTenant(ctx, (trx) => viewPedido(deps, trx, pedidoId))
  requireConclusive(pedido)
  return pedido
}

async function begin(
  ctx: Context,
  trx: TenantTrx,
  { pedidoId, userId, given }: { pedidoId: number; userId: number; given: Given },
) {
  const loaded = await lockPedido(trx, pedidoId)
  const { pedido } = loaded
  const { choice, config, titulo } = await choose(ctx, trx, pedido, given)
  const prazo = await prazoOf(trx, choice.metodo.codigo, config)
  const now = await trx
    .updateTable('pedido')
    .set({
      taxas: choice.taxas,
      juros: choice.juros,
      total: choice.total,
      metodo: choice.metodo.codigo,
      parcelas: choice.parcelas,
      expiraEm: prazo.esperarAte,
      compradorEncrypted: sealComprador(ctx.deps.secrets, pedido.codigo, toComprador(given.comprador)),
    })
    .where('id', '=', pedidoId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('reserva')
    .set({ expiraEm: prazo.esperarAte })
    .where('pedidoId', '=', pedidoId)
    .where('situacao', '=', 'retida')
    .execute()
  await spreadFees(trx, pedidoId, choice)
  return openPagamento(
    ctx.deps,
    trx,
    { ...loaded, pedido: now },
    {
      metodo: choice.metodo,
      config,
      parcelas: choice.parcelas,
      descricao: titulo,
      prazo,
      ...(await findInstrument(ctx.deps, trx, userId, given.pagamento, choice)),
      save: choice.saves && (given.pagamento.salvarCartao || pedido.recorrenciaDias !== null),
      ator: `user:${userId}`,
    },
  )
}

async function choose(ctx: Context, trx: TenantTrx, pedido: PedidoRow, given: Given) {
  const config = await loadConfiguracao(trx, pedido.igrejaId)
  const evento =
    pedido.eventoId === null
      ? null
      : await trx.selectFrom('evento').where('id', '=', pedido.eventoId).selectAll().executeTakeFirstOrThrow()
  const purpose = evento ? eventPurpose(evento) : givingPurpose(pedido.flagUsuarioTaxa)
  const metodos = await loadMetodos(trx)
  const choice = choosePayment(ctx.deps, { valor: pedido.valor, config, metodos, purpose, given })
  if (!choice) throw new AppError('ORDER_NOT_CANCELABLE')
  // As at its beginning (`giving/doar.ts`): what comes back by itself needs a card that is kept.
  if (pedido.recorrenciaDias !== null && (choice.metodo.codigo !== 'cartao_credito' || !choice.saves)) {
    throw new AppError('RECURRENCE_NOT_ALLOWED')
  }
  return { choice, config, titulo: evento?.nome ?? config.nome }
}

async function spreadFees(trx: TenantTrx, pedidoId: number, { taxas }: Choice): Promise<void> {
  const rows = await trx
    .selectFrom('inscricao')
    .where('pedidoId', '=', pedidoId)
    .select(['id', 'valor'])
    .orderBy('numero')
    .execute()
  if (rows.length === 0) return
  const parts = allocateCents(
    taxas,
    rows.map(({ valor }) => valor),
  )
  for (const [index, { id }] of rows.entries()) {
    await trx.updateTable('inscricao').set({ taxas: parts[index]! }).where('id', '=', id).execute()
  }
}

import { createHash, randomUUID } from 'node:crypto'
import type { CallInput, CallResult, checkoutCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { requireUsuario } from '../http/usuario.ts'
import { findCartao, openCartao, saveCartao, toCartao } from '../payments/charge/cards.ts'
import { payeeAt, payeeOf } from '../payments/charge/send.ts'
import { toComprador, toPayer } from '../payments/order/buyer.ts'
import { loadMetodos } from '../payments/charge/methods.ts'
import type { OrderKind } from '../payments/order/purchase-kind.ts'

type Calls = typeof checkoutCalls

export async function listCartoes(ctx: Context, userId: number): Promise<CallResult<Calls['listCartoes']>> {
  const rows = await inTenant(ctx, (trx) =>
    trx
      .selectFrom('usuarioCartao')
      .where('userId', '=', userId)
      .where('flagRemovido', '=', false)
      .selectAll()
      .orderBy('dataCadastro', 'desc')
      .orderBy('id')
      .execute(),
  )
  const gateways = [...new Set(rows.map(({ gatewayId }) => gatewayId))]
  return {
    cartoes: gateways.map((idGatewayPagamento) => ({
      idGatewayPagamento,
      cartoes: rows.filter(({ gatewayId }) => gatewayId === idGatewayPagamento).map(toCartao),
    })),
  }
}

/** @throws AppError FORBIDDEN without an account here, PAYMENT_METHOD_UNAVAILABLE, CARD_REFUSED */
export async function createCartao(
  ctx: Context,
  { token, tipo, titular, comprador }: CallInput<Calls['createCartao']>['body'],
): Promise<CallResult<Calls['createCartao']>> {
  const { id: igrejaId } = requireIgreja(ctx)
  const { userId } = requireAuth(ctx)
  await ctx.deps.limits.spend([{ name: 'cartao', key: `user:${userId}`, points: 10, seconds: 3_600 }])
  const { metodo, payee } = await inTenant(ctx, async (trx) => {
    await requireUsuario(trx, { igrejaId, userId })
    const metodo = (await loadMetodos(trx)).find(({ codigo }) => codigo === tipo)
    return { metodo, payee: await payeeOf(trx, { igrejaId, metodo: tipo }) }
  })
  const gatewayId = metodo?.idGatewayPagamento ?? null
  const gateway = gatewayId === null ? undefined : ctx.deps.gateways.byId(gatewayId)
  if (!gateway?.capabilities().saves || gatewayId === null) throw new AppError('PAYMENT_METHOD_UNAVAILABLE')
  const payer = toPayer(toComprador(comprador))
  const result = await gateway.saveInstrument({ key: keyOf(ctx), token, tipo, payer, payee })
  if (result.kind === 'unknown') throw new AppError('UNAVAILABLE', { retryAfter: 5 })
  if (result.kind === 'declined') throw new AppError('CARD_REFUSED')
  const saved = {
    igrejaId,
    userId,
    gatewayId,
    contaGateway: payee.merchantId,
    saved: result.instrument,
    titular: titular ?? comprador.nome,
  }
  const row = await inTenant(ctx, (trx) => saveCartao(ctx.deps, trx, saved))
  return { idGatewayPagamento: gatewayId, cartao: toCartao(row) }
}

/** Forgets a card here first: a gateway that does not answer may keep it, but nothing is charged to it any more. */
export async function deleteCartao(ctx: Context, id: number): Promise<void> {
  const { userId } = requireAuth(ctx)
  const { row, payee } = await inTenant(ctx, async (trx) => {
    const row = await findCartao(trx, { userId, id })
    if (!row) throw new AppError('NOT_FOUND')
    await trx.updateTable('usuarioCartao').set({ flagRemovido: true }).where('id', '=', id).execute()
    for (const { cardForgotten } of Object.values<OrderKind>(ctx.deps.purchases))
      await cardForgotten?.(trx, { cartaoId: id })
    return { row, payee: await payeeAt(trx, { igrejaId: row.igrejaId, conta: row.contaGateway }) }
  })
  const { reference, customer } = openCartao(ctx.deps.secrets, row)
  await ctx.deps.gateways.byId(row.gatewayId)?.forgetInstrument({ reference, customer, payee })
}

/** A UUID that is the same for the same confirmation, so that a lost answer keeps no second card. */
function keyOf(ctx: Context): string {
  const given = ctx.header('idempotency-key')
  if (given === undefined) return randomUUID()
  const hex = createHash('sha256').update(`${ctx.auth?.userId}:${given}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

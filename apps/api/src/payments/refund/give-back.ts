import { randomUUID } from 'node:crypto'
import type { MotivoDevolucao } from '@atrio/contract'
import { allocateCents, centsToWire, refundableCents, sumCents } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { refundAll } from './regret.ts'
import { lockPedido, type LoadedPedido, type PagamentoRow, type PedidoRow } from '../order/load-order.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'
import { requireGateway } from '../charge/attempt.ts'
import { kindOf, type Piece } from '../order/purchase-kind.ts'

/**
 * The church gives a paid order back, one ticket of it, or of a gift so much that `devolvido` has gone back in all. Asked
 * again it does what is still missing: a refund that failed is tried anew, and what has gone back does not go again.
 * @returns refunds to be sent after the commit.
 * @throws AppError NOT_FOUND for a ticket of another order, ORDER_NOT_REFUNDABLE, AMOUNT_OUT_OF_RANGE
 */
export async function giveBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: {
    pedidoId: number
    inscricaoId: number | undefined
    devolvido: bigint | undefined
    motivo: MotivoDevolucao
    ator: string
  },
): Promise<string[]> {
  const { pedidoId: id, inscricaoId, devolvido, motivo, ator } = given
  const loaded = await lockPedido(deps, trx, { id })
  const { pedido } = loaded
  const pieces = await listPieces(deps, trx, pedido)
  const own = pieces.find((piece) => piece.id === inscricaoId)
  if (inscricaoId !== undefined && !own) throw new AppError('NOT_FOUND')
  if (pedido.situacao === 'reembolsado') return []
  if (pedido.situacao !== 'aprovado') throw new AppError('ORDER_NOT_REFUNDABLE')
  if (devolvido !== undefined) {
    const estornos = await giveUpTo(deps, trx, { loaded, devolvido, ator })
    return explain(trx, { estornos, motivo })
  }
  const others = pieces.filter((piece) => piece !== own && piece.situacao !== 'cancelada')
  // With its last piece an order is given back with all that it cost.
  if (own && others.length > 0) {
    const estornos = await givePieceBack(deps, trx, { loaded, pieces, own, motivo, ator })
    return explain(trx, { estornos, motivo })
  }
  if (pedido.total > 0n) {
    return explain(trx, { estornos: await refundAll(deps, trx, { loaded, ator }), motivo })
  }
  await changePedido(deps, trx, { id, ator, event: { type: 'pedidoCanceled' } })
  return []
}

/** What of an order, and of each of its pieces alone, is neither given back nor on its way. */
export async function whatGoesBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  loaded: LoadedPedido,
): Promise<{
  podeDevolver: boolean
  podeDevolverParte: boolean
  restante: bigint
  devolvido: bigint
  pieces: {
    id: number
    situacao: Piece['situacao']
    podeDevolver: boolean
    restante: bigint
  }[]
}> {
  const { pedido, facts } = loaded
  const isPaid = pedido.situacao === 'aprovado'
  const restante = sumCents(Object.values(facts.pagamentos).map(refundableCents))
  const pieces = await listPieces(deps, trx, pedido)
  const good = pieces.filter(({ situacao }) => situacao !== 'cancelada')
  const { gatewayId, refunded } = paidPart(loaded)
  const inParts = canGiveBackParts(deps, gatewayId)
  return {
    podeDevolver: isPaid && (restante > 0n || pedido.total === 0n),
    podeDevolverParte: isPaid && restante > 1n && isPartial(deps, pedido) && inParts,
    restante: isPaid ? restante : 0n,
    devolvido: refunded,
    pieces: pieces.map((own) => {
      const isLast = good.every((piece) => piece === own)
      const missing = isLast ? restante : owedFor(pedido, pieces, own) - refunded
      const can = missing > 0n ? inParts || isLast : own.situacao !== 'cancelada'
      return {
        id: own.id,
        situacao: own.situacao,
        podeDevolver: isPaid && can,
        restante: isPaid && missing > 0n ? missing : 0n,
      }
    }),
  }
}

/** Keeps with refunds why they were asked for. */
async function explain(
  trx: TenantTrx,
  { estornos, motivo }: { estornos: string[]; motivo: MotivoDevolucao },
): Promise<string[]> {
  if (estornos.length === 0) return estornos
  await trx
    .updateTable('estorno')
    .set({ motivo })
    .where('id', '=', (eb) => eb.fn.any(eb.val(estornos)))
    .execute()
  return estornos
}

/** A part of it is an amount; what has pieces gives back one of them. */
function isPartial(deps: PaymentDeps, pedido: PedidoRow): boolean {
  return kindOf(deps, pedido).pieces === undefined
}

async function giveUpTo(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { loaded: LoadedPedido; devolvido: bigint; ator: string },
): Promise<string[]> {
  const { loaded, devolvido, ator } = given
  const { pagamento, gatewayId, refunded } = paidPart(loaded)
  if (!pagamento || !isPartial(deps, loaded.pedido)) throw new AppError('ORDER_NOT_REFUNDABLE')
  if (devolvido > pagamento.capturado) {
    const detalhes = { minimo: centsToWire(refunded), maximo: centsToWire(pagamento.capturado) }
    throw new AppError('AMOUNT_OUT_OF_RANGE', { detalhes })
  }
  const isAll = devolvido === pagamento.capturado && refunded === 0n
  if (!isAll && devolvido > refunded && !canGiveBackParts(deps, gatewayId)) {
    throw new AppError('ORDER_NOT_REFUNDABLE')
  }
  return sendBack(deps, trx, { loaded, pagamento, cents: devolvido - refunded, ator })
}

async function givePieceBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { loaded: LoadedPedido; pieces: Piece[]; own: Piece; motivo: MotivoDevolucao; ator: string },
): Promise<string[]> {
  const { loaded, pieces, own, motivo, ator } = given
  const { pedido } = loaded
  const { pagamento, gatewayId, refunded } = paidPart(loaded)
  const missing = owedFor(pedido, pieces, own) - refunded
  if (missing > 0n && !canGiveBackParts(deps, gatewayId)) {
    throw new AppError('ORDER_NOT_REFUNDABLE')
  }
  if (own.situacao !== 'cancelada') {
    await kindOf(deps, pedido).pieces?.release(trx, { pedido, piece: own, motivo, ator })
  }
  return sendBack(deps, trx, { loaded, pagamento, cents: missing, ator })
}

async function sendBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { loaded: LoadedPedido; pagamento: PagamentoRow | undefined; cents: bigint; ator: string },
): Promise<string[]> {
  const { loaded, pagamento, cents, ator } = given
  if (!pagamento || cents <= 0n) return []
  const estorno = randomUUID()
  const event = { type: 'estornoRequested' as const, pagamento: pagamento.id, estorno, cents }
  const { kind } = await changePedido(deps, trx, { id: loaded.pedido.id, ator, event })
  return kind === 'applied' ? [estorno] : []
}

/** The payment that counts, and what of it has gone back or is on its way. */
function paidPart({ pagamentos, facts }: LoadedPedido) {
  const pagamento = pagamentos.find(({ capturado, flagDevolver }) => capturado > 0n && !flagDevolver)
  const paid = pagamento && facts.pagamentos[pagamento.id]!
  return {
    pagamento,
    gatewayId: pagamento?.gatewayId ?? null,
    refunded: paid ? paid.capturedCents - refundableCents(paid) : 0n,
  }
}

/** What the pieces that are given back have cost, this one with them: their part of all, with fees and interest. */
function owedFor({ total }: PedidoRow, pieces: Piece[], own: Piece): bigint {
  const prices = pieces.map(({ valor, taxas }) => valor + taxas)
  if (total === 0n || sumCents(prices) === 0n) return 0n
  const parts = allocateCents(total, prices)
  return sumCents(parts.filter((_, at) => pieces[at] === own || pieces[at]!.situacao === 'cancelada'))
}

function canGiveBackParts({ gateways }: PaymentDeps, gatewayId: number | null): boolean {
  return gatewayId === null || requireGateway(gateways, gatewayId).capabilities().partialRefunds
}

async function listPieces(deps: PaymentDeps, trx: TenantTrx, pedido: PedidoRow): Promise<Piece[]> {
  return (await kindOf(deps, pedido).pieces?.list(trx, { pedidoId: pedido.id })) ?? []
}

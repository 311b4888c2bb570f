import { randomUUID } from 'node:crypto'
import type { MotivoDevolucao } from '@atrio/contract'
import { allocateCents, centsToWire, refundableCents, sumCents } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../ledger/audit.ts'
import { refundAll } from './regret.ts'
import { releaseTicket } from '../order/stock.ts'
import { lockPedido, type LoadedPedido, type PagamentoRow, type PedidoRow } from '../order/load-order.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'
import { requireGateway } from '../charge/attempt.ts'

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
  const loaded = await lockPedido(trx, id)
  const { pedido } = loaded
  const tickets = await listTickets(trx, id)
  const own = tickets.find((ticket) => ticket.id === inscricaoId)
  if (inscricaoId !== undefined && !own) throw new AppError('NOT_FOUND')
  if (pedido.situacao === 'reembolsado') return []
  if (pedido.situacao !== 'aprovado') throw new AppError('ORDER_NOT_REFUNDABLE')
  if (devolvido !== undefined) {
    const estornos = await giveUpTo(deps, trx, { loaded, devolvido, ator })
    return explain(trx, estornos, motivo)
  }
  const others = tickets.filter((ticket) => ticket !== own && ticket.situacao !== 'cancelada')
  // With its last ticket an order is given back with all that it cost.
  if (own && others.length > 0) {
    const estornos = await giveTicketBack(deps, trx, { loaded, tickets, own, motivo, ator })
    return explain(trx, estornos, motivo)
  }
  if (pedido.total > 0n) return explain(trx, await refundAll(deps, trx, { loaded, ator }), motivo)
  await changePedido(deps, trx, { id, ator, event: { type: 'pedidoCanceled' } })
  return []
}

/** What of an order, and of each of its tickets alone, is neither given back nor on its way. */
export async function whatGoesBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  loaded: LoadedPedido,
): Promise<{
  podeDevolver: boolean
  podeDevolverParte: boolean
  restante: bigint
  devolvido: bigint
  ingressos: {
    id: number
    situacao: 'pendente' | 'ativa' | 'cancelada'
    podeDevolver: boolean
    restante: bigint
  }[]
}> {
  const { pedido, facts } = loaded
  const isPaid = pedido.situacao === 'aprovado'
  const restante = sumCents(Object.values(facts.pagamentos).map(refundableCents))
  const tickets = await listTickets(trx, pedido.id)
  const good = tickets.filter(({ situacao }) => situacao !== 'cancelada')
  const { gatewayId, refunded } = paidPart(loaded)
  const inParts = canGiveBackParts(deps, gatewayId)
  return {
    podeDevolver: isPaid && (restante > 0n || pedido.total === 0n),
    podeDevolverParte: isPaid && restante > 1n && isPartial(pedido) && inParts,
    restante: isPaid ? restante : 0n,
    devolvido: refunded,
    ingressos: tickets.map((own) => {
      const isLast = good.every((ticket) => ticket === own)
      const missing = isLast ? restante : owedFor(pedido, tickets, own) - refunded
      const can = missing > 0n ? inParts || isLast : own.situacao !== 'cancelada'
      return {
        id: own.id,
        situacao: own.situacao as 'pendente' | 'ativa' | 'cancelada',
        podeDevolver: isPaid && can,
        restante: isPaid && missing > 0n ? missing : 0n,
      }
    }),
  }
}

/** Keeps with refunds why they were asked for. */
async function explain(trx: TenantTrx, estornos: string[], motivo: MotivoDevolucao): Promise<string[]> {
  if (estornos.length === 0) return estornos
  await trx
    .updateTable('estorno')
    .set({ motivo })
    .where('id', '=', (eb) => eb.fn.any(eb.val(estornos)))
    .execute()
  return estornos
}

/** What gives a part back by an amount; of tickets each has its own. */
function isPartial({ tipo }: PedidoRow): boolean {
  return tipo !== 'evento'
}

async function giveUpTo(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { loaded: LoadedPedido; devolvido: bigint; ator: string },
): Promise<string[]> {
  const { loaded, devolvido, ator } = given
  const { pagamento, gatewayId, refunded } = paidPart(loaded)
  if (!pagamento || !isPartial(loaded.pedido)) throw new AppError('ORDER_NOT_REFUNDABLE')
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

type Ticket = Awaited<ReturnType<typeof listTickets>>[number]

async function giveTicketBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { loaded: LoadedPedido; tickets: Ticket[]; own: Ticket; motivo: MotivoDevolucao; ator: string },
): Promise<string[]> {
  const { loaded, tickets, own, motivo, ator } = given
  const { pedido } = loaded
  const { pagamento, gatewayId, refunded } = paidPart(loaded)
  const missing = owedFor(pedido, tickets, own) - refunded
  if (missing > 0n && !canGiveBackParts(deps, gatewayId)) {
    throw new AppError('ORDER_NOT_REFUNDABLE')
  }
  if (own.situacao !== 'cancelada') {
    await releaseTicket(trx, pedido, own)
    const alvo = `inscricao:${own.id}`
    audit(trx, [{ igrejaId: pedido.igrejaId, ator, acao: 'ingressoDevolvido', alvo, dados: { motivo } }])
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

/** What the tickets that are given back have cost, this one with them: their part of all, with fees and interest. */
function owedFor({ total }: PedidoRow, tickets: Ticket[], own: Ticket): bigint {
  const prices = tickets.map(({ valor, taxas }) => valor + taxas)
  if (total === 0n || sumCents(prices) === 0n) return 0n
  const parts = allocateCents(total, prices)
  return sumCents(parts.filter((_, at) => tickets[at] === own || tickets[at]!.situacao === 'cancelada'))
}

function canGiveBackParts({ gateways }: PaymentDeps, gatewayId: number | null): boolean {
  return gatewayId === null || requireGateway(gateways, gatewayId).capabilities().partialRefunds
}

function listTickets(trx: TenantTrx, pedidoId: number) {
  return trx
    .selectFrom('inscricao')
    .where('pedidoId', '=', pedidoId)
    .select(['id', 'valor', 'taxas', 'situacao', 'ingressoId', 'loteId'])
    .orderBy('numero')
    .execute()
}

import { randomUUID } from 'node:crypto'
import { allocateCents, refundableCents, sumCents } from '@atrio/rules'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { audit } from './auditoria.ts'
import { refundAll } from './estornar.ts'
import { releaseTicket } from './estoque-pedido.ts'
import { lockPedido, type LoadedPedido, type PedidoRow } from './facts.ts'
import { changePedido, type PaymentDeps } from './mudar-pedido.ts'
import { requireGateway } from './tentativa.ts'

/**
 * The church gives a paid order back, or one ticket of it. Asked again it does what is still missing: a refund that
 * failed is tried anew, and what has gone back does not go again.
 * @returns refunds to be sent after the commit.
 * @throws AppError NOT_FOUND for a ticket of another order, ORDER_NOT_REFUNDABLE
 */
export async function giveBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { pedidoId: number; inscricaoId: number | undefined; ator: string },
): Promise<string[]> {
  const { pedidoId: id, inscricaoId, ator } = given
  const loaded = await lockPedido(trx, id)
  const { pedido } = loaded
  const tickets = await listTickets(trx, id)
  const own = tickets.find((ticket) => ticket.id === inscricaoId)
  if (inscricaoId !== undefined && !own) throw new AppError('NOT_FOUND')
  if (pedido.situacao === 'reembolsado') return []
  if (pedido.situacao !== 'aprovado') throw new AppError('ORDER_NOT_REFUNDABLE')
  const others = tickets.filter((ticket) => ticket !== own && ticket.situacao !== 'cancelada')
  // With its last ticket an order is given back with all that it cost.
  if (own && others.length > 0) return giveTicketBack(deps, trx, { loaded, tickets, own, ator })
  if (pedido.total > 0n) return refundAll(deps, trx, { loaded, ator })
  await changePedido(deps, trx, { id, ator, event: { type: 'pedidoCanceled' } })
  return []
}

type Ticket = Awaited<ReturnType<typeof listTickets>>[number]

async function giveTicketBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: { loaded: LoadedPedido; tickets: Ticket[]; own: Ticket; ator: string },
): Promise<string[]> {
  const { loaded, tickets, own, ator } = given
  const { pedido, pagamentos } = loaded
  const pagamento = pagamentos.find(({ capturado, flagDevolver }) => capturado > 0n && !flagDevolver)
  const facts = pagamento && loaded.facts.pagamentos[pagamento.id]!
  const refunded = facts ? facts.capturedCents - refundableCents(facts) : 0n
  const missing = owedFor(pedido, tickets, own) - refunded
  if (missing > 0n && !canGiveBackParts(deps, pagamento?.gatewayId ?? null)) {
    throw new AppError('ORDER_NOT_REFUNDABLE')
  }
  if (own.situacao !== 'cancelada') {
    await releaseTicket(trx, pedido, own)
    const alvo = `inscricao:${own.id}`
    await audit(trx, [{ igrejaId: pedido.igrejaId, ator, acao: 'ingressoDevolvido', alvo }])
  }
  if (!pagamento || missing <= 0n) return []
  const estorno = randomUUID()
  const event = { type: 'estornoRequested' as const, pagamento: pagamento.id, estorno, cents: missing }
  const { kind } = await changePedido(deps, trx, { id: pedido.id, ator, event })
  return kind === 'applied' ? [estorno] : []
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

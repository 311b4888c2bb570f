import { sumCents } from '../money/cents.ts'
import {
  isActivePagamento,
  type EstornoState,
  type PagamentoState,
  type PedidoStatus,
} from './order-states.ts'

/** What is known of an order. Its status is never stored among the facts: it follows from them. */
export interface PedidoFacts {
  /** Zero for what is free. */
  totalCents: bigint
  /** Stock of the order; a gift has none and counts as held until it is paid. */
  reserva: 'retida' | 'vendida' | 'liberada'
  /** How the order ended, if it did. `reembolsado` is for good; the others end when money comes late. */
  closed: null | 'cancelado' | 'nao_aprovado' | 'reembolsado'
  /** By the attempt's id. */
  pagamentos: Readonly<Record<string, PagamentoFacts>>
}

export interface PagamentoFacts {
  state: PagamentoState
  /** Waits for an act outside the system: cash, transfer, manual Pix, an app of the payer's. */
  external: boolean
  capturedCents: bigint
  /** Money that this order has no use for: paid twice, or late without stock. It goes back by itself. */
  goesBack: boolean
  /** By the refund's id. */
  estornos: Readonly<Record<string, EstornoFacts>>
}

export interface EstornoFacts {
  state: EstornoState
  cents: bigint
}

/** A new order. What is free is approved at once. */
export function openPedido(totalCents: bigint): PedidoFacts {
  if (totalCents < 0n) throw new RangeError('a negative total')
  return { totalCents, reserva: totalCents === 0n ? 'vendida' : 'retida', closed: null, pagamentos: {} }
}

/** The public status that follows from the facts. */
export function pedidoStatus(pedido: PedidoFacts): PedidoStatus {
  if (pedido.closed === 'reembolsado') return 'reembolsado'
  if (pedido.reserva === 'vendida') return 'aprovado'
  // Money without a sale: too little of it, or too late for the stock.
  if (capturedCents(pedido) > 0n) return 'em_analise'
  if (pedido.closed) return pedido.closed
  const active = Object.values(pedido.pagamentos).find(({ state }) => isActivePagamento(state))
  if (active?.state === 'desconhecido') return 'em_analise'
  if (active?.state === 'pendente') return active.external ? 'aguardando' : 'pendente'
  return 'em_aberto'
}

/** All that was taken for the order, refunds not subtracted. */
export function capturedCents({ pagamentos }: PedidoFacts): bigint {
  return sumCents(Object.values(pagamentos).map((pagamento) => pagamento.capturedCents))
}

/** All that was given back, done refunds only. */
export function refundedCents({ pagamentos }: PedidoFacts): bigint {
  return sumCents(Object.values(pagamentos).map(refundedOfPagamento))
}

/** What was given back of one attempt, done refunds only. */
export function refundedOfPagamento({ estornos }: PagamentoFacts): bigint {
  return sumEstornos(estornos, (state) => state === 'concluido')
}

/** What a refund of this attempt may still claim. Refunds under way count as given: they may yet succeed. */
export function refundableCents({ capturedCents, estornos }: PagamentoFacts): bigint {
  return capturedCents - sumEstornos(estornos, (state) => state !== 'falhou')
}

/** What has to be given back without being asked for and is in no refund yet. */
export function refundsDue({ pagamentos }: PedidoFacts): { pagamento: string; cents: bigint }[] {
  return Object.entries(pagamentos)
    .filter(([, facts]) => facts.goesBack)
    .map(([pagamento, facts]) => ({ pagamento, cents: refundableCents(facts) }))
    .filter(({ cents }) => cents > 0n)
}

function sumEstornos(estornos: PagamentoFacts['estornos'], counts: (state: EstornoState) => boolean): bigint {
  return sumCents(
    Object.values(estornos)
      .filter(({ state }) => counts(state))
      .map(({ cents }) => cents),
  )
}

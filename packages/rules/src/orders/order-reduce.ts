import {
  capturedCents,
  refundableCents,
  refundedCents,
  refundedOfPagamento,
  type PagamentoFacts,
  type PedidoFacts,
} from './order-facts.ts'
import {
  ESTORNO_EDGES,
  hasEdge,
  isActivePagamento,
  PAGAMENTO_EDGES,
  UNCERTAIN_PAGAMENTO_STATES,
  type EstornoState,
  type PagamentoState,
} from './order-states.ts'

/** What may happen to an order. Ids are the rows' own; amounts are cents above zero. */
export type PedidoEvent =
  /** A new attempt; `external` where it waits for an act outside the system. */
  | { type: 'pagamentoStarted'; pagamento: string; external: boolean }
  | { type: 'pagamentoMoved'; pagamento: string; to: MovedPagamentoState }
  /** A definite refusal. `final` ends the order; without it the buyer may try another way. */
  | { type: 'pagamentoDeclined'; pagamento: string; final: boolean }
  /** Money was taken, as the provider says when it is read. `stock` tells what reserving again gave, once released. */
  | { type: 'pagamentoCaptured'; pagamento: string; cents: bigint; stock?: 'reserved' | 'soldOut' }
  | { type: 'estornoRequested'; pagamento: string; estorno: string; cents: bigint }
  /** A refund that did not begin here: a chargeback, a return, a refund in the provider's own screens. */
  | { type: 'estornoExternal'; pagamento: string; estorno: string; cents: bigint }
  | { type: 'estornoMoved'; pagamento: string; estorno: string; to: Exclude<EstornoState, 'criado'> }
  /** The hold expired, or buyer or staff cancelled. Waiting instruments must have been cancelled at the provider. */
  | { type: 'pedidoCanceled' }
  /** Staff do not accept an order under review: all its money goes back. */
  | { type: 'pedidoRefused' }

export type MovedPagamentoState = 'processando' | 'requer_acao' | 'pendente' | 'desconhecido' | 'cancelado'

export type RefusalReason =
  | 'active_pagamento'
  | 'amount'
  | 'captured'
  | 'closed'
  | 'edge'
  | 'exceeds_captured'
  | 'not_found'
  | 'nothing_captured'
  | 'stock_unknown'
  | 'uncertain_pagamento'

/** `same` is a repetition: it is as if it had come once. A refused event changes nothing, and somebody should look. */
export type Reduced =
  | { kind: 'applied' | 'same'; pedido: PedidoFacts }
  | { kind: 'refused'; reason: RefusalReason; pedido: PedidoFacts }

/** The facts after an event. Events may come twice, late and in any order. */
export function reducePedido(pedido: PedidoFacts, event: PedidoEvent): Reduced {
  switch (event.type) {
    case 'pagamentoStarted':
      return startPagamento(pedido, event)
    case 'pagamentoMoved':
      return movePagamento(pedido, event.pagamento, event.to)
    case 'pagamentoDeclined':
      return declinePagamento(pedido, event)
    case 'pagamentoCaptured':
      return capturePagamento(pedido, event)
    case 'estornoRequested':
      return addEstorno(pedido, event, 'criado')
    case 'estornoExternal':
      return addEstorno(pedido, event, 'concluido')
    case 'estornoMoved':
      return moveEstorno(pedido, event)
    case 'pedidoCanceled':
      return cancelPedido(pedido)
    case 'pedidoRefused':
      return refusePedido(pedido)
  }
}

/** The facts after a history. What is refused in it is left out. */
export function reducePedidoEvents(pedido: PedidoFacts, events: Iterable<PedidoEvent>): PedidoFacts {
  let after = pedido
  for (const event of events) after = reducePedido(after, event).pedido
  return after
}

type EventOf<Type extends PedidoEvent['type']> = Extract<PedidoEvent, { type: Type }>

function startPagamento(pedido: PedidoFacts, event: EventOf<'pagamentoStarted'>): Reduced {
  if (pedido.pagamentos[event.pagamento]) return { kind: 'same', pedido }
  if (pedido.closed || pedido.reserva !== 'retida') return refused(pedido, 'closed')
  if (capturedCents(pedido) > 0n) return refused(pedido, 'captured')
  if (Object.values(pedido.pagamentos).some(({ state }) => isActivePagamento(state))) {
    return refused(pedido, 'active_pagamento')
  }
  return applied(
    withPagamento(pedido, event.pagamento, {
      state: 'criado',
      external: event.external,
      capturedCents: 0n,
      goesBack: false,
      estornos: {},
    }),
  )
}

function movePagamento(pedido: PedidoFacts, id: string, to: PagamentoState): Reduced {
  const pagamento = pedido.pagamentos[id]
  if (!pagamento) return refused(pedido, 'not_found')
  if (pagamento.state === to) return { kind: 'same', pedido }
  if (!hasEdge(PAGAMENTO_EDGES, pagamento.state, to)) return refused(pedido, 'edge')
  return applied(withPagamento(pedido, id, { ...pagamento, state: to }))
}

function declinePagamento(pedido: PedidoFacts, event: EventOf<'pagamentoDeclined'>): Reduced {
  const moved = movePagamento(pedido, event.pagamento, 'nao_aprovado')
  const open = !pedido.closed && pedido.reserva === 'retida' && capturedCents(pedido) === 0n
  if (moved.kind !== 'applied' || !event.final || !open) return moved
  return applied({ ...moved.pedido, closed: 'nao_aprovado', reserva: 'liberada' })
}

function capturePagamento(pedido: PedidoFacts, event: EventOf<'pagamentoCaptured'>): Reduced {
  const before = pedido.pagamentos[event.pagamento]
  if (before?.state === 'reembolsado') return { kind: 'same', pedido }
  const moved = movePagamento(pedido, event.pagamento, 'aprovado')
  if (moved.kind !== 'applied' || !before) return moved
  if (event.cents <= 0n) return refused(pedido, 'amount')

  const capture = (goesBack: boolean): PedidoFacts =>
    withPagamento(pedido, event.pagamento, {
      ...before,
      state: 'aprovado',
      capturedCents: event.cents,
      goesBack,
    })
  if (pedido.closed === 'reembolsado' || pedido.reserva === 'vendida') return applied(capture(true))

  const paid = capture(false)
  const enough = usefulCents(paid) >= pedido.totalCents
  if (pedido.reserva === 'retida') return applied(enough ? { ...paid, reserva: 'vendida' } : paid)
  if (!enough) return applied(capture(true))
  if (!event.stock) return refused(pedido, 'stock_unknown')
  if (event.stock === 'reserved') return applied({ ...paid, reserva: 'vendida', closed: null })
  return applied(withAllGoingBack(paid))
}

function addEstorno(
  pedido: PedidoFacts,
  event: EventOf<'estornoRequested' | 'estornoExternal'>,
  state: 'criado' | 'concluido',
): Reduced {
  const pagamento = pedido.pagamentos[event.pagamento]
  if (!pagamento) return refused(pedido, 'not_found')
  if (pagamento.estornos[event.estorno]) return { kind: 'same', pedido }
  if (event.cents <= 0n) return refused(pedido, 'amount')
  if (event.cents > refundableCents(pagamento)) return refused(pedido, 'exceeds_captured')
  return applied(withEstorno(pedido, event, { state, cents: event.cents }))
}

function moveEstorno(pedido: PedidoFacts, event: EventOf<'estornoMoved'>): Reduced {
  const estorno = pedido.pagamentos[event.pagamento]?.estornos[event.estorno]
  if (!estorno) return refused(pedido, 'not_found')
  if (estorno.state === event.to) return { kind: 'same', pedido }
  if (!hasEdge(ESTORNO_EDGES, estorno.state, event.to)) return refused(pedido, 'edge')
  return applied(withEstorno(pedido, event, { ...estorno, state: event.to }))
}

function cancelPedido(pedido: PedidoFacts): Reduced {
  if (capturedCents(pedido) > 0n) return refused(pedido, 'captured')
  if (pedido.closed === 'nao_aprovado') return refused(pedido, 'closed')
  if (pedido.closed) return { kind: 'same', pedido }
  // Nothing was paid, so nothing is owed: an order that was free ends as one that was given back in full.
  if (pedido.reserva === 'vendida') {
    return applied({ ...pedido, closed: 'reembolsado', reserva: 'liberada' })
  }
  const states = new Set(Object.values(pedido.pagamentos).map(({ state }) => state))
  if (UNCERTAIN_PAGAMENTO_STATES.some((uncertain) => states.has(uncertain))) {
    return refused(pedido, 'uncertain_pagamento')
  }
  const pagamentos = mapPagamentos(pedido, (pagamento) =>
    isActivePagamento(pagamento.state) ? { ...pagamento, state: 'cancelado' } : pagamento,
  )
  return applied({ ...pedido, pagamentos, closed: 'cancelado', reserva: 'liberada' })
}

function refusePedido(pedido: PedidoFacts): Reduced {
  if (capturedCents(pedido) === 0n) return refused(pedido, 'nothing_captured')
  if (pedido.closed || pedido.reserva === 'vendida') return refused(pedido, 'closed')
  if (pedido.reserva === 'liberada') return { kind: 'same', pedido }
  return applied({ ...withAllGoingBack(pedido), reserva: 'liberada' })
}

/** Money that may pay for the order: what goes back does not count. */
function usefulCents({ pagamentos }: PedidoFacts): bigint {
  return Object.values(pagamentos).reduce(
    (sum, { goesBack, capturedCents }) => (goesBack ? sum : sum + capturedCents),
    0n,
  )
}

function withAllGoingBack(pedido: PedidoFacts): PedidoFacts {
  const pagamentos = mapPagamentos(pedido, (pagamento) =>
    pagamento.capturedCents > 0n ? { ...pagamento, goesBack: true } : pagamento,
  )
  return { ...pedido, pagamentos }
}

function withEstorno(
  pedido: PedidoFacts,
  { pagamento: id, estorno }: { pagamento: string; estorno: string },
  facts: PagamentoFacts['estornos'][string],
): PedidoFacts {
  const pagamento = pedido.pagamentos[id]!
  const after = { ...pagamento, estornos: { ...pagamento.estornos, [estorno]: facts } }
  const returned = refundedOfPagamento(after) === after.capturedCents
  const changed = withPagamento(pedido, id, returned ? { ...after, state: 'reembolsado' } : after)
  return refundedCents(changed) === capturedCents(changed)
    ? { ...changed, closed: 'reembolsado', reserva: 'liberada' }
    : changed
}

function withPagamento(pedido: PedidoFacts, id: string, pagamento: PagamentoFacts): PedidoFacts {
  return { ...pedido, pagamentos: { ...pedido.pagamentos, [id]: pagamento } }
}

function mapPagamentos(
  { pagamentos }: PedidoFacts,
  map: (pagamento: PagamentoFacts) => PagamentoFacts,
): PedidoFacts['pagamentos'] {
  return Object.fromEntries(Object.entries(pagamentos).map(([id, pagamento]) => [id, map(pagamento)]))
}

function applied(pedido: PedidoFacts): Reduced {
  return { kind: 'applied', pedido }
}

function refused(pedido: PedidoFacts, reason: RefusalReason): Reduced {
  return { kind: 'refused', reason, pedido }
}

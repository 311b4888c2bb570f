/**
 * The states of an order, of the attempts to pay it and of refunds, and the edges between them. The tables are what
 * the database's triggers hold too: a change that is not in them is refused, whoever asks.
 */

/** Public status of a `pedido` (Spec §4); `cancelado` and `reembolsado` are ours. It is derived: {@link pedidoStatus}. */
export const PEDIDO_STATUSES = [
  'em_aberto',
  'pendente',
  'aguardando',
  'em_analise',
  'aprovado',
  'nao_aprovado',
  'cancelado',
  'reembolsado',
] as const

export type PedidoStatus = (typeof PEDIDO_STATUSES)[number]

/** What became of one attempt to pay. `desconhecido` has no outcome yet and is never taken for a refusal. */
export const PAGAMENTO_STATES = [
  'criado',
  'processando',
  'requer_acao',
  'pendente',
  'desconhecido',
  'aprovado',
  'nao_aprovado',
  'cancelado',
  'reembolsado',
] as const

export type PagamentoState = (typeof PAGAMENTO_STATES)[number]

/** A refund's way to the provider. One that failed is over: trying again is a new refund with a key of its own. */
export const ESTORNO_STATES = ['criado', 'processando', 'desconhecido', 'concluido', 'falhou'] as const

export type EstornoState = (typeof ESTORNO_STATES)[number]

export type Edges<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * `aprovado` leads only to `reembolsado`. What is closed without money opens again only when money comes late: with
 * stock it is `aprovado`, without it goes by `em_analise` to `reembolsado`.
 */
export const PEDIDO_EDGES: Edges<PedidoStatus> = {
  em_aberto: ['pendente', 'aguardando', 'em_analise', 'aprovado', 'nao_aprovado', 'cancelado'],
  pendente: ['em_aberto', 'aguardando', 'em_analise', 'aprovado', 'nao_aprovado', 'cancelado'],
  aguardando: ['em_aberto', 'pendente', 'em_analise', 'aprovado', 'nao_aprovado', 'cancelado'],
  em_analise: ['em_aberto', 'pendente', 'aguardando', 'aprovado', 'nao_aprovado', 'cancelado', 'reembolsado'],
  aprovado: ['reembolsado'],
  nao_aprovado: ['aprovado', 'em_analise'],
  cancelado: ['aprovado', 'em_analise'],
  reembolsado: [],
}

/** A refusal and a cancellation end in `aprovado` when the provider took the money all the same. */
export const PAGAMENTO_EDGES: Edges<PagamentoState> = {
  criado: ['processando', 'requer_acao', 'pendente', 'desconhecido', 'aprovado', 'nao_aprovado', 'cancelado'],
  processando: ['requer_acao', 'pendente', 'desconhecido', 'aprovado', 'nao_aprovado', 'cancelado'],
  requer_acao: ['processando', 'pendente', 'desconhecido', 'aprovado', 'nao_aprovado', 'cancelado'],
  pendente: ['desconhecido', 'aprovado', 'nao_aprovado', 'cancelado'],
  desconhecido: ['processando', 'requer_acao', 'pendente', 'aprovado', 'nao_aprovado', 'cancelado'],
  aprovado: ['reembolsado'],
  nao_aprovado: ['aprovado'],
  cancelado: ['aprovado'],
  reembolsado: [],
}

export const ESTORNO_EDGES: Edges<EstornoState> = {
  criado: ['processando', 'desconhecido', 'concluido', 'falhou'],
  processando: ['desconhecido', 'concluido', 'falhou'],
  desconhecido: ['processando', 'concluido', 'falhou'],
  concluido: [],
  falhou: [],
}

/** Attempts that may still take money by themselves; a `pedido` has at most one. */
export const ACTIVE_PAGAMENTO_STATES = [
  'criado',
  'processando',
  'requer_acao',
  'pendente',
  'desconhecido',
] as const satisfies readonly PagamentoState[]

/** Attempts whose outcome only the provider knows: nothing may be released or tried anew before it is asked. */
export const UNCERTAIN_PAGAMENTO_STATES = [
  'criado',
  'processando',
  'desconhecido',
] as const satisfies readonly PagamentoState[]

/** Whether the table has an edge. Staying is no edge: who has nothing to change writes nothing. */
export function hasEdge<State extends string>(edges: Edges<State>, from: State, to: State): boolean {
  return edges[from].includes(to)
}

export function isActivePagamento(state: PagamentoState): boolean {
  return ACTIVE_PAGAMENTO_STATES.some((active) => active === state)
}

/** What the payment status page shows (Spec §2). */
export type StatusPageOutcome = 'canceled' | 'not_found' | 'refunded' | 'under_review' | 'success' | 'waiting'

/** The outcome page of a status; `null` is an order that does not exist for who asks. */
export function statusPageOutcome(status: PedidoStatus | null): StatusPageOutcome {
  return status === null ? 'not_found' : OUTCOMES[status]
}

const OUTCOMES: Readonly<Record<PedidoStatus, StatusPageOutcome>> = {
  em_aberto: 'waiting',
  pendente: 'waiting',
  aguardando: 'waiting',
  em_analise: 'under_review',
  aprovado: 'success',
  nao_aprovado: 'canceled',
  cancelado: 'canceled',
  reembolsado: 'refunded',
}

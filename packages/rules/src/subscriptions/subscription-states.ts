import type { Edges } from '../orders/order-states.ts'

/** What became of a subscription. Whether it opens anything is said by its access alone. */
export const ASSINATURA_STATES = [
  'pendente',
  'teste',
  'ativa',
  'em_atraso',
  'suspensa',
  'cancelada',
  'encerrada',
  'expirada',
] as const

export type AssinaturaState = (typeof ASSINATURA_STATES)[number]

/** What a trigger of the database holds too. */
export const ASSINATURA_EDGES: Edges<AssinaturaState> = {
  pendente: ['ativa', 'expirada'],
  teste: ['ativa', 'encerrada'],
  ativa: ['em_atraso', 'cancelada'],
  em_atraso: ['ativa', 'suspensa', 'cancelada'],
  suspensa: ['ativa', 'cancelada'],
  cancelada: [],
  encerrada: [],
  expirada: [],
}

export const PERIODO_STATES = ['cobrando', 'paga', 'falhou', 'devolvida'] as const

export type PeriodoState = (typeof PERIODO_STATES)[number]

/** Of one period: paid once, whatever else is tried. */
export const PERIODO_EDGES: Edges<PeriodoState> = {
  cobrando: ['paga', 'falhou'],
  falhou: ['cobrando', 'paga'],
  paga: ['devolvida'],
  devolvida: [],
}

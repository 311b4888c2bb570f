import type { Pedido, PedidoIgreja } from '@atrio/contract'
import type { TagProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** A state as a tag shows it. */
type StatusWords = { text: () => string; tone: NonNullable<TagProps['tone']> }
type Devolucao = PedidoIgreja['movimentos'][number]['devolucoes'][number]

/** Of an order or a gift. Never green before the money has come, never "failed" while nobody knows (Spec §4). */
export const orderStatus: Record<Pedido['status'], StatusWords> = {
  em_aberto: { text: m.order_status_em_aberto, tone: 'plain' },
  pendente: { text: m.order_status_pendente, tone: 'info' },
  aguardando: { text: m.order_status_aguardando, tone: 'info' },
  em_analise: { text: m.order_status_em_analise, tone: 'info' },
  aprovado: { text: m.order_status_aprovado, tone: 'ok' },
  nao_aprovado: { text: m.order_status_nao_aprovado, tone: 'bad' },
  cancelado: { text: m.order_status_cancelado, tone: 'plain' },
  reembolsado: { text: m.order_status_reembolsado, tone: 'plain' },
}

export const refundStatus: Record<Devolucao['situacao'], StatusWords> = {
  criado: { text: m.orders_refund_processando, tone: 'info' },
  processando: { text: m.orders_refund_processando, tone: 'info' },
  desconhecido: { text: m.orders_refund_desconhecido, tone: 'warn' },
  concluido: { text: m.orders_refund_concluido, tone: 'ok' },
  falhou: { text: m.orders_refund_falhou, tone: 'bad' },
}

export const refundReason: Record<Devolucao['motivo'], () => string> = {
  desistencia: m.orders_reason_desistencia,
  evento_cancelado: m.orders_reason_evento_cancelado,
  cobranca_repetida: m.orders_reason_cobranca_repetida,
  engano: m.orders_reason_engano,
  outro: m.orders_reason_outro,
  pedido: m.orders_reason_pedido,
  externo: m.orders_reason_externo,
  sem_uso: m.orders_reason_sem_uso,
}

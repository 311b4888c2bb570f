import type { PedidoIgreja } from '@atrio/contract'
import type { StatusWords } from '../money/order-status.ts'
import { m } from '../paraglide/messages.js'

type Devolucao = PedidoIgreja['movimentos'][number]['devolucoes'][number]

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

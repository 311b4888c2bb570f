import type { Pedido } from '@atrio/contract'
import type { TagProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** A state as a tag shows it. */
export type StatusWords = { text: () => string; tone: NonNullable<TagProps['tone']> }

/** Of an order or a gift. Never green before the money has come, never "failed" while nobody knows (Spec §4). */
export const orderStatus: Record<Pedido['status'], StatusWords> = {
  em_aberto: { text: m.money_status_em_aberto, tone: 'plain' },
  pendente: { text: m.money_status_pendente, tone: 'info' },
  aguardando: { text: m.money_status_aguardando, tone: 'info' },
  em_analise: { text: m.money_status_em_analise, tone: 'info' },
  aprovado: { text: m.money_status_aprovado, tone: 'ok' },
  nao_aprovado: { text: m.money_status_nao_aprovado, tone: 'bad' },
  cancelado: { text: m.money_status_cancelado, tone: 'plain' },
  reembolsado: { text: m.money_status_reembolsado, tone: 'plain' },
}

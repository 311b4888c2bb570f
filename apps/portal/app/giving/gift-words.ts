import type { Pedido, Recorrencia } from '@atrio/contract'
import type { TagProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

type Words = { text: () => string; tone: NonNullable<TagProps['tone']> }

export const situacaoWords: Record<Recorrencia['situacao'], Words> = {
  ativa: { text: m.giving_situacao_ativa, tone: 'ok' },
  pausada: { text: m.giving_situacao_pausada, tone: 'info' },
  suspensa: { text: m.giving_situacao_suspensa, tone: 'warn' },
  cancelada: { text: m.giving_situacao_cancelada, tone: 'plain' },
}

export const chargeWords: Record<Recorrencia['historico'][number]['situacao'], () => string> = {
  cobrando: m.giving_charge_cobrando,
  paga: m.giving_charge_paga,
  falhou: m.giving_charge_falhou,
  pulada: m.giving_charge_pulada,
}

/** Never green before the money has come, never "failed" while nobody knows (Spec §4). */
export const statusWords: Record<Pedido['status'], Words> = {
  em_aberto: { text: m.giving_status_em_aberto, tone: 'plain' },
  pendente: { text: m.giving_status_pendente, tone: 'info' },
  aguardando: { text: m.giving_status_aguardando, tone: 'info' },
  em_analise: { text: m.giving_status_em_analise, tone: 'info' },
  aprovado: { text: m.giving_status_aprovado, tone: 'ok' },
  nao_aprovado: { text: m.giving_status_nao_aprovado, tone: 'bad' },
  cancelado: { text: m.giving_status_cancelado, tone: 'plain' },
  reembolsado: { text: m.giving_status_reembolsado, tone: 'plain' },
}

/** `Visa ending in 4242`. */
export function cardWords({ bandeira, ultimos4 }: { bandeira: string | null; ultimos4: string }): string {
  const name = bandeira ? bandeira.charAt(0).toUpperCase() + bandeira.slice(1) : m.giving_card_unnamed()
  return m.giving_card({ brand: name, last4: ultimos4 })
}

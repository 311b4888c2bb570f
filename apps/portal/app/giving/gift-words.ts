import type { Recorrencia } from '@atrio/contract'
import type { StatusWords } from '../money/order-status.ts'
import { m } from '../paraglide/messages.js'

export const situacaoWords: Record<Recorrencia['situacao'], StatusWords> = {
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

/** `Visa ending in 4242`. */
export function cardWords({ bandeira, ultimos4 }: { bandeira: string | null; ultimos4: string }): string {
  const name = bandeira ? bandeira.charAt(0).toUpperCase() + bandeira.slice(1) : m.giving_card_unnamed()
  return m.giving_card({ brand: name, last4: ultimos4 })
}

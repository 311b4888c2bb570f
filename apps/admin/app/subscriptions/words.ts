import type { AssinanteEquipe } from '@atrio/contract'
import { formatCivilDate } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Etapa = AssinanteEquipe['etapa']

export const etapaWords: Record<Etapa, { text: () => string; tone: 'ok' | 'warn' | 'plain' }> = {
  pendente: { text: m.sub_state_pendente, tone: 'warn' },
  teste: { text: m.sub_state_teste, tone: 'ok' },
  ativa: { text: m.sub_state_ativa, tone: 'ok' },
  em_atraso: { text: m.sub_state_em_atraso, tone: 'warn' },
  suspensa: { text: m.sub_state_suspensa, tone: 'warn' },
  cancelada: { text: m.sub_state_cancelada, tone: 'plain' },
  encerrada: { text: m.sub_state_encerrada, tone: 'plain' },
  expirada: { text: m.sub_state_expirada, tone: 'plain' },
}

const rhythms: Record<number, () => string> = {
  1: m.sub_per_month,
  3: m.sub_per_quarter,
  6: m.sub_per_half,
  12: m.sub_per_year,
}

export function rhythmOf(meses: number): string {
  return rhythms[meses]?.() ?? ''
}

export function day(iso: string): string {
  return formatCivilDate(iso.slice(0, 10), 'short', getLocale())
}

import type { UsuarioPlanoAssinatura } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

type Etapa = UsuarioPlanoAssinatura['status']['etapa']

export const etapaWords: Record<Etapa, { text: () => string; tone: 'ok' | 'warn' | 'plain' }> = {
  pendente: { text: m.subs_state_pendente, tone: 'warn' },
  teste: { text: m.subs_state_teste, tone: 'ok' },
  ativa: { text: m.subs_state_ativa, tone: 'ok' },
  em_atraso: { text: m.subs_state_em_atraso, tone: 'warn' },
  suspensa: { text: m.subs_state_suspensa, tone: 'warn' },
  cancelada: { text: m.subs_state_cancelada, tone: 'plain' },
  encerrada: { text: m.subs_state_encerrada, tone: 'plain' },
  expirada: { text: m.subs_state_expirada, tone: 'plain' },
}

export const periodoWords: Record<UsuarioPlanoAssinatura['periodos'][number]['situacao'], () => string> = {
  cobrando: m.subs_period_cobrando,
  paga: m.subs_period_paga,
  falhou: m.subs_period_falhou,
  devolvida: m.subs_period_devolvida,
}

import type { MinhaOracao } from '@atrio/contract'
import type { TagProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

interface OwnState {
  tone: NonNullable<TagProps['tone']>
  text: string
  detail: string
}

/** Where a request stands, as its author is told. */
export function ownState(oracao: MinhaOracao): OwnState {
  const { flagAtivo, flagPublicarMural, situacao, respondidaEm } = oracao
  if (respondidaEm) return { tone: 'ok', text: m.prayer_answered(), detail: whoReads(oracao) }
  if (!flagAtivo) return { tone: 'plain', text: m.prayer_state_me(), detail: whoReads(oracao) }
  if (!flagPublicarMural) return { tone: 'plain', text: m.prayer_state_private(), detail: whoReads(oracao) }
  if (situacao === 'aguardando') {
    return { tone: 'info', text: m.prayer_state_waiting(), detail: whoReads(oracao) }
  }
  if (situacao === 'oculta') return { tone: 'warn', text: m.prayer_state_hidden(), detail: whoReads(oracao) }
  return { tone: 'brand', text: m.prayer_state_wall(), detail: whoReads(oracao) }
}

function whoReads({ flagAtivo, flagPublicarMural, situacao }: MinhaOracao): string {
  if (!flagAtivo) return m.prayer_state_me_detail()
  if (!flagPublicarMural) return m.prayer_state_private_detail()
  if (situacao === 'aguardando') return m.prayer_state_waiting_detail()
  return situacao === 'oculta' ? m.prayer_state_hidden_detail() : m.prayer_state_wall_detail()
}

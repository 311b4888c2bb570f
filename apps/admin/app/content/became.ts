import type { Registro } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import type { Times } from './calls.ts'

/** What became of what was sent to be published, in a word. */
export function becameOf({ situacao, mudancaAgendada }: Registro, { publicarEm }: Times): string {
  if (publicarEm && mudancaAgendada) return m.change_scheduled()
  return situacao === 'agendado' ? m.scheduled() : m.published()
}

import type { CallResult, Comunicado, staffNoticeCalls } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

export const publicoNames: Record<Comunicado['publico'], () => string> = {
  todos: m.notice_to_todos,
  celula: m.notice_to_celula,
  evento: m.notice_to_evento,
  espera: m.notice_to_espera,
  equipe: m.notice_to_equipe,
}

export const wayNames: Record<Comunicado['canais'][number], () => string> = {
  notificacao: m.notice_way_notificacao,
  email: m.notice_way_email,
  push: m.notice_way_push,
}

type Counted = CallResult<(typeof staffNoticeCalls)['contarComunicado']>

/** How many people, and by which ways, as a sentence takes it. */
export const waysText = ({ pessoas, porNotificacao, porEmail, porPush }: Counted) => ({
  pessoas,
  notificacao: porNotificacao,
  email: porEmail,
  push: porPush,
})

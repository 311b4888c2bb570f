import type { PedidoCelula } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

type Tag = { text: string; tone: 'ok' | 'info' | 'plain' }

/** Where a request stands, for who leads the group. */
export function requestTag(situacao: PedidoCelula['situacao']): Tag {
  const { text, tone } = tags[situacao]
  return { text: text(), tone }
}

const tags = {
  enviada: { text: m.groups_requests_new, tone: 'info' },
  vista: { text: m.groups_state_seen, tone: 'plain' },
  aceita: { text: m.groups_requests_accepted, tone: 'ok' },
  recusada: { text: m.groups_requests_refused, tone: 'plain' },
  cancelada: { text: m.groups_requests_called_off, tone: 'plain' },
} as const satisfies Record<PedidoCelula['situacao'], { text: () => string; tone: Tag['tone'] }>

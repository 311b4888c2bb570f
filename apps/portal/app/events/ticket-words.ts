import type { Ingresso } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { momentText } from './evento-when.ts'
import type { TicketState } from './evento-facts.ts'

export interface TicketWords {
  text: string
  tone: 'plain' | 'warn' | 'info'
  /** What one can do about it. */
  next?: string
}

/** What is said of a ticket that cannot be had now, or not for long (Spec §4); null where nothing has to be. */
export function ticketWords(state: TicketState, locale: Locale, timeZone: string): TicketWords | null {
  switch (state.state) {
    case 'soon':
      return { text: m.events_ticket_soon(), tone: 'info' }
    case 'availableFrom':
      return {
        text: m.events_ticket_from({ date: momentText(state.from.toISOString(), locale, timeZone) }),
        tone: 'info',
        next: m.events_ticket_from_next(),
      }
    case 'availableUntil':
      return {
        text: m.events_ticket_until({ date: momentText(state.until.toISOString(), locale, timeZone) }),
        tone: 'plain',
      }
    case 'soldOut':
      return { text: m.events_ticket_sold_out(), tone: 'warn', next: m.events_ticket_sold_out_next() }
    case 'expired':
      return { text: m.events_ticket_expired(), tone: 'plain', next: m.events_ticket_expired_next() }
    case 'limitReached':
      return {
        text: m.events_ticket_limit({ n: state.owned, max: state.limit }),
        tone: 'info',
        next: m.events_ticket_limit_next(),
      }
    default:
      return null
  }
}

/** Why no more can be taken at once. */
export function quantityHint(
  { qtdeMinima, qtdeMaxima, limiteUsuario }: Ingresso,
  max: number | null,
): string {
  const most = max ?? qtdeMaxima
  const limit =
    max !== null && max < Math.min(qtdeMaxima, limiteUsuario ?? qtdeMaxima)
      ? m.events_max_left({ count: max })
      : m.events_max_order({ count: most })
  return qtdeMinima > 1 ? `${m.events_min_order({ count: qtdeMinima })} ${limit}` : limit
}

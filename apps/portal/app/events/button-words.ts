import type { EventButton, Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { momentText } from './evento-when.ts'

export interface ButtonWords {
  /** On the button; of one that leads nowhere, why. */
  label: string
  /** Above the title; absent while one simply can register. */
  chip: { text: string; tone: 'plain' | 'ok' | 'warn' | 'info' } | null
  /** What one can do instead. */
  detail: string | null
}

/** The event's button and state in words (Spec §4). */
export function buttonWords(button: EventButton, locale: Locale, timeZone: string): ButtonWords {
  switch (button.state) {
    case 'register':
      return { label: m.events_register(), chip: null, detail: null }
    case 'registerAgain':
      return {
        label: m.events_register_again(),
        chip: { text: m.events_registered(), tone: 'ok' },
        detail: null,
      }
    case 'onlineAccess':
      return {
        label: m.events_online_access(),
        chip: { text: m.events_registered(), tone: 'ok' },
        detail: null,
      }
    case 'closed': {
      const text = button.reason === 'ended' ? m.events_state_over() : m.events_state_closed()
      return { label: text, chip: { text, tone: 'plain' }, detail: m.events_closed_detail() }
    }
    default:
      return unavailable(button, locale, timeZone)
  }
}

type Unavailable = Extract<EventButton, { state: 'unavailable' }>

function unavailable(button: Unavailable, locale: Locale, timeZone: string): ButtonWords {
  switch (button.reason) {
    case 'soldOut':
      return words(m.events_state_sold_out(), 'warn', m.events_ticket_sold_out_next())
    case 'limitReached':
      return words(m.events_limit_reached(), 'info', m.events_ticket_limit_next())
    case 'notYet': {
      const date = momentText(button.from.toISOString(), locale, timeZone)
      return words(m.events_state_from({ date }), 'info', m.events_opens_detail())
    }
    default:
      return words(m.events_unavailable(), 'plain', m.events_closed_detail())
  }
}

function words(text: string, tone: 'plain' | 'warn' | 'info', detail: string): ButtonWords {
  return { label: text, chip: { text, tone }, detail }
}

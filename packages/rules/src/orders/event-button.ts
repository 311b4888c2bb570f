import { isSoldOut, ticketQuantity, type TicketAvailability } from './ticket-availability.ts'

export interface EventFacts {
  flagAtivo: boolean
  /** An event without an end is over when it begins. */
  begins: Date
  ends: Date | null
  /** First moment of registration; null from ever. */
  registrationFrom: Date | null
  /** First moment without it; null until the event is over. */
  registrationUntil: Date | null
  tickets: readonly TicketAvailability[]
  /** Approved tickets of this person; 0 for a visitor. */
  registrations: number
  /** Whether one of them opens a broadcast or other content. */
  hasOnlineAccess: boolean
}

/** What an event's button is (Spec §4), and why where it leads nowhere. */
export type EventButton =
  | { state: 'register' | 'registerAgain' | 'onlineAccess' }
  | { state: 'closed'; reason: 'ended' | 'registrationOver' }
  | { state: 'unavailable'; reason: 'inactive' | 'noTickets' | 'soldOut' | 'limitReached' }
  /** Registration opens at `from`, of the event or of its first ticket. */
  | { state: 'unavailable'; reason: 'notYet'; from: Date }

/** Who may enter enters, also after the end; else the event's clock decides, then its tickets. */
export function eventButton(event: EventFacts, now: Date): EventButton {
  const { registrationFrom, registrationUntil, tickets } = event
  if (!event.flagAtivo) return { state: 'unavailable', reason: 'inactive' }
  if (event.hasOnlineAccess) return { state: 'onlineAccess' }
  if (now >= (event.ends ?? event.begins)) return { state: 'closed', reason: 'ended' }
  if (registrationUntil && now >= registrationUntil) return { state: 'closed', reason: 'registrationOver' }
  if (registrationFrom && now < registrationFrom) {
    return { state: 'unavailable', reason: 'notYet', from: registrationFrom }
  }
  if (tickets.some((ticket) => ticketQuantity(ticket))) {
    return { state: event.registrations > 0 ? 'registerAgain' : 'register' }
  }
  return withoutTickets(tickets)
}

function withoutTickets(tickets: readonly TicketAvailability[]): EventButton {
  const opening = tickets.flatMap((ticket) => (ticket.state === 'availableFrom' ? [ticket.from] : []))
  if (opening.length > 0) {
    const from = opening.reduce((first, other) => (other < first ? other : first))
    return { state: 'unavailable', reason: 'notYet', from }
  }
  if (tickets.some(({ state }) => state === 'limitReached')) {
    return { state: 'unavailable', reason: 'limitReached' }
  }
  if (isSoldOut(tickets)) return { state: 'unavailable', reason: 'soldOut' }
  const over = tickets.some(({ state }) => state === 'expired')
  return over
    ? { state: 'closed', reason: 'registrationOver' }
    : { state: 'unavailable', reason: 'noTickets' }
}

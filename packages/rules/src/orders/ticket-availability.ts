/** A ticket's figures, as the server counted them when it answered. Availability changes with the clock alone. */
export interface TicketFacts {
  flagAtivo: boolean
  /** First moment at which it may be bought; null from ever. */
  availableFrom: Date | null
  /** First moment at which it may no longer be bought; null for ever. */
  availableUntil: Date | null
  /** Neither held nor sold; null without a limit. */
  remaining: number | null
  /** How many one person may have; null without a limit. */
  limitPerUser: number | null
  /** How many this person has, bought or in orders that are not closed. */
  owned: number
  /** How many one order must and may hold. */
  minPerOrder?: number
  maxPerOrder?: number | null
}

/** How many an order may hold; `max` is null without a limit. */
export interface TicketQuantity {
  min: number
  max: number | null
}

/** What can be said about a ticket now (Spec §4). `withdrawn` tickets are not shown. */
export type TicketAvailability =
  | { state: 'available'; quantity: TicketQuantity }
  | { state: 'availableUntil'; until: Date; quantity: TicketQuantity }
  | { state: 'availableFrom'; from: Date }
  | { state: 'limitReached'; limit: number; owned: number }
  | { state: 'soldOut' }
  | { state: 'expired'; since: Date }
  | { state: 'withdrawn' }

/** What a person can do about a ticket. For a visitor `owned` is 0. */
export function ticketAvailability(ticket: TicketFacts, now: Date): TicketAvailability {
  const { availableFrom: from, availableUntil: until, limitPerUser: limit, owned, remaining } = ticket
  if (!ticket.flagAtivo) return { state: 'withdrawn' }
  if (until && now >= until) return { state: 'expired', since: until }
  if (from && now < from) return { state: 'availableFrom', from }

  const min = Math.max(1, ticket.minPerOrder ?? 1)
  const left = limit === null ? null : limit - owned
  // "You have 2 of 2" is of more use to who has them than "sold out".
  if (limit !== null && left !== null && left < min) return { state: 'limitReached', limit, owned }
  if (remaining !== null && remaining < min) return { state: 'soldOut' }

  const quantity = { min, max: least(remaining, left, ticket.maxPerOrder ?? null) }
  return until ? { state: 'availableUntil', until, quantity } : { state: 'available', quantity }
}

/** How many of a ticket an order may hold; null where it cannot be bought now. */
export function ticketQuantity(availability: TicketAvailability): TicketQuantity | null {
  return availability.state === 'available' || availability.state === 'availableUntil'
    ? availability.quantity
    : null
}

/** Whether an event has nothing left to sell: of the tickets that are on sale, all are sold out. */
export function isSoldOut(all: readonly TicketAvailability[]): boolean {
  const onSale = all.filter(({ state }) => state !== 'withdrawn' && state !== 'expired')
  return onSale.length > 0 && onSale.every(({ state }) => state === 'soldOut')
}

function least(...limits: (number | null)[]): number | null {
  const known = limits.filter((limit) => limit !== null)
  return known.length > 0 ? Math.min(...known) : null
}

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

/**
 * Why a chosen ticket cannot be bought: it was removed (019), is outside its window (020), or is sold out or used up
 * for this person while others remain (024). `all` are the availabilities of the event's tickets, this one among them.
 */
export function refuseTicket(
  chosen: TicketAvailability,
  all: readonly TicketAvailability[],
): 'EVT_REG_019' | 'EVT_REG_020' | 'EVT_REG_024' | null {
  if (chosen.state === 'withdrawn') return 'EVT_REG_019'
  if (chosen.state === 'availableFrom' || chosen.state === 'expired') return 'EVT_REG_020'
  if (chosen.state === 'limitReached') return 'EVT_REG_024'
  return chosen.state === 'soldOut' && !isSoldOut(all) ? 'EVT_REG_024' : null
}

/** Why a number of a ticket cannot be bought: nothing is left in the event (001), or less than that (021). */
export function refuseQuantity(
  chosen: TicketAvailability,
  asked: number,
  all: readonly TicketAvailability[],
): { code: 'EVT_REG_001' } | { code: 'EVT_REG_021'; available: number } | null {
  if (isSoldOut(all)) return { code: 'EVT_REG_001' }
  const max = ticketQuantity(chosen)?.max ?? null
  return max !== null && asked > max ? { code: 'EVT_REG_021', available: max } : null
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

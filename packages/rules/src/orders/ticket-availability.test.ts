import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSoldOut,
  ticketAvailability,
  ticketQuantity,
  type TicketAvailability,
  type TicketFacts,
} from './ticket-availability.ts'

const now = new Date('2026-12-06T12:00:00Z')
const hour = 3_600_000
const inHours = (hours: number): Date => new Date(now.getTime() + hours * hour)
const ticket: TicketFacts = {
  flagAtivo: true,
  availableFrom: null,
  availableUntil: null,
  remaining: null,
  limitPerUser: null,
  owned: 0,
}
const state = (facts: Partial<TicketFacts>): string => ticketAvailability({ ...ticket, ...facts }, now).state

describe('ticketAvailability', () => {
  it.each<[string, Partial<TicketFacts>]>([
    ['available', {}],
    ['available', { availableFrom: now, remaining: 1, limitPerUser: 2, owned: 1 }],
    ['availableUntil', { availableUntil: inHours(1) }],
    ['availableFrom', { availableFrom: inHours(1) }],
    ['expired', { availableUntil: now }],
    ['expired', { availableUntil: inHours(-1), remaining: 0 }],
    ['soldOut', { remaining: 0 }],
    ['soldOut', { remaining: 3, minPerOrder: 4 }],
    ['soldOut', { remaining: -1 }],
    ['limitReached', { limitPerUser: 2, owned: 2 }],
    ['limitReached', { limitPerUser: 2, owned: 3, remaining: 0 }],
    ['limitReached', { limitPerUser: 4, owned: 2, minPerOrder: 3 }],
    ['availableFrom', { availableFrom: inHours(1), remaining: 0 }],
    ['withdrawn', { flagAtivo: false, remaining: 0 }],
  ])('is %s for %o', (expected, facts) => {
    expect(state(facts)).toBe(expected)
  })

  it('offers no more than is left, is allowed and fits into an order', () => {
    const facts = fc.record({
      remaining: fc.option(fc.nat(20)),
      limitPerUser: fc.option(fc.nat(20)),
      owned: fc.nat(20),
      minPerOrder: fc.integer({ min: 1, max: 3 }),
      maxPerOrder: fc.option(fc.integer({ min: 3, max: 10 })),
    })
    fc.assert(
      fc.property(facts, (some) => {
        const quantity = ticketQuantity(ticketAvailability({ ...ticket, ...some }, now))
        if (!quantity) return
        const bounds = [some.remaining, some.limitPerUser && some.limitPerUser - some.owned, some.maxPerOrder]
        const known = bounds.filter((bound) => bound !== null)
        expect(quantity.max).toBe(known.length > 0 ? Math.min(...known) : null)
        expect(quantity.min).toBe(some.minPerOrder)
        expect(quantity.max ?? Infinity).toBeGreaterThanOrEqual(quantity.min)
      }),
    )
  })
})

describe('isSoldOut', () => {
  const open: TicketAvailability = { state: 'available', quantity: { min: 1, max: 3 } }
  const soldOut: TicketAvailability = { state: 'soldOut' }
  const expired: TicketAvailability = { state: 'expired', since: now }

  it.each<[boolean, TicketAvailability[]]>([
    [true, [soldOut, expired, { state: 'withdrawn' }]],
    [false, [soldOut, open]],
    [false, [expired]],
    [false, []],
  ])('is %s of %o', (expected, all) => {
    expect(isSoldOut(all)).toBe(expected)
  })
})

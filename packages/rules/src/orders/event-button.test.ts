import { expect, it } from 'vitest'
import { eventButton, type EventButton, type EventFacts } from './event-button.ts'
import type { TicketAvailability } from './ticket-availability.ts'

const now = new Date('2026-12-06T12:00:00Z')
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000)
const open: TicketAvailability = { state: 'available', quantity: { min: 1, max: null } }
const event: EventFacts = {
  flagAtivo: true,
  begins: inHours(48),
  ends: inHours(50),
  registrationFrom: null,
  registrationUntil: null,
  tickets: [open],
  registrations: 0,
  hasOnlineAccess: false,
}

it.each<[EventButton, Partial<EventFacts>]>([
  [{ state: 'register' }, {}],
  [{ state: 'registerAgain' }, { registrations: 2 }],
  [{ state: 'onlineAccess' }, { registrations: 1, hasOnlineAccess: true, ends: inHours(-1) }],
  [
    { state: 'unavailable', reason: 'inactive' },
    { flagAtivo: false, hasOnlineAccess: true },
  ],
  [{ state: 'register' }, { begins: inHours(-1) }],
  [
    { state: 'closed', reason: 'ended' },
    { begins: inHours(-1), ends: now },
  ],
  [
    { state: 'closed', reason: 'ended' },
    { begins: now, ends: null },
  ],
  [{ state: 'closed', reason: 'registrationOver' }, { registrationUntil: now }],
  [{ state: 'register' }, { registrationFrom: now, registrationUntil: inHours(1) }],
  [{ state: 'unavailable', reason: 'notYet', from: inHours(2) }, { registrationFrom: inHours(2) }],
  [
    { state: 'unavailable', reason: 'notYet', from: inHours(1) },
    {
      tickets: [
        { state: 'soldOut' },
        { state: 'availableFrom', from: inHours(2) },
        { state: 'availableFrom', from: inHours(1) },
      ],
    },
  ],
  [{ state: 'unavailable', reason: 'soldOut' }, { tickets: [{ state: 'soldOut' }, { state: 'withdrawn' }] }],
  [
    { state: 'unavailable', reason: 'limitReached' },
    { tickets: [{ state: 'limitReached', limit: 2, owned: 2 }, { state: 'soldOut' }], registrations: 2 },
  ],
  [{ state: 'closed', reason: 'registrationOver' }, { tickets: [{ state: 'expired', since: now }] }],
  [{ state: 'unavailable', reason: 'noTickets' }, { tickets: [{ state: 'withdrawn' }] }],
  [{ state: 'unavailable', reason: 'noTickets' }, { tickets: [] }],
])('is %o for %o', (button, facts) => {
  expect(eventButton({ ...event, ...facts }, now)).toEqual(button)
})

import { describe, expect, it } from 'vitest'
import { cashExpiry, endOfDayIn, holdAnnouncement, holdCountdown, holdExpiry, HOLD_RENEWALS } from './hold.ts'

const expiresAt = new Date('2026-12-06T14:32:00Z')
const left = (seconds: number): Date => new Date(expiresAt.getTime() - seconds * 1000)

describe('when a hold ends', () => {
  it('is a quarter of an hour away', () => {
    expect(holdExpiry(new Date('2026-12-06T14:17:00Z'))).toEqual(expiresAt)
  })

  it('is the end of a day at the church for cash', () => {
    const now = new Date('2026-12-06T02:30:00Z')
    expect(cashExpiry(now, 3, 'America/Sao_Paulo').toISOString()).toBe('2026-12-09T03:00:00.000Z')
    expect(cashExpiry(now, 0, 'UTC').toISOString()).toBe('2026-12-07T00:00:00.000Z')
  })

  it('keeps to a day of 23 hours', () => {
    expect(endOfDayIn('America/New_York', '2026-03-08').toISOString()).toBe('2026-03-09T04:00:00.000Z')
  })
})

describe('holdCountdown', () => {
  it.each([
    [900, { minutes: 15, seconds: 0, warns: false, over: false }],
    [61, { minutes: 1, seconds: 1, warns: true, over: false }],
    [0.2, { minutes: 0, seconds: 1, warns: true, over: false }],
    [0, { minutes: 0, seconds: 0, warns: false, over: true, renewable: false }],
    [-5, { minutes: 0, seconds: 0, over: true }],
  ])('%s seconds before', (seconds, shown) => {
    expect(holdCountdown({ expiresAt, renewals: 0 }, left(seconds))).toMatchObject(shown)
  })

  it('can be renewed ten times', () => {
    expect(holdCountdown({ expiresAt, renewals: 9 }, left(60)).renewable).toBe(true)
    expect(holdCountdown({ expiresAt, renewals: HOLD_RENEWALS }, left(60)).renewable).toBe(false)
  })
})

describe('holdAnnouncement', () => {
  it('tells 5, 1 and 0 minutes once each', () => {
    const told: (number | null)[] = []
    for (let seconds = 900; seconds >= -10; seconds--) {
      const minutes = holdAnnouncement(expiresAt, left(seconds + 1), left(seconds))
      if (minutes !== null) told.push(minutes)
    }
    expect(told).toEqual([5, 1, 0])
  })

  it('tells the last only after a sleep', () => {
    expect(holdAnnouncement(expiresAt, left(400), left(30))).toBe(1)
    expect(holdAnnouncement(expiresAt, left(400), left(-30))).toBe(0)
    expect(holdAnnouncement(expiresAt, left(59), left(58))).toBeNull()
  })
})

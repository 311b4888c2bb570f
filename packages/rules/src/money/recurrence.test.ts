import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { todayIn } from '../time/civil-date.ts'
import {
  dueOccurrences,
  dunningDate,
  nextOccurrences,
  occurrenceDate,
  occurrenceFrom,
  PAUSED_INDEFINITELY,
  recurrenceKey,
  type RecurrenceState,
} from './recurrence.ts'
import { addDays, daysBetween, instantIn } from '../time/zoned-time.ts'

const monthly = { anchor: '2026-11-21', dias: 30 }
const running: RecurrenceState = { next: 1, skipped: [], pausedUntil: null }
const dates = (state: Partial<RecurrenceState>, today = '2026-11-22') =>
  nextOccurrences(monthly, { ...running, ...state }, today).map(({ data }) => data)

describe('the next dates', () => {
  it('are counted from the first payment', () => {
    expect(dates({})).toEqual(['2026-12-21', '2027-01-20', '2027-02-19'])
  })

  it('leave out what is skipped and what a pause covers, its last day too', () => {
    expect(dates({ skipped: [2] })).toEqual(['2026-12-21', '2027-02-19', '2027-03-21'])
    expect(dates({ pausedUntil: '2027-01-20' })).toEqual(['2027-02-19', '2027-03-21', '2027-04-20'])
    expect(dates({ pausedUntil: PAUSED_INDEFINITELY })).toEqual([])
  })

  it('are not in the past', () => {
    expect(dates({}, '2027-01-20')[0]).toBe('2027-01-20')
    expect(dates({ next: 3 }, '2027-01-20')[0]).toBe('2027-02-19')
  })

  it('keep to the calendar of the place when its clocks change', () => {
    const daily = { anchor: '2026-03-01', dias: 1 }
    const zone = 'America/New_York'
    for (let n = 0; n < 400; n++) {
      const data = occurrenceDate(daily, n)
      expect(todayIn(zone, instantIn(zone, data, '00:30'))).toBe(data)
    }
  })

  it.each([0, -1, 1.5, Number.NaN])('refuse every %s days', (dias) => {
    expect(() => occurrenceDate({ anchor: '2026-11-21', dias }, 1)).toThrow(RangeError)
  })
})

describe('what is due', () => {
  it('is nothing before its day', () => {
    expect(dueOccurrences(monthly, running, '2026-12-20')).toEqual({ charge: null, skip: [], next: 1 })
    expect(dueOccurrences(monthly, running, '2026-12-21')).toEqual({ charge: 1, skip: [], next: 2 })
  })

  it('is one charge after months without a look', () => {
    expect(dueOccurrences(monthly, running, '2027-03-30')).toEqual({ charge: 4, skip: [1, 2, 3], next: 5 })
  })

  it('is none that was skipped or paused', () => {
    expect(dueOccurrences(monthly, { ...running, skipped: [1] }, '2026-12-21')).toEqual({
      charge: null,
      skip: [1],
      next: 2,
    })
    const resting = { ...running, pausedUntil: PAUSED_INDEFINITELY }
    expect(dueOccurrences(monthly, resting, '2027-02-19')).toEqual({ charge: null, skip: [1, 2, 3], next: 4 })
    const toTheDay = { ...running, pausedUntil: '2026-12-21' }
    expect(dueOccurrences(monthly, toTheDay, '2026-12-21')).toEqual({ charge: null, skip: [1], next: 2 })
    const paused = { ...running, pausedUntil: '2027-01-31' }
    expect(dueOccurrences(monthly, paused, '2027-02-19')).toEqual({ charge: 3, skip: [1, 2], next: 4 })
  })

  it('comes once each, in order and never twice in a run, whenever somebody looks', () => {
    const looks = fc.array(fc.nat(120), { minLength: 1, maxLength: 30 })
    const cases = fc.record({
      dias: fc.constantFrom(1, 7, 14, 30, 90, 365),
      looks,
      skipped: fc.array(fc.nat(50), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(cases, ({ dias, looks, skipped }) => {
        const recurrence = { anchor: '2026-01-31', dias }
        let state: RecurrenceState = { next: 1, skipped, pausedUntil: null }
        let today = recurrence.anchor
        const seen: number[] = []
        const charged: string[] = []
        for (const days of looks) {
          today = addDays(today, days)
          const due = dueOccurrences(recurrence, state, today)
          seen.push(...due.skip, ...(due.charge === null ? [] : [due.charge]))
          if (due.charge !== null) charged.push(occurrenceDate(recurrence, due.charge))
          expect(skipped).not.toContain(due.charge)
          expect(dueOccurrences(recurrence, { ...state, next: due.next }, today).charge).toBeNull()
          state = { ...state, next: due.next }
        }
        const come = Math.floor(daysBetween(recurrence.anchor, today) / dias)
        expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: come }, (_, n) => n + 1))
        expect(
          charged.every((data) => daysBetween(recurrence.anchor, data) % dias === 0 && data <= today),
        ).toBe(true)
      }),
    )
  })
})

it('finds the first occurrence from a day on', () => {
  expect(
    ['2020-01-01', '2026-11-21', '2026-11-22', '2026-12-21', '2026-12-22'].map((day) =>
      occurrenceFrom(monthly, day),
    ),
  ).toEqual([0, 0, 1, 1, 2])
})

it('tries a failed charge again three times, eight days apart', () => {
  expect([1, 2, 3, 4].map((failures) => dunningDate('2026-12-21', failures))).toEqual([
    '2026-12-29',
    '2026-12-29',
    '2026-12-29',
    null,
  ])
})

it('has one key for each charge', () => {
  expect(recurrenceKey('7', 2)).toBe('rec:7:2')
})

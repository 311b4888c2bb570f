import { isBusinessDay as judge } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, bankHolidays, isBusinessDay, nextBusinessDay } from './business-days.ts'
import { addDays } from './zoned-time.ts'

it('knows the days of 2026', () => {
  expect(bankHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-04-03',
    '2026-04-21',
    '2026-05-01',
    '2026-06-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-02',
    '2026-11-15',
    '2026-11-20',
    '2026-12-25',
  ])
})

it('keeps 20 November since 2024', () => {
  expect(isBusinessDay('2023-11-20')).toBe(true)
  expect(isBusinessDay('2024-11-20')).toBe(false)
})

it('agrees with another calendar about each day of 1998 to 2098, Carnival Monday apart', () => {
  const differences: string[] = []
  for (let day = '1998-01-01'; day < '2099-01-01'; day = addDays(day, 1)) {
    const carnivalMonday =
      /-0[23]-/.test(day) && bankHolidays(Number(day.slice(0, 4))).includes(addDays(day, 1))
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    if (isBusinessDay(day) !== judge(new Date(year, month - 1, date, 12)) && !carnivalMonday)
      differences.push(day)
  }
  expect(differences).toEqual([])
})

describe('business days', () => {
  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-02-14', '2026-02-18'],
    ['2027-12-31', '2027-12-31'],
  ])('the first from %s on is %s', (day, next) => {
    expect(nextBusinessDay(day)).toBe(next)
  })

  it.each([
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-21', 3, '2026-11-25'],
    ['2026-12-24', 3, '2026-12-30'],
    ['2026-12-24', 0, '2026-12-24'],
  ])('%s and %s more is %s', (day, count, then) => {
    expect(addBusinessDays(day, count)).toBe(then)
  })
})

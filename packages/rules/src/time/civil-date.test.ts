import { describe, expect, it } from 'vitest'
import { isIsoDate, toIsoDate, todayIn } from './civil-date.ts'

describe('toIsoDate', () => {
  it('knows leap years', () => {
    expect(toIsoDate(2024, 2, 29)).toBe('2024-02-29')
    expect(toIsoDate(2000, 2, 29)).toBe('2000-02-29')
    expect(toIsoDate(1900, 2, 29)).toBeNull()
    expect(toIsoDate(2023, 2, 29)).toBeNull()
  })

  it('does not read the year 26 as 1926, and has no year 0', () => {
    expect(toIsoDate(26, 1, 2)).toBe('0026-01-02')
    expect(toIsoDate(0, 1, 2)).toBeNull()
  })
})

it.each([
  '2026-4-01',
  '2026-13-01',
  '2026-04-31',
  '2026-04-01T00:00',
  ' 2026-04-01',
  '20260401',
  '2026-04-01\n',
])('isIsoDate refuses %j', (text) => {
  expect(isIsoDate(text)).toBe(false)
})

describe('todayIn', () => {
  it('is the day of the place, not of UTC', () => {
    const now = new Date('2026-03-01T02:30:00Z')
    expect(todayIn('UTC', now)).toBe('2026-03-01')
    expect(todayIn('America/Sao_Paulo', now)).toBe('2026-02-28')
    expect(todayIn('Pacific/Kiritimati', now)).toBe('2026-03-01')
  })

  it('is an ISO date now', () => {
    expect(isIsoDate(todayIn('America/Manaus'))).toBe(true)
  })
})

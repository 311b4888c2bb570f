import { describe, expect, it } from 'vitest'
import { addDays, instantIn, weekdayOf } from './zoned-time.ts'

const iso = (zone: string, data: string, hora: string) => instantIn(zone, data, hora).toISOString()

describe('instantIn', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-22', '10:00', '2026-11-22T13:00:00.000Z'],
    ['America/Manaus', '2026-11-22', '10:00', '2026-11-22T14:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-22', '00:15', '2026-11-21T18:45:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-22', '10:00', '2026-11-21T20:00:00.000Z'],
    ['UTC', '2026-11-22', '23:59', '2026-11-22T23:59:00.000Z'],
  ])('reads the clock of %s', (zone, data, hora, expected) => {
    expect(iso(zone, data, hora)).toBe(expected)
  })

  it('keeps the clock time on both sides of a change of the clocks', () => {
    expect(iso('Europe/Madrid', '2026-03-22', '11:00')).toBe('2026-03-22T10:00:00.000Z')
    expect(iso('Europe/Madrid', '2026-03-29', '11:00')).toBe('2026-03-29T09:00:00.000Z')
    expect(iso('America/New_York', '2026-11-01', '09:30')).toBe('2026-11-01T14:30:00.000Z')
  })

  it('moves a time that the clocks skip past the skip', () => {
    expect(iso('America/New_York', '2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
  })

  it('takes the first of two times that read alike', () => {
    expect(iso('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  })
})

it('counts days across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(weekdayOf('2026-11-21')).toBe(6)
})

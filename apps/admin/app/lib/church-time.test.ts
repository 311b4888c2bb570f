import { expect, it } from 'vitest'
import { formatEnd, keepTimeOf, toInstant, toTyped, zoneName } from './church-time.ts'

it('reads and shows a time by the clocks of the church, wherever the device is', () => {
  keepTimeOf({ fusoHorario: 'America/Manaus' })
  expect(toInstant('2026-11-26T06:00')).toBe('2026-11-26T10:00:00.000Z')
  expect(toTyped('2026-11-26T10:00:00.000Z')).toBe('2026-11-26T06:00')
  keepTimeOf({ fusoHorario: 'Europe/Madrid' })
  expect(toInstant('2026-07-01T06:00')).toBe('2026-07-01T04:00:00.000Z')
  expect(toTyped('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30')
})

it('says the day of an end where it is another day for the church', () => {
  keepTimeOf({ fusoHorario: 'America/Sao_Paulo' })
  expect(formatEnd('2026-11-26T22:00:00.000Z', '2026-11-27T02:30:00.000Z')).toMatch(/^11:30\sPM$/)
  expect(formatEnd('2026-11-26T22:00:00.000Z', '2026-11-27T03:30:00.000Z')).toContain('27')
})

it('is no moment where something is missing', () => {
  expect([toInstant(''), toInstant('2026-11-26'), toInstant('x')]).toEqual([null, null, null])
  expect([toTyped(null), toTyped('x'), toTyped(7)]).toEqual(['', '', ''])
})

it('calls the zone of the church as people do', () => {
  keepTimeOf({ fusoHorario: 'America/Sao_Paulo' })
  expect(zoneName()).toContain('Brasilia')
})

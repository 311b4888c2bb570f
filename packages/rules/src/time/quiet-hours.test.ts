import { expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const night = { flagAtivo: true, inicio: '22:00', fim: '07:00', fusoHorario: 'America/Sao_Paulo' }
const at = (moment: string, hours = night) => quietUntil(hours, new Date(moment))?.toISOString() ?? null

it.each([
  ['21:59 by its clock', '2026-11-25T00:59:59Z', null],
  ['22:00', '2026-11-25T01:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['after midnight', '2026-11-25T04:30:00Z', '2026-11-25T10:00:00.000Z'],
  ['6:59', '2026-11-25T09:59:59Z', '2026-11-25T10:00:00.000Z'],
  ['7:00', '2026-11-25T10:00:00Z', null],
])('of a night: %s', (_when, moment, until) => {
  expect(at(moment)).toBe(until)
})

it('of an afternoon, and by another clock', () => {
  const nap = { ...night, inicio: '13:00', fim: '15:30', fusoHorario: 'Europe/Madrid' }
  expect(at('2026-11-25T12:30:00Z', nap)).toBe('2026-11-25T14:30:00.000Z')
  expect(at('2026-11-25T14:30:00Z', nap)).toBeNull()
})

it('ends at its time in a night in which the clocks change', () => {
  const madrid = { ...night, fusoHorario: 'Europe/Madrid' }
  expect(at('2026-03-28T23:00:00Z', madrid)).toBe('2026-03-29T05:00:00.000Z')
})

it('none where it is off, or ends where it begins', () => {
  expect(at('2026-11-25T04:30:00Z', { ...night, flagAtivo: false })).toBeNull()
  expect(at('2026-11-25T04:30:00Z', { ...night, fim: '22:00' })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { nextWeekday } from './next-weekday.ts'

const SATURDAY_NIGHT = new Date('2026-11-22T01:30:00Z')

describe('nextWeekday', () => {
  it('goes by the date that the church has, not the server', () => {
    expect(nextWeekday(0, 0, SATURDAY_NIGHT, 'America/Sao_Paulo')).toBe('2026-11-22')
    expect(nextWeekday(0, 0, SATURDAY_NIGHT, 'Europe/Madrid')).toBe('2026-11-29')
  })

  it('leaves today out and counts weeks from the first such day', () => {
    expect(nextWeekday(6, 0, SATURDAY_NIGHT, 'America/Sao_Paulo')).toBe('2026-11-28')
    expect(nextWeekday(3, 0, SATURDAY_NIGHT, 'America/Sao_Paulo')).toBe('2026-11-25')
    expect(nextWeekday(3, 2, SATURDAY_NIGHT, 'America/Sao_Paulo')).toBe('2026-12-09')
  })
})

import { describe, expect, it } from 'vitest'
import { birthdate } from './birthdate.ts'
import { date } from '../fields/date.ts'

describe('date', () => {
  it('reads the short format of the locale, and ISO on the wire', () => {
    expect(date('06/12/2026', undefined, { locale: 'pt-BR' })).toBeNull()
    expect(date('2026-12-06', undefined, { locale: 'pt-BR' })).toEqual({ regra: 'date' })
    expect(date('2026-12-06')).toBeNull()
    expect(date('06/12/2026')).toEqual({ regra: 'date' })
  })
})

describe('birthdate', () => {
  const context = { locale: 'pt-BR', today: '2026-11-21' } as const

  it.each([
    ['20/11/2026', true],
    ['21/11/2026', false],
    ['22/11/2026', false],
    ['29/02/2024', true],
    ['30/02/2024', false],
  ])('%s: %s', (value, passes) => {
    expect(birthdate(value, undefined, context) === null).toBe(passes)
  })

  it('compares ISO dates on the wire', () => {
    expect(birthdate('2026-11-20', undefined, { today: '2026-11-21' })).toBeNull()
    expect(birthdate('2026-11-21', undefined, { today: '2026-11-21' })).toEqual({ regra: 'birthdate' })
  })

  it('does not guess which day is today', () => {
    expect(() => birthdate('20/11/2026', undefined, { locale: 'pt-BR' })).toThrow(TypeError)
  })
})

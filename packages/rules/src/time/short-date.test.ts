import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../site/locales.ts'
import { formatShortDate, maskShortDate, parseShortDate, shortDatePlaceholder } from './short-date.ts'

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('parseShortDate', () => {
  it.each<[Locale, string, string | null]>([
    ['pt-BR', '06/12/2026', '2026-12-06'],
    ['en', '12/06/2026', '2026-12-06'],
    ['en', '12/6/2026', '2026-12-06'],
    ['es', '6/12/2026', '2026-12-06'],
    ['es', '06/12/2026', '2026-12-06'],
    ['pt-BR', '6/12/2026', null],
    ['pt-BR', '06/12/26', null],
    ['en', '12/6/26', null],
    ['en', '13/06/2026', null],
    ['pt-BR', '31/02/2026', null],
    ['pt-BR', '29/02/2024', '2024-02-29'],
    ['pt-BR', '29/02/2023', null],
    ['pt-BR', '06-12-2026', null],
    ['pt-BR', '06.12.2026', null],
    ['pt-BR', ' 06/12/2026', null],
    ['pt-BR', '06/12/2026\n', null],
    ['pt-BR', '06/12/20261', null],
    ['pt-BR', '2026-12-06', null],
    ['pt-BR', '00/12/2026', null],
    ['pt-BR', '06/12/0000', null],
    ['pt-BR', '٠٦/١٢/٢٠٢٦', null],
  ])('%s reads %j as %s', (locale, text, iso) => {
    expect(parseShortDate(text, locale)).toBe(iso)
  })

  it.each(LOCALES)('%s reads back what it writes, for any day', (locale) => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(parseShortDate(formatShortDate(iso, locale), locale)).toBe(iso)
      }),
    )
  })

  it('tells English order from the others on the same text', () => {
    expect(parseShortDate('02/01/2026', 'en')).toBe('2026-02-01')
    expect(parseShortDate('02/01/2026', 'es')).toBe('2026-01-02')
  })
})

describe('maskShortDate', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['06', '06'],
    ['061', '06/1'],
    ['0612', '06/12'],
    ['06122026', '06/12/2026'],
    ['061220267', '06/12/2026'],
    ['6/', '06/'],
    ['6/1', '06/1'],
    ['6/1/', '06/01/'],
    ['6-1-2026', '06/01/2026'],
    ['06/', '06/'],
    ['abc', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskShortDate(typed, 'pt-BR')).toBe(shown)
  })

  it.each(LOCALES)('%s: typing the digits of a day one by one ends in that day', (locale) => {
    fc.assert(
      fc.property(day, (iso) => {
        let field = ''
        for (const digit of formatShortDate(iso, locale).replace(/\D/g, ''))
          field = maskShortDate(field + digit, locale)
        expect(parseShortDate(field, locale)).toBe(iso)
      }),
    )
  })

  it('leaves its own output alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/- .a'.split('')) }), (typed) => {
        const once = maskShortDate(typed, 'pt-BR')
        expect(maskShortDate(once, 'pt-BR')).toBe(once)
      }),
    )
  })
})

it('hints at the format', () => {
  expect(LOCALES.map(shortDatePlaceholder)).toEqual(['DD/MM/AAAA', 'MM/DD/YYYY', 'DD/MM/AAAA'])
})

it('writes nothing for what is no day', () => {
  expect(formatShortDate('2026-02-30', 'en')).toBe('')
})

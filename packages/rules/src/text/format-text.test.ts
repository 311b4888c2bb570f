import { expect, it } from 'vitest'
import { compareNames, formatDistance, formatList, formatNumber } from './format-text.ts'
import { LOCALES } from '../site/locales.ts'

it('joins lists with the word of the locale', () => {
  const joined = LOCALES.map((locale) => formatList(['a', 'b', 'c'], locale))
  expect(joined).toEqual(['a, b e c', 'a, b, and c', 'a, b y c'])
  expect(formatList(['a', 'b'], 'pt-BR', 'disjunction')).toBe('a ou b')
})

it('writes numbers with the marks of the locale', () => {
  expect(LOCALES.map((locale) => formatNumber(12_345.5, locale))).toEqual([
    '12.345,5',
    '12,345.5',
    '12.345,5',
  ])
})

it.each([
  [0, '0 m'],
  [340, '350 m'],
  [949, '950 m'],
  [950, '1 km'],
  [1249, '1,2 km'],
  [12_600, '13 km'],
])('writes %i metres as %s', (metres, text) => {
  expect(formatDistance(metres, 'pt-BR').replaceAll('\u00a0', ' ')).toBe(text)
})

it('orders names without minding case and accents', () => {
  expect(['Zé', 'ágata', 'Ana 10', 'Ana 9'].sort(compareNames('pt-BR'))).toEqual([
    'ágata',
    'Ana 9',
    'Ana 10',
    'Zé',
  ])
})

import { expect, it } from 'vitest'
import { cardValidity, formatCardValidity, parseCardValidity } from './card-validity.ts'

it.each(['01/26', '12/2026', '09/99'])('accepts %s', (value) => {
  expect(cardValidity(value)).toBeNull()
})

it.each(['00/26', '13/26', '1/26', '01/202', '01-26', '0126', '01/26 ', '01/20260'])(
  'refuses %j',
  (value) => {
    expect(cardValidity(value)).toEqual({ regra: 'cardValidity' })
  },
)

it('serves to the end of its month', () => {
  const today = '2026-11-30'
  expect(cardValidity('11/26', undefined, { today })).toBeNull()
  expect(cardValidity('11/2026', undefined, { today })).toBeNull()
  expect(cardValidity('10/26', undefined, { today })).toEqual({ regra: 'cardValidity' })
})

it('reads two digits of a year as this century', () => {
  expect(parseCardValidity('02/31')).toBe('2031-02')
  expect(parseCardValidity('02/2031')).toBe('2031-02')
})

it.each([
  ['1', '1'],
  ['1/', '01'],
  ['092', '09/2'],
  ['0928', '09/28'],
  ['092028', '09/2028'],
])('shows %s as %s', (typed, shown) => {
  expect(formatCardValidity(typed)).toBe(shown)
})

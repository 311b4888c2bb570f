import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brPhone, formatBrPhone, normalizeBrPhone } from './br-phone.ts'

describe('brPhone', () => {
  it.each([
    '+55 11 98765-4321',
    '+5511987654321',
    '5511987654321',
    '11987654321',
    '11 98765-4321',
    '11 98765 4321',
    '(11) 98765-4321',
    '(011) 98765-4321',
    '011 98765-4321',
    '+55 (11) 98765-4321',
    '+55\u00a011\u00a098765\u20114321',
    '\u202a+55 11 98765-4321\u202c',
    '11.98765.4321',
  ])('reads %j', (value) => {
    expect(brPhone(value)).toBeNull()
    expect(normalizeBrPhone(value)).toBe('+5511987654321')
  })

  it('tells the area code 55 from the country code', () => {
    expect(normalizeBrPhone('55 98765-4321')).toBe('+5555987654321')
    expect(normalizeBrPhone('+55 55 98765-4321')).toBe('+5555987654321')
    expect(normalizeBrPhone('+55 98765-4321')).toBeNull()
  })

  it.each([
    '11 3456-7890',
    '98765-4321',
    '+1 415 555 2671',
    '11 98765-43210',
    '(11 98765-4321',
    '11 98a65-4321',
    '+',
  ])('refuses %s', (value) => {
    expect(brPhone(value)).toEqual({ regra: 'brPhone' })
  })

  it('keeps what it normalised', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 99 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (area, number) => {
          const e164 = `+55${area}${String(number).padStart(9, '0')}`
          expect(normalizeBrPhone(e164)).toBe(e164)
          expect(normalizeBrPhone(formatBrPhone(e164))).toBe(e164)
          expect(normalizeBrPhone(formatBrPhone(e164.slice(3)))).toBe(e164)
        },
      ),
    )
  })
})

describe('formatBrPhone', () => {
  it.each([
    ['11', '11'],
    ['119', '11 9'],
    ['11987654321', '11 98765-4321'],
    ['+', '+'],
    ['+55', '+55'],
    ['+551', '+55 1'],
    ['+5511987654321', '+55 11 98765-4321'],
    ['5511987654321', '+55 11 98765-4321'],
    ['(11) 98765-4321', '11 98765-4321'],
    ['+1 415 555 2671', '+1 415 555 2671'],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatBrPhone(typed)).toBe(shown)
    expect(formatBrPhone(shown)).toBe(shown)
  })
})

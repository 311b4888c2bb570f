import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpf, formatCpf } from './cpf.ts'

const valid = ['529.982.247-25', '52998224725', '111.444.777-35', ' 529 982 247 25 ', '123.456.789-09']

describe('cpf', () => {
  it.each(valid)('accepts %s', (value) => {
    expect(cpf(value)).toBeNull()
  })

  it.each(['529.982.247-24', '529.982.247-35', '5299822472', '529982247255', 'abc', '0'])(
    'refuses %s',
    (value) => {
      expect(cpf(value)).toEqual({ regra: 'cpf' })
    },
  )

  it('refuses eleven equal digits, whose check digits are right', () => {
    for (let digit = 0; digit <= 9; digit++) expect(cpf(String(digit).repeat(11))).not.toBeNull()
  })

  it('accepts one pair of check digits in a hundred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_998 }), (number) => {
        const root = String(number).padStart(9, '0')
        fc.pre(!/^(\d)\1+$/.test(root))
        const checks = Array.from({ length: 100 }, (_, check) => root + String(check).padStart(2, '0'))
        expect(checks.filter((digits) => cpf(digits) === null)).toHaveLength(1)
      }),
    )
  })

  it('notices any one mistyped digit', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = '52998224725'.split('')
        digits[position] = String((Number(digits[position]) + shift) % 10)
        expect(cpf(digits.join(''))).not.toBeNull()
      }),
    )
  })
})

describe('formatCpf', () => {
  it.each([
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['529.', '529'],
    ['529982247', '529.982.247'],
    ['52998224725', '529.982.247-25'],
    ['529982247259999', '529.982.247-25'],
    ['abc', ''],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatCpf(typed)).toBe(shown)
  })
})

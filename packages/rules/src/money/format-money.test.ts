import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('formatMoney', () => {
  it('writes reais as each locale does, always with their sign', () => {
    expect(plain(formatMoney(499_999, 'BRL', 'pt-BR'))).toBe('R$ 4.999,99')
    expect(plain(formatMoney(499_999, 'BRL', 'en'))).toBe('R$4,999.99')
    expect(plain(formatMoney(499_999, 'BRL', 'es'))).toBe('4999,99 R$')
  })

  it('does not leave a foreign dollar as a bare sign', () => {
    expect(formatMoney(1000, 'USD', 'en')).toBe('$10.00')
    expect(plain(formatMoney(1000, 'USD', 'pt-BR'))).toBe('US$ 10,00')
    expect(plain(formatMoney(1000, 'USD', 'es'))).toBe('10,00 US$')
    expect(plain(formatMoney(1000, 'MXN', 'en'))).toBe('MX$10.00')
  })

  it('knows currencies without cents', () => {
    expect(formatMoney(1500, 'JPY', 'en')).toBe('¥1,500')
  })

  it('writes zero, debts and large amounts exactly', () => {
    expect(plain(formatMoney(0, 'BRL', 'pt-BR'))).toBe('R$ 0,00')
    expect(plain(formatMoney(-1, 'BRL', 'pt-BR'))).toBe('-R$ 0,01')
    expect(plain(formatMoney(99_999_999_999_999, 'BRL', 'pt-BR'))).toBe('R$ 999.999.999.999,99')
  })

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %s cents', (cents) => {
    expect(() => formatMoney(cents, 'BRL', 'en')).toThrow(RangeError)
  })
})

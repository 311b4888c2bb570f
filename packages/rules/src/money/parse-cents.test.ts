import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CENTS } from './cents.ts'
import { formatMoney } from './format-money.ts'
import { LOCALES, type Locale } from '../site/locales.ts'
import { parseCents } from './parse-cents.ts'

describe('parseCents', () => {
  it.each<[string, Locale, bigint | null]>([
    ['1.234,56', 'pt-BR', 123_456n],
    ['1,234.56', 'pt-BR', 123_456n],
    ['1.234,56', 'en', 123_456n],
    ['R$ 10', 'pt-BR', 1000n],
    ['R$\u00a010,5', 'pt-BR', 1050n],
    ['10,00 R$', 'es', 1000n],
    ['BRL 10', 'en', 1000n],
    ['10.50', 'pt-BR', 1050n],
    ['10,50', 'en', 1050n],
    ['10,', 'pt-BR', 1000n],
    [',5', 'pt-BR', 50n],
    ['0', 'en', 0n],
    ['007', 'en', 700n],
    ['1.234', 'pt-BR', 123_400n],
    ['1.234', 'es', 123_400n],
    ['1,234', 'en', 123_400n],
    ['1 234 567,89', 'es', 123_456_789n],
    ['1.234.567', 'en', 123_456_700n],
    // Thousandths of a real do not exist, and one of the two readings would be a thousandth of the other.
    ['1,234', 'pt-BR', null],
    ['1.234', 'en', null],
    ['0.500', 'pt-BR', null],
    ['1.23,45', 'pt-BR', null],
    ['1,234,56', 'en', null],
    ['1.234,567', 'pt-BR', null],
    ['12.34.56', 'pt-BR', null],
    ['1 234.567,00', 'pt-BR', null],
    ['-10', 'pt-BR', null],
    ['10-', 'pt-BR', null],
    ['€ 10', 'pt-BR', null],
    ['US$ 10', 'pt-BR', null],
    ['R$ 10 R$', 'pt-BR', null],
    ['1e3', 'en', null],
    ['١٠', 'en', null],
    ['', 'en', null],
    ['R$', 'pt-BR', null],
    ['.', 'pt-BR', null],
    ['90071992547409,91', 'pt-BR', MAX_CENTS],
    ['90071992547409,92', 'pt-BR', null],
  ])('reads %j in %s as %s', (text, locale, cents) => {
    expect(parseCents(text, locale, 'BRL')).toBe(cents)
  })

  it('knows currencies without cents, and with three decimals', () => {
    expect(parseCents('1.500', 'es', 'CLP')).toBe(1500n)
    expect(parseCents('1,5', 'es', 'CLP')).toBeNull()
    expect(parseCents('1.234', 'en', 'KWD')).toBe(1234n)
  })

  it('reads back all that is shown', () => {
    const currency = fc.constantFrom('BRL', 'USD', 'EUR', 'MXN', 'CLP', 'KWD')
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: MAX_CENTS }),
        fc.constantFrom(...LOCALES),
        currency,
        (cents, locale, code) => {
          expect(parseCents(formatMoney(cents, code, locale), locale, code)).toBe(cents)
        },
      ),
    )
  })

  it('takes no long time over hostile text', () => {
    expect(parseCents(`1${'.111'.repeat(100_000)}x`, 'en', 'BRL')).toBeNull()
  })
})

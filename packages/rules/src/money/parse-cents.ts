import { MAX_CENTS } from './cents.ts'
import type { Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/**
 * The cents that a person typed or pasted, or `null` where the text is no amount, or may be read in two ways.
 *
 * `1.234,56`, `1,234.56` and `R$ 10` have one reading wherever they are typed. Of `1.234` and `1,234` the locale
 * tells whether the sign groups thousands; where it would be a decimal sign, they are refused, as no currency
 * with cents has thousandths. Signs of another currency, minus signs and amounts that the wire cannot carry are
 * refused too.
 * @param currency ISO 4217 code, `BRL`
 */
export function parseCents(text: string, locale: Locale, currency: string): bigint | null {
  // Longer than any amount, and short enough for the pattern to be quick with anything.
  if (text.length > 60) return null
  const { decimal, digits, signs } = moneySigns(locale, currency)
  const written = /^([^\d.,]*)([\d., \u00a0\u202f]*\d[.,]?)([^\d.,]*)$/.exec(text.normalize('NFC').trim())
  if (!written) return null
  const [, before = '', number = '', after = ''] = written
  const sign = before.trim() + after.trim()
  if (sign !== '' && !signs.includes(sign.toUpperCase())) return null

  const parts = splitNumber(number, decimal, digits)
  if (!parts) return null
  const cents = BigInt(parts.whole + parts.fraction.padEnd(digits, '0'))
  return cents > MAX_CENTS ? null : cents
}

/** The digits before and after the decimal sign, which may be either sign where only one reading is possible. */
function splitNumber(
  number: string,
  localeDecimal: string,
  digits: number,
): { whole: string; fraction: string } | null {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  const mark = number.charAt(last)
  const tail = number.slice(last + 1)
  const alone = last === -1 || number.indexOf(mark) === last
  const both = number.includes('.') && number.includes(',')
  const decimal = last !== -1 && alone && (both || tail.length !== 3 || mark === localeDecimal)
  if (!decimal) return GROUPED.test(number) ? { whole: number.replace(/\D/g, ''), fraction: '' } : null

  const whole = number.slice(0, last)
  const groups = whole === '' || (GROUPED.test(whole) && !whole.includes(mark))
  if (!groups || tail.length > digits || !/^\d*$/.test(tail)) return null
  return { whole: whole.replace(/\D/g, '') || '0', fraction: tail }
}

/** Digits without groups, or groups of three after a first one that is no zero, all with one sign between. */
const GROUPED = /^(?:\d+|[1-9]\d{0,2}(?:([., \u00a0\u202f])\d{3})(?:\1\d{3})*)$/

const moneySigns = memoize((locale: Locale, currency: string) => {
  const format = (display: 'narrowSymbol' | 'symbol'): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: display })
  const part = (display: 'narrowSymbol' | 'symbol', type: 'currency' | 'decimal'): string =>
    format(display)
      .formatToParts(0)
      .find((found) => found.type === type)?.value ?? ''
  const decimals = new Intl.NumberFormat(locale).formatToParts(0.5)
  return {
    decimal: decimals.find(({ type }) => type === 'decimal')?.value ?? '.',
    digits: format('symbol').resolvedOptions().maximumFractionDigits ?? 2,
    signs: [currency, part('symbol', 'currency'), part('narrowSymbol', 'currency')].map((sign) =>
      sign.toUpperCase(),
    ),
  }
})

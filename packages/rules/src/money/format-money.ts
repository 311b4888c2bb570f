import type { Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/**
 * An amount as the locale writes it: `R$ 4.999,99`, `R$4,999.99`, `4999,99 R$`. Spaces are no-break.
 * @param cents whole number of the currency's smallest unit
 * @param currency ISO 4217 code, `BRL`
 * @throws RangeError for a fraction of a cent, which no amount of ours may have
 */
export function formatMoney(cents: number | bigint, currency: string, locale: Locale): string {
  if (typeof cents === 'number' && !Number.isSafeInteger(cents)) {
    throw new RangeError(`not a whole number of cents: ${cents}`)
  }
  const format = moneyFormat(locale, currency)
  return format.format(decimalText(cents, format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** `1234` as `12.34`: `Intl` reads a decimal text exactly, where a division would round. */
function decimalText(cents: number | bigint, digits: number): Intl.StringNumericLiteral {
  const text = String(cents)
    .replace('-', '')
    .padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${cents < 0 ? '-' : ''}${whole}.${text.slice(whole.length)}0` as Intl.StringNumericLiteral
}

const moneyFormat = memoize((locale: Locale, currency: string) => {
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol'): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
  const narrow = format('narrowSymbol')
  const symbol = narrow.formatToParts(0).find((part) => part.type === 'currency')?.value
  // Narrow turns Spanish "BRL" into "R$", but every dollar into a bare "$" that a Brazilian misreads.
  return symbol === '$' ? format('symbol') : narrow
})

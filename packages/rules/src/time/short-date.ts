import { isIsoDate, toIsoDate } from './civil-date.ts'
import { onlyDigits } from '../fields/digits.ts'
import type { Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/**
 * Reads a date written strictly in the locale's short format (Spec §5) and returns its ISO form.
 * Order and separator come from `Intl`; the year always has four digits, because two are ambiguous.
 * A one-digit day or month is taken only where the locale itself writes it without a zero.
 */
export function parseShortDate(text: string, locale: Locale): string | null {
  const { pattern, order } = shapeOf(locale)
  const match = pattern.exec(text)
  if (!match) return null
  const part = (name: DatePart): number => Number(match[order.indexOf(name) + 1])
  return toIsoDate(part('year'), part('month'), part('day'))
}

/** `1990-05-06` as a person of the locale types it: `06/05/1990`, `05/06/1990`. Empty for no date. */
export function formatShortDate(isoDate: string, locale: Locale): string {
  if (!isIsoDate(isoDate)) return ''
  const { order, separator } = shapeOf(locale)
  const [year = '', month = '', day = ''] = isoDate.split('-')
  const parts: Record<DatePart, string> = { year, month, day }
  return order.map((name) => parts[name]).join(separator)
}

/** What is typed so far with the separators set: `0605` is `06/05`. A one-digit part gets its zero when closed. */
export function maskShortDate(typed: string, locale: Locale): string {
  const { order, separator } = shapeOf(locale)
  let masked = ''
  let rest = typed.replace(/^\D+/, '')
  for (const [index, name] of order.entries()) {
    const width = name === 'year' ? 4 : 2
    const digits = /^\d*/.exec(rest)?.[0].slice(0, width) ?? ''
    rest = rest.slice(digits.length)
    const closed = /^\D/.test(rest) && digits !== ''
    masked += closed && width === 2 ? digits.padStart(2, '0') : digits
    rest = rest.replace(/^\D+/, '')
    const last = index === order.length - 1
    if (last || digits === '' || !(closed || onlyDigits(rest) !== '')) break
    masked += separator
  }
  return masked
}

/** The format as a hint for the field: `DD/MM/AAAA`, `MM/DD/YYYY`. */
export function shortDatePlaceholder(locale: Locale): string {
  const { order, separator } = shapeOf(locale)
  const year = locale === 'en' ? 'YYYY' : 'AAAA'
  return order.map((name) => ({ day: 'DD', month: 'MM', year })[name]).join(separator)
}

type DatePart = 'day' | 'month' | 'year'

interface Shape {
  order: DatePart[]
  separator: string
  pattern: RegExp
}

const shapeOf = memoize(readShape)

function readShape(locale: Locale): Shape {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  const parts = format.formatToParts(Date.UTC(2001, 1, 3))
  const dated = parts.filter((part): part is { type: DatePart; value: string } =>
    ['day', 'month', 'year'].includes(part.type),
  )
  const separator = parts.find((part) => part.type === 'literal')?.value.trim() || '/'
  const sources = dated.map(({ type, value }) => digitsOf(type, value))
  return {
    order: dated.map(({ type }) => type),
    separator,
    pattern: new RegExp(`^${sources.join(separator.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))}$`),
  }
}

function digitsOf(name: DatePart, written: string): string {
  if (name === 'year') return String.raw`(\d{4})`
  return written.length === 1 ? String.raw`(\d{1,2})` : String.raw`(\d{2})`
}

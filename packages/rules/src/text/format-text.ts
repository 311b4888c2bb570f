import type { Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/** `português, inglês e espanhol` */
export function formatList(
  items: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormat(locale, type).format(items)
}

/** `1.234,5` */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value)
}

/** A distance on the ground: `350 m` below one kilometre, then `1,2 km`. */
export function formatDistance(metres: number, locale: Locale): string {
  const near = metres < 950
  return near
    ? distanceFormat(locale, 'meter', 0).format(Math.round(metres / 50) * 50)
    : distanceFormat(locale, 'kilometer', metres < 9950 ? 1 : 0).format(metres / 1000)
}

/** Orders names as the locale's readers expect, ignoring case and accents. */
export function compareNames(locale: Locale): (a: string, b: string) => number {
  return collator(locale).compare
}

const listFormat = memoize(
  (locale: Locale, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }),
)

const numberFormat = memoize((locale: Locale) => new Intl.NumberFormat(locale))

const distanceFormat = memoize(
  (locale: Locale, unit: 'meter' | 'kilometer', maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }),
)

const collator = memoize(
  (locale: Locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }),
)

import type { Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/**
 * `short` Dec 6, 2026 · `long` December 6, 2026 · `weekday` Sun, Dec 6 ·
 * `fullWeekday` Sunday, December 6, for sentences · `time` 7:30 PM ·
 * `dateTime` Dec 6, 2026, 7:30 PM. Never bare numbers: readers of three languages order them differently.
 */
export type DateStyle = 'short' | 'long' | 'weekday' | 'fullWeekday' | 'time' | 'dateTime'

/** A moment as it reads on the wall of a place. `timeZone` is an IANA name: the church's. */
export function formatInstant(
  instant: Date | string,
  style: DateStyle,
  locale: Locale,
  timeZone: string,
): string {
  return stable(dateFormat(locale, timeZone, style).format(new Date(instant)))
}

/** A day without a time or zone, from its ISO date. */
export function formatCivilDate(
  isoDate: string,
  style: Exclude<DateStyle, 'time' | 'dateTime'>,
  locale: Locale,
): string {
  return stable(dateFormat(locale, 'UTC', style).format(new Date(`${isoDate}T00:00:00Z`)))
}

/** A wall-clock time such as a weekly service's, from `19:30`. */
export function formatClock(time: string, locale: Locale): string {
  return stable(dateFormat(locale, 'UTC', 'time').format(new Date(`1970-01-01T${time.slice(0, 5)}:00Z`)))
}

/** The seven weekday names from Sunday, which is index 0 as in `Date.getDay`. */
export const weekdayNames = memoize(
  (locale: Locale, width: 'long' | 'short' | 'narrow' = 'long'): readonly string[] => {
    const format = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' })
    // 4 January 1970 was a Sunday.
    return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 4 + day)))
  },
)

/** The weekday on which the locale's calendars begin, 0 for Sunday. `Intl` tells it only in some browsers. */
export function firstWeekday(locale: Locale): 0 | 1 {
  return locale === 'es' ? 1 : 0
}

const OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  fullWeekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
}

const dateFormat = memoize(
  (locale: Locale, timeZone: string, style: DateStyle) =>
    new Intl.DateTimeFormat(locale, { ...OPTIONS[style], timeZone }),
)

/** Server and browser may differ in the space before PM, which would break hydration. */
function stable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}

import { memoize } from '../memoize.ts'

/** Whether a text is a day of the calendar as the wire writes it, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && toIsoDate(Number(match[1]), Number(match[2]), Number(match[3])) === text
}

/** The ISO form of a day, or `null` where the calendar has no such day (31 February, year 0). */
export function toIsoDate(year: number, month: number, day: number): string | null {
  if (year < 1 || year > 9999) return null
  const date = new Date(0)
  // `Date.UTC` would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : null
}

/** Today's ISO date in a time zone. A day begins where the church is, not where the server is. */
export function todayIn(timeZone: string, now = new Date()): string {
  const part = Object.fromEntries(
    dayFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
}

const dayFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

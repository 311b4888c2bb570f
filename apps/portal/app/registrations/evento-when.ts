import { formatInstant, type Locale } from '@atrio/rules'

/** `Sun, Dec 6, 7:30 PM`, on the clocks of the church. */
export function momentText(instant: string, locale: Locale, timeZone: string): string {
  const day = formatInstant(instant, 'weekday', locale, timeZone)
  return `${day}, ${formatInstant(instant, 'time', locale, timeZone)}`
}

import { getLocale } from '../paraglide/runtime.js'

/** A day and an hour, by the reader's own clock. */
export function moment(instant: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  )
}

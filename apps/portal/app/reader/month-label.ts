import type { Locale } from '@atrio/rules'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A month as people say it, from `2026-11`. */
export function monthLabel(month: string, locale: Locale): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    formats.set(locale, format)
  }
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

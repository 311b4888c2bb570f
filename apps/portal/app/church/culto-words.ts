import {
  addDays,
  capitalized,
  formatCivilDate,
  formatClock,
  formatInstant,
  todayIn,
  weekdayNames,
  weekdayOf,
  type Locale,
} from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import type { Occurrence } from './next-culto.ts'

/** `Domingo, 10:00` */
export function occurrenceTime(
  { data, hora }: Occurrence,
  timeZone: string,
  now: Date,
  locale: Locale,
): string {
  return m.culto_when({
    day: capitalized(dayName(data, todayIn(timeZone, now), locale), locale),
    time: formatClock(hora, locale),
  })
}

/** `Começa em 3 h 20 min` */
export function countdown(start: Date, now: Date): string {
  const total = Math.max(1, Math.ceil((start.getTime() - now.getTime()) / 60_000))
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return m.culto_in_minutes({ minutes })
  return minutes === 0 ? m.culto_in_hours({ hours }) : m.culto_in_hours_minutes({ hours, minutes })
}

/** The name of a zone as its people say it, and the visitor's own time where that differs. */
export function zoneNote(start: Date, timeZone: string, visitorZone: string | null, locale: Locale): string {
  const name = zoneName(timeZone, start, locale)
  if (!visitorZone) return name
  const here = formatInstant(start, 'time', locale, visitorZone)
  if (here === formatInstant(start, 'time', locale, timeZone)) return name
  return `${name} · ${m.culto_your_zone({ time: here })}`
}

/** `Horário de Brasília` */
export function zoneName(timeZone: string, at: Date, locale: Locale): string {
  const format = cached(
    `${locale} ${timeZone}`,
    zoneFormats,
    () => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }),
  )
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return capitalized(name, locale)
}

/** `português`, in the language of the page. */
export function languageName(idioma: string, locale: Locale): string {
  const language = idioma.split('_', 1)[0] ?? idioma
  const names = cached(locale, languageNames, () => new Intl.DisplayNames(locale, { type: 'language' }))
  return names.of(language) ?? language
}

/** `Hoje`, `amanhã`, the weekday within a week, else the date. */
function dayName(data: string, today: string, locale: Locale): string {
  if (data === today) return m.culto_today()
  if (data === addDays(today, 1)) return m.culto_tomorrow()
  if (data > today && data < addDays(today, 7)) return weekdayNames(locale)[weekdayOf(data)] ?? data
  return formatCivilDate(data, 'weekday', locale)
}

// Building a format costs a hundred times more than using one; there are few locales and zones.
const zoneFormats = new Map<string, Intl.DateTimeFormat>()
const languageNames = new Map<string, Intl.DisplayNames>()

function cached<T>(key: string, store: Map<string, T>, make: () => T): T {
  const known = store.get(key)
  if (known) return known
  const made = make()
  store.set(key, made)
  return made
}

import { formatInstant, todayIn, type Locale } from '@atrio/rules'

export interface EventoMoments {
  /** ISO instants. */
  dataInicio: string
  dataFim: string
}

/** `Sun, Dec 6, 7:30 PM – 9:00 PM`, or from one day to another: on the clocks of the church. */
export function eventoWhen({ dataInicio, dataFim }: EventoMoments, locale: Locale, timeZone: string): string {
  const begin = momentText(dataInicio, locale, timeZone)
  const end = isOneDay({ dataInicio, dataFim }, timeZone)
    ? formatInstant(dataFim, 'time', locale, timeZone)
    : momentText(dataFim, locale, timeZone)
  return `${begin} – ${end}`
}

/** A day and hour without the year: `Sun, Dec 6, 7:30 PM`. */
export function momentText(instant: string, locale: Locale, timeZone: string): string {
  const day = formatInstant(instant, 'weekday', locale, timeZone)
  return `${day}, ${formatInstant(instant, 'time', locale, timeZone)}`
}

function isOneDay({ dataInicio, dataFim }: EventoMoments, timeZone: string): boolean {
  const day = todayIn(timeZone, new Date(dataInicio))
  // A night that ends at two in the morning is still that evening's.
  const hours = (Date.parse(dataFim) - Date.parse(dataInicio)) / 3_600_000
  return day === todayIn(timeZone, new Date(dataFim)) || hours <= 8
}

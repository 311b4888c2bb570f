import { formatInstant, type Locale } from '@atrio/rules'

/** The day of an event as a leaf of a calendar. The date is said in words beside it, so this is for eyes alone. */
export function DateBlock(props: { instant: string; locale: Locale; timeZone: string }) {
  const { instant, locale, timeZone } = props
  const { weekday, day, month } = dateParts(formatInstant(instant, 'weekday', locale, timeZone))
  return (
    <span aria-hidden="true" className="date-block">
      <span className="date-block-month">{month}</span>
      <span className="date-block-day">{day}</span>
      <span className="date-block-weekday">{weekday}</span>
    </span>
  )
}

/** The three parts of `Sun, Dec 6` and `dom., 6 de dez.`, whatever their order. */
function dateParts(text: string): { weekday: string; day: string; month: string } {
  const day = /\d+/.exec(text)?.[0] ?? ''
  const [weekday = '', ...rest] = text.split(',')
  const month = rest
    .join(' ')
    .replace(day, '')
    .replace(/\bde\b/g, '')
    .replace(/[.\s]+/g, ' ')
    .trim()
  return { weekday: weekday.replace('.', '').trim(), day, month }
}

import { formatCivilDate, occurrenceDate, todayIn, type Locale } from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/** `Every week`, `Every 30 days`. */
export function rhythmWords(dias: number): string {
  return dias === 7 ? m.giving_days_7() : m.giving_days({ dias })
}

/** The three days after the first gift, which is today. */
export function nextGifts(dias: number, locale: Locale, timeZone: string): string {
  const anchor = todayIn(timeZone)
  const [d1 = '', d2 = '', d3 = ''] = [1, 2, 3].map((n) =>
    formatCivilDate(occurrenceDate({ anchor, dias }, n), 'short', locale),
  )
  return m.giving_next({ d1, d2, d3 })
}

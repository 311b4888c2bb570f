import { FALLBACK_LOCALE, formatInstant, type Locale } from '@atrio/rules'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { useChurch, useRootData } from '../shell/church.ts'

/** `há 2 horas`; a page that is kept cannot know the time, so it says the day until it is alive. */
export function TimeAgo({ moment }: { moment: string }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const day = formatInstant(moment, 'short', locale, timeZone)
  const text = useInBrowser(() => agoText(moment, locale, Date.now()) ?? day, day)
  return <time dateTime={moment}>{text}</time>
}

const MINUTE = 60_000
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** Null after a week: then the day says more. */
function agoText(moment: string, locale: Locale, now: number): string | null {
  const past = Math.max(0, now - Date.parse(moment))
  if (past >= 7 * STEPS[0][1]) return null
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? STEPS[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / length), unit)
}

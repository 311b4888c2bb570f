import { todayIn } from '@atrio/rules'
import { Tag } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'

/** Marks what is meant for today. A stored page does not know the day, so the browser says it. */
export function TodayTag({ data, timeZone }: { data: string; timeZone: string }) {
  const isToday = useInBrowser(() => todayIn(timeZone) === data, false)
  return isToday ? <Tag tone="brand">{m.devotionals_today()}</Tag> : null
}

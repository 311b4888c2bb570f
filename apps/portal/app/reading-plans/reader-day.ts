import { todayIn } from '@atrio/rules'

/** Today by the reader's own clock, as an ISO date. */
export function readerToday(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

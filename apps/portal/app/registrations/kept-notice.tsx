import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import type { Loaded } from '../lib/personal/loaded.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

/** Says of when it is what is on show, while the server could not be asked. */
export function KeptNotice({ of: { state, data, confirmedAt, again } }: { of: Loaded<unknown> }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  if (state !== 'failed' || data === undefined || confirmedAt === null) return null
  const moment = formatInstant(confirmedAt, 'dateTime', locale, timeZone)
  return (
    <RetryBanner tone="info" title={m.tickets_kept({ moment })} retry={again}>
      {m.tickets_kept_detail()}
    </RetryBanner>
  )
}

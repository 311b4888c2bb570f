import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { RetryBanner } from '../lib/messages/retry-banner.tsx'
import type { KeptState } from '../lib/data/use-kept.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

/** Says of when it is what is on show, while the server could not be asked; or that there is nothing to show. */
export function KeptNotice({ state, kept, error, retry }: KeptState<unknown>) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  if (state !== 'failed') return null
  const { title, detail } = errorMessage(error)
  const moment = kept && formatInstant(kept.savedAt, 'dateTime', locale, timeZone)
  return (
    <RetryBanner
      tone={kept ? 'info' : 'bad'}
      title={moment ? m.tickets_kept({ moment }) : title}
      retry={retry}
    >
      {kept ? m.tickets_kept_detail() : detail}
    </RetryBanner>
  )
}

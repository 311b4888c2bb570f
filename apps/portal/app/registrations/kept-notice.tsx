import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Banner, Button } from '@atrio/ui'
import { errorMessage } from '../lib/error-messages.ts'
import type { KeptState } from '../lib/use-kept.ts'
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
    <Banner
      tone={kept ? 'info' : 'bad'}
      live="polite"
      title={moment ? m.tickets_kept({ moment }) : title}
      actions={
        <Button variant="outline" onClick={retry}>
          {m.retry()}
        </Button>
      }
    >
      {kept ? m.tickets_kept_detail() : detail}
    </Banner>
  )
}

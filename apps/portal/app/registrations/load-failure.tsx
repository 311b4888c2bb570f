import { Banner, Button } from '@atrio/ui'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'

/** Why something of a ticket could not be had, and another try. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { title, detail } = errorMessage(error)
  return (
    <Banner tone="bad" live="polite" title={title} actions={<Button onClick={retry}>{m.retry()}</Button>}>
      {detail}
    </Banner>
  )
}

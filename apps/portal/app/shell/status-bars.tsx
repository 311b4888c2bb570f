import { Banner, Button } from '@atrio/ui'
import { applyUpdate, useOnline, useServiceWorker } from '../lib/service-worker.ts'
import { m } from '../paraglide/messages.js'

/** What concerns the whole page, below the header: no network, or a new version that waits to be let in. */
export function StatusBars() {
  const online = useOnline()
  const { updated } = useServiceWorker()
  return (
    <>
      {online ? null : (
        <Banner tone="warn" shape="bar" live="polite">
          {m.offline()}
        </Banner>
      )}
      {updated && online ? (
        <Banner
          tone="info"
          shape="bar"
          live="polite"
          actions={
            <Button variant="outline" onClick={applyUpdate}>
              {m.offline_update()}
            </Button>
          }
        >
          {m.offline_update_ready()}
        </Banner>
      ) : null}
    </>
  )
}

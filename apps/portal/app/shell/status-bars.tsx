import { Banner, Button } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { useStore } from '../lib/data/store.ts'
import { applyUpdate, useOnline, useServiceWorker } from '../lib/offline/service-worker.ts'
import { passkeyOffer } from '../lib/passkeys/passkey-memory.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

const ConsentBar = lazy(() => import('./consent-bar.tsx'))
const ErasureBar = lazy(() => import('./erasure-bar.tsx'))
const PasskeyBar = lazy(() => import('./passkey-bar.tsx'))

/** What concerns the whole page, below the header: no network, or a new version that waits to be let in. */
export function StatusBars() {
  const online = useOnline()
  const { updated } = useServiceWorker()
  const { user, usuario } = useSession()
  const offered = useStore(passkeyOffer, false)
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
      {user && online ? (
        <Suspense>
          {usuario.dataExclusao && <ErasureBar userId={user.id} when={usuario.dataExclusao} />}
          <ConsentBar userId={user.id} />
          {offered && <PasskeyBar userId={user.id} />}
        </Suspense>
      ) : null}
    </>
  )
}

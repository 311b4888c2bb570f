import { Banner } from '@atrio/ui'
import { useSyncExternalStore } from 'react'
import { m } from '../paraglide/messages.js'

/** What concerns the whole page, below the header: no network. */
export function StatusBars() {
  const online = useSyncExternalStore(
    observeNetwork,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : (
    <Banner tone="warn" shape="bar" live="polite">
      {m.offline()}
    </Banner>
  )
}

function observeNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

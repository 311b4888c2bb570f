import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { browserStorages, keys } from './lib/data/storage.ts'
import { useStore } from './lib/data/store.ts'
import { staying } from './player/staying.ts'

// A player that cannot be loaded must not take the page with it.
const Player = lazy<ComponentType>(() =>
  import('./podcast/player.tsx').catch(() => ({ default: () => null })),
)

const StayingHost = lazy(() => import('./player/staying-host.tsx').catch(() => ({ default: () => null })))

/**
 * Where the audio player stands: beside the pages, so that it plays on from one to the next. Its code is loaded when
 * something plays for the first time, or was playing when the last page was closed. A picture that stays stands here as
 * well (Decision 221).
 */
export function PlayerHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    if (browserStorages().local.getItem(keys.podcast) !== null && !location.pathname.startsWith('/embed/'))
      want()
    addEventListener('atrio:listen', want)
    return () => removeEventListener('atrio:listen', want)
  }, [])
  const hasPicture = useStore(staying, null) !== null
  return (
    <>
      {wanted && (
        <Suspense>
          <Player />
        </Suspense>
      )}
      {hasPicture && (
        <Suspense>
          <StayingHost />
        </Suspense>
      )}
    </>
  )
}

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { browserStorages, keys } from './lib/data/storage.ts'

// A player that cannot be loaded must not take the page with it.
const Player = lazy<ComponentType>(() =>
  import('./podcast/player.tsx').catch(() => ({ default: () => null })),
)

/**
 * Where the audio player stands: beside the pages, so that it plays on from one to the next. Its code is loaded when
 * something plays for the first time, or was playing when the last page was closed.
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
  return wanted ? (
    <Suspense>
      <Player />
    </Suspense>
  ) : null
}

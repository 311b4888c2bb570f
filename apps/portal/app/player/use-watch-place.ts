import { useEffect } from 'react'
import { browserStorages } from '../lib/data/storage.ts'
import type { Engine } from './engine.ts'
import { saveWatchPlace } from './watch-places.ts'

const EVERY_MS = 5000

/** Keeps on this device how far the video was watched: now and then, when it pauses, and when the page goes. */
export function useWatchPlace(engine: Engine | null, key: string): void {
  useEffect(() => {
    if (!engine) return
    let savedAt = 0
    const save = () => {
      const { time, duration } = engine.read()
      savedAt = Date.now()
      if (time > 0) saveWatchPlace(browserStorages().local, key, { time, duration, at: savedAt })
    }
    const release = engine.subscribe(() => {
      if (engine.read().paused || Date.now() - savedAt >= EVERY_MS) save()
    })
    window.addEventListener('pagehide', save)
    return () => {
      release()
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [engine, key])
}

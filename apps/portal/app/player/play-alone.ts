import { beginSound, pauseForOthers } from './one-sound.ts'
import type { Engine } from './engine.ts'

/** A video that begins to play silences what else plays on the page, and is silenced by it. Answers what ends this. */
export function playAlone(engine: Engine): () => void {
  let paused = true
  const watch = () => {
    const before = paused
    paused = engine.read().paused
    if (before && !paused) beginSound(engine)
  }
  const unwatch = engine.subscribe(watch)
  const leave = pauseForOthers(engine, () => engine.pause())
  watch()
  return () => {
    unwatch()
    leave()
  }
}

import { readJson, writeJson, type KeyValue } from '../lib/data/storage.ts'

/** How far a video was watched, on this device. */
interface WatchPlace {
  /** Seconds. */
  time: number
  /** When it was written, in ms by this device's clock: the least recent are dropped. */
  at: number
}

export const WATCH_PLACES = 'atrio:watch'
const KEPT = 100
/** Less was not worth coming back to; and who is this near the end has seen it. */
const [EARLY, NEAR_END] = [5, 10]

/** Where to go on in a video; null from the beginning. */
export function readWatchPlace(storage: KeyValue, key: string): number | null {
  return places(storage)[key]?.time ?? null
}

/** Keeps the place, or forgets it where there is nothing to go on with. The least recent of a hundred are dropped. */
export function saveWatchPlace(
  storage: KeyValue,
  key: string,
  { time, duration, at }: { time: number; duration: number; at: number },
): void {
  const kept = places(storage)
  const isWorth = time >= EARLY && (duration === 0 || time < duration - Math.min(NEAR_END, duration * 0.1))
  if (!isWorth && !(key in kept)) return
  const { [key]: _old, ...others } = kept
  const recent = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, KEPT - 1)
  const entries = isWorth ? [[key, { time: Math.floor(time), at }] as const, ...recent] : recent
  writeJson(storage, WATCH_PLACES, Object.fromEntries(entries))
}

function places(storage: KeyValue): Record<string, WatchPlace> {
  const found = readJson(storage, WATCH_PLACES)
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, WatchPlace] => {
      const place = entry[1] as Partial<WatchPlace> | null
      return typeof place?.time === 'number' && typeof place.at === 'number'
    }),
  )
}

import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

export interface KeptBounds {
  maxBytes: number
  lifeMs: number
}

/** Keeps the latest values up to so many bytes: who chooses what is asked for chooses how many, and how long, they are. */
export function createKept<Value extends object>({ maxBytes, lifeMs }: KeptBounds): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxBytes,
    ttl: lifeMs,
    // Objects take about twice what they say; the rest is the entry itself.
    sizeCalculation: (value, key) => 2 * serialize(value).length + key.length + 300,
  })
}

/** Asks once for all who want the same, also while the first still waits. A failure is not kept. */
export type AskOnce = <Found>(key: string, ask: () => Promise<Found | null>) => Promise<Found | null>

/** What was not found is asked for again after `missingMs`. */
export function createAskOnce({ missingMs, ...bounds }: KeptBounds & { missingMs: number }): AskOnce {
  const kept = createKept<{ found: unknown }>(bounds)
  const flights = new Map<string, Promise<unknown>>()
  return <Found>(key: string, ask: () => Promise<Found | null>) => {
    const known = kept.get(key)
    if (known) return Promise.resolve(known.found as Found | null)
    const flying = flights.get(key) as Promise<Found | null> | undefined
    if (flying) return flying
    const flight = ask()
      .then((found) => {
        kept.set(key, { found }, found === null ? { ttl: missingMs } : {})
        return found
      })
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}

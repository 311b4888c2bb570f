import { LRUCache } from 'lru-cache'

const WINDOW_MS = 600_000

/**
 * Counts tokens by address: whoever tries stolen numbers one after the other is stopped here, before a gateway charges
 * for each.
 */
export function createLimit(most: number) {
  const counts = new LRUCache<string, { count: number }>({ max: 100_000, ttl: WINDOW_MS })
  /** Seconds to wait, or 0. */
  return (address: string): number => {
    const entry = counts.get(address) ?? { count: 0 }
    entry.count += 1
    if (entry.count === 1) counts.set(address, entry)
    return entry.count > most ? Math.ceil(counts.getRemainingTTL(address) / 1000) : 0
  }
}

import { LRUCache } from 'lru-cache'
import type { Freshness } from './freshness.ts'

/** What was made for a key, and for how long it may be kept. */
export interface Made<Value> {
  value: Value
  /** The church whose changes end it; null: a change of any church does. */
  igrejaId: number | null
  /** Milliseconds; 0 is never kept. */
  ttl: number
  /** Milliseconds after which who asks has it made anew for those who come later, and is given what is kept. */
  renewAfter?: number
  size: number
  /** Counts against the small share: what anyone can have made by asking for nonsense pushes out nothing else. */
  minor?: boolean
}

/** Does work, at once or when its turn has come. */
type Turn<Value> = (work: () => Promise<Value>) => Promise<Value>

export interface FreshCache<Value> {
  /** What is kept, still true and not due to be made anew. */
  peek: (key: string) => Value | undefined
  /**
   * What is kept, else what `make` makes; at any time one `make` runs for a key, and one in all for what is due.
   * @param turn of who asks: nobody waits for the turn of somebody else who asks for the same
   */
  get: (key: string, make: () => Promise<Made<Value>>, turn?: Turn<Value>) => Promise<Value>
  figures: () => CacheFigures
}

export interface CacheFigures {
  entries: number
  /** The sum of the sizes that were given with what is kept. */
  bytes: number
  /** Since the cache was made: how often there was something to hand out, and how often it had to be waited for. */
  hits: number
  misses: number
}

/**
 * A bounded cache of what is the same for every visitor. Failures and whatever has no time to live are not kept, nor
 * handed to others who wait for the same key.
 */
export function createFreshCache<Value extends object>(
  freshness: Freshness,
  {
    maxSize,
    minorSize,
    renewal = (work) => work(),
  }: { maxSize: number; minorSize: number; renewal?: Turn<Value> },
): FreshCache<Value> {
  type Entry = { value: Value; igrejaId: number | null; stamp: number; dueAt: number }
  const major = new LRUCache<string, Entry>({ maxSize })
  const minor = new LRUCache<string, Entry>({ maxSize: minorSize })
  const flights = new Map<string, Promise<Made<Value> & { stamp: number }>>()

  let hits = 0
  let misses = 0

  const find = (key: string): Entry | undefined => {
    const entry = major.get(key) ?? minor.get(key)
    return entry && freshness.isFresh(entry.igrejaId, entry.stamp) ? entry : undefined
  }

  const fly = async (key: string, make: () => Promise<Made<Value>>) => {
    const stamp = freshness.stamp()
    const made = await make()
    const isFresh = freshness.isFresh(made.igrejaId, stamp)
    if (made.ttl > 0 && isFresh) {
      const { value, igrejaId, ttl, renewAfter = ttl, size } = made
      const [into, other] = made.minor ? [minor, major] : [major, minor]
      other.delete(key)
      const dueAt = performance.now() + renewAfter
      into.set(key, { value, igrejaId, stamp, dueAt }, { ttl, size: Math.max(1, Math.ceil(size)) })
    }
    return { ...made, stamp }
  }

  const flyOnce = async (key: string, make: () => Promise<Made<Value>>): Promise<Value> => {
    const flight = fly(key, make)
    flights.set(key, flight)
    try {
      return (await flight).value
    } finally {
      flights.delete(key)
    }
  }

  /** By when it is asked for another may have made it, or be making it. */
  const fetch = async (key: string, make: () => Promise<Made<Value>>): Promise<Value> => {
    const known = find(key)
    if (known && !isDue(known)) return known.value
    const flying = flights.get(key)
    if (!flying) return flyOnce(key, make)
    const made = await flying.catch(() => null)
    // Whoever came after a change must not be given what was read before it.
    if (made && made.ttl > 0 && freshness.isFresh(made.igrejaId, made.stamp)) return made.value
    return (await fly(key, make)).value
  }

  const renewing = new Set<string>()
  let renewals: Promise<void> = Promise.resolve()

  /** One after the other, so that whoever waits for a page that nobody kept does not wait for these. */
  const renew = (key: string, make: () => Promise<Made<Value>>): void => {
    if (renewing.has(key) || flights.has(key)) return
    renewing.add(key)
    renewals = renewInTurn(renewals, key, make)
  }

  const renewInTurn = async (before: Promise<void>, key: string, make: () => Promise<Made<Value>>) => {
    await before
    // What cannot be made now is kept to its end, and then made for somebody who is told why it cannot.
    await renewal(() => fetch(key, make)).catch(() => {})
    renewing.delete(key)
  }

  const peek = (key: string): Value | undefined => {
    const found = find(key)
    if (!found || isDue(found)) return undefined
    hits += 1
    return found.value
  }

  return {
    peek,
    figures: () => ({
      entries: major.size + minor.size,
      bytes: major.calculatedSize + minor.calculatedSize,
      hits,
      misses,
    }),
    async get(key, make, turn = (work) => work()) {
      const known = find(key)
      if (known) {
        hits += 1
        if (isDue(known)) renew(key, make)
        return known.value
      }
      misses += 1
      return turn(() => fetch(key, make))
    },
  }
}

function isDue({ dueAt }: { dueAt: number }): boolean {
  return performance.now() >= dueAt
}

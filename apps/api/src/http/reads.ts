import { Transform } from 'node:stream'
import { AppError } from './errors.ts'

/** At the same time, whoever `of` names. */
export interface ReadBound {
  of: string
  most: number
}

/** A stored file on its way to somebody. */
interface Read {
  /** What they are sent. */
  bytes: Transform
  /** Raised when it is over, however it came to that. */
  signal: AbortSignal
  end: () => void
}

/**
 * Stored files that this process is sending. Each holds a connection to storage for as long as its reader takes, and
 * there are so many for everybody (Decision 229): who has too many loses the one that has not moved for longest.
 */
export interface Reads {
  begin: (bounds: readonly ReadBound[]) => Read
  readonly open: number
}

/** Less than the connections that storage has. */
const OF_ALL = 400
/** Where there are so many, one that did not move for so long gives way to a new one. */
const STILL_MS = 5_000
/** One that did not move for so long ends by itself. */
const OVER_MS = 60_000

interface Entry {
  bounds: readonly ReadBound[]
  moved: number
  end: (why?: AppError) => void
}

const givesWay = () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 })

export function createReads({ ofAll = OF_ALL, stillMs = STILL_MS, overMs = OVER_MS } = {}): Reads {
  // In the order in which they moved, the last of them at the end.
  const open = new Set<Entry>()
  const counts = new Map<string, number>()
  const count = (entry: Entry, by: number) => {
    for (const { of } of entry.bounds) {
      const now = (counts.get(of) ?? 0) + by
      if (now === 0) counts.delete(of)
      else counts.set(of, now)
    }
  }
  const longestStill = (of: string) => {
    for (const entry of open) if (entry.bounds.some((bound) => bound.of === of)) return entry
  }
  const makeRoom = (bounds: readonly ReadBound[]) => {
    for (const { of, most } of bounds) if ((counts.get(of) ?? 0) >= most) longestStill(of)?.end(givesWay())
    const [first] = open
    if (first && open.size >= ofAll && performance.now() - first.moved > stillMs) first.end(givesWay())
  }

  return {
    begin(bounds) {
      makeRoom(bounds)
      const over = new AbortController()
      const bytes = new Transform({
        transform(chunk, _encoding, done) {
          entry.moved = performance.now()
          open.delete(entry)
          open.add(entry)
          timer.refresh()
          done(null, chunk)
        },
      })
      const entry: Entry = {
        bounds,
        moved: performance.now(),
        end(why) {
          if (!open.delete(entry)) return
          clearTimeout(timer)
          count(entry, -1)
          over.abort(why)
          bytes.destroy(why)
        },
      }
      const timer = setTimeout(() => entry.end(givesWay()), overMs).unref()
      // Also where nobody has begun to take them.
      bytes.on('error', () => {})
      bytes.once('close', () => entry.end())
      open.add(entry)
      count(entry, 1)
      return { bytes, signal: over.signal, end: () => entry.end() }
    },
    get open() {
      return open.size
    },
  }
}

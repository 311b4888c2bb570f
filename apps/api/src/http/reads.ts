import { pipeline, Transform, type Readable } from 'node:stream'
import { shares } from './descriptors.ts'
import { AppError } from './errors.ts'
import { createPace, type Pace } from './pace.ts'

/** At the same time, whoever `of` names. */
export interface ReadBound {
  of: string
  most: number
  /** Many may be behind it: whoever reads on loses nothing to the others, who wait for their turn. */
  isShared?: true
}

/** A stored file on its way to somebody. */
export interface Read {
  /** What they are sent. */
  bytes: Transform
  /** When it may begin. @throws AppError when it has to give way before */
  ready: Promise<void>
  /** Raised when it is over, however it came to that. */
  signal: AbortSignal
  end: () => void
}

/**
 * Stored files that this process is sending. Each holds a connection to storage or an open file for as long as its reader
 * takes, and there are so many for everybody (Decisions 229, 261): where all are taken, who takes the fewest bytes gives way.
 */
export interface Reads {
  begin: (bounds: readonly ReadBound[]) => Read
  readonly open: number
  readonly waiting: number
  /** How many had to give way since the process started, by why. */
  readonly ended: Readonly<Record<Why, number>>
}
type Why = 'bound' | 'full' | 'still'

const settings = {
  /** Less than the connections that storage has. */
  ofAll: shares.reads,
  /** So many wait for one of them: a hall of a thousand phones asks for all that a page needs at once. */
  ofWaiting: 10_000,
  /** As long as nobody trickles one waits for those who read on; then the slowest of them gives way. */
  patienceMs: 1_000,
  waitMs: 30_000,
  /** One that did not move for so long ends by itself. */
  overMs: 60_000,
  /** Bytes a second: less is no film and no speech. */
  trickle: 16 * 1024,
  /** What a reader takes at first lies in buffers on the way: nobody is judged by it alone. */
  youngMs: 2_000,
  /** Nor where no byte has come for them yet, for so long. */
  stillMs: 5_000,
}
/** How often those who wait are looked after where nobody ends. */
const LOOK_MS = 100

interface Entry {
  bounds: readonly ReadBound[]
  asked: number
  admitted: number
  /** From its first byte on. */
  pace: Pace | undefined
  admit: () => void
  end: (why?: Why) => void
}

/** Also of who is gone, whom no answer reaches. */
const reasons = {
  bound: () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 }),
  still: () => new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 }),
  full: () => new AppError('UNAVAILABLE', { retryAfter: 1 }),
}

export function createReads(given: Partial<typeof settings> = {}): Reads {
  const bound = { ...settings, ...given }
  const { ofAll, ofWaiting, patienceMs, waitMs, overMs, trickle } = bound
  // In the order in which they moved, the last of them at the end.
  const open = new Set<Entry>()
  const waiting = new Set<Entry>()
  const counts = new Map<string, number>()
  const openOf = new Map<string, number>()
  const ended = { bound: 0, full: 0, still: 0 }
  let look: NodeJS.Timeout | undefined

  const count = (into: Map<string, number>, entry: Entry, by: number) => {
    for (const { of } of entry.bounds) {
      const now = (into.get(of) ?? 0) + by
      if (now === 0) into.delete(of)
      else into.set(of, now)
    }
  }
  /** Of those who have read for long enough to be judged. */
  const slowest = (at: number, of?: string) => {
    let found: { entry: Entry; rate: number } | undefined
    for (const entry of open) {
      if (of !== undefined && !isOf(entry, of)) continue
      const { pace, admitted } = entry
      if (pace ? at - pace.since < bound.youngMs : at - admitted < bound.stillMs) continue
      const rate = pace?.rate(at) ?? 0
      if (!found || rate < found.rate) found = { entry, rate }
    }
    return found
  }
  const makeRoom = ({ of, most, isShared }: ReadBound): void => {
    if (isShared || (counts.get(of) ?? 0) < most) return
    const longest = [...open, ...waiting].find((entry) => isOf(entry, of))
    longest?.end('bound')
  }
  const letIn = (entry: Entry) => {
    waiting.delete(entry)
    entry.admit()
    open.add(entry)
    count(openOf, entry, 1)
  }
  const isFull = ({ of, most, isShared }: ReadBound) => Boolean(isShared) && (openOf.get(of) ?? 0) >= most
  /** Whether it is their turn as far as a place goes at which many are; who trickles there makes room. */
  const hasRoom = (at: number, bound: ReadBound): boolean => {
    if (!isFull(bound)) return true
    const slow = slowest(at, bound.of)
    if (!slow || slow.rate >= trickle) return false
    slow.entry.end('bound')
    return true
  }
  const admit = () => {
    const at = performance.now()
    // Of a place that has all it may, nobody further back in the line is asked for.
    const full = new Set<string>()
    for (const entry of waiting) {
      if (entry.bounds.some(({ of }) => full.has(of))) continue
      const lacking = entry.bounds.find((one) => !hasRoom(at, one))
      if (lacking) {
        full.add(lacking.of)
        continue
      }
      if (open.size >= ofAll) {
        const slow = slowest(at)
        const isPatient = at - entry.asked < patienceMs
        if (!slow || (isPatient && slow.rate >= trickle)) break
        slow.entry.end('full')
      }
      letIn(entry)
    }
    for (const entry of waiting) if (at - entry.asked > waitMs) entry.end('full')
    clearTimeout(look)
    if (waiting.size > 0) look = setTimeout(admit, LOOK_MS).unref()
  }
  let isSoon = false
  /** Once for all that came or ended together. */
  const admitSoon = () => {
    if (isSoon) return
    isSoon = true
    setImmediate(() => {
      isSoon = false
      admit()
    })
  }

  return {
    begin(bounds) {
      const at = performance.now()
      for (const bound of bounds) makeRoom(bound)
      const over = new AbortController()
      const ready = Promise.withResolvers<void>()
      // Also where nobody waits for it.
      ready.promise.catch(() => {})
      const bytes = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          const now = performance.now()
          entry.pace ??= createPace(now)
          entry.pace.took(chunk.length, now)
          open.delete(entry)
          open.add(entry)
          timer.refresh()
          done(null, chunk)
        },
      })
      const entry: Entry = {
        bounds,
        asked: at,
        admitted: at,
        pace: undefined,
        admit() {
          entry.admitted = performance.now()
          ready.resolve()
        },
        end(why) {
          const wasOpen = open.delete(entry)
          if (!wasOpen && !waiting.delete(entry)) return
          clearTimeout(timer)
          count(counts, entry, -1)
          if (wasOpen) count(openOf, entry, -1)
          if (why) ended[why] += 1
          const reason = reasons[why ?? 'bound']()
          over.abort(reason)
          ready.reject(reason)
          bytes.destroy(why && reason)
          if (waiting.size > 0) admitSoon()
        },
      }
      const timer = setTimeout(() => entry.end('still'), overMs).unref()
      // Also where nobody has begun to take them.
      bytes.on('error', () => {})
      bytes.once('close', () => entry.end())
      count(counts, entry, 1)
      waiting.add(entry)
      if (waiting.size > ofWaiting) entry.end('full')
      else if (open.size < ofAll && !bounds.some(isFull)) letIn(entry)
      // Whoever comes to a long line does not make it be gone through.
      else if (waiting.size === 1) admit()
      else admitSoon()
      return { bytes, ready: ready.promise, signal: over.signal, end: () => entry.end() }
    },
    get open() {
      return open.size
    },
    get waiting() {
      return waiting.size
    },
    ended,
  }
}

/** What ends one of them ends the other. @throws AppError when it had to give way while what is sent was opened */
export function carry(read: Read, stored: Readable): Transform {
  if (read.signal.aborted) {
    stored.on('error', () => {}).destroy()
    throw read.signal.reason
  }
  pipeline(stored, read.bytes, () => {})
  return read.bytes
}

function isOf({ bounds }: Entry, of: string): boolean {
  return bounds.some((bound) => bound.of === of)
}

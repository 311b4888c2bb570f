import { ApiError, callUrl, type Call, type CallRequest, type CallResult } from '@atrio/contract'
import type { Loaded } from './loaded.ts'

export interface ReadOptions {
  /** The answer lies on the device, too: shown at once the next time, and without a network. */
  keepOffline?: boolean
  /** What was known before is not shown: money or places hang on how it is now. */
  fresh?: boolean
  /** The page says nothing of a failure: it asks again by itself after one that passes. */
  insist?: boolean
}

/** What this device keeps of an answer, and since when it is known to be so. */
export interface KeptAnswer {
  data: unknown
  confirmedAt: string
}

interface CallOptions {
  signal?: AbortSignal
  keepalive?: boolean
  headers?: Record<string, string>
}

export interface CacheDeps {
  api: (call: Call, request: object, options?: CallOptions) => Promise<unknown>
  /** The device's copy of an answer; null when there is none. */
  readKept: (owner: number, address: string) => Promise<KeptAnswer | null>
  /** Lays an answer on the device, if that is still the person's. */
  keep: (owner: number, address: string, answer: KeptAnswer) => Promise<void>
  now: () => number
  later: (run: () => void, ms: number) => void
}

/** Between a failure and the next question of who insists; each time twice as long, up to the longest. */
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** An answer that nobody looks at is shown again for so long; later it would be a surprise. */
const REMEMBERED_MS = 5 * 60_000

interface Entry {
  call: Call
  request: object
  owner: number
  keepOffline: boolean | undefined
  fresh: boolean | undefined
  insist: boolean | undefined
  waitMs: number
  watchers: Set<() => void>
  shown: Loaded<unknown>
  reading: AbortController | null
  /** Questions and writes are numbered: what was begun earlier never replaces what was begun later. */
  begun: number
  settled: number
}

/**
 * The answers of one person's calls, by call and request. Whoever watches one sees it change: when the server answers, when a
 * write that names the call makes it stale, and when somebody asks again. Equal questions under way are asked once.
 */
export function createCallCache(deps: CacheDeps) {
  const entries = new Map<string, Entry>()
  let owner = 0

  function entryOf<C extends Call>(call: C, request: CallRequest<C>, options: ReadOptions = {}): Entry {
    const key = addressOf(call, request)
    const known = entries.get(key)
    if (known) {
      known.keepOffline ||= options.keepOffline
      known.insist ||= options.insist
      return known
    }
    const entry: Entry = {
      keepOffline: options.keepOffline,
      call,
      request,
      owner,
      fresh: false,
      insist: options.insist,
      waitMs: FIRST_WAIT_MS,
      watchers: new Set(),
      shown: { state: 'loading', data: undefined, confirmedAt: null, again: () => ask(entry) },
      reading: null,
      begun: 0,
      settled: 0,
    }
    entries.set(key, entry)
    return entry
  }

  function show(entry: Entry, next: Partial<Loaded<unknown>>): void {
    entry.shown = { ...entry.shown, ...next } as Loaded<unknown>
    for (const tell of entry.watchers) tell()
  }

  /** The right to say what an entry holds, for whoever asks or writes now. */
  function begin(entry: Entry): (data: unknown) => void {
    const turn = ++entry.begun
    return (data) => {
      if (turn < entry.settled || entry.owner !== owner) return
      entry.settled = turn
      entry.waitMs = FIRST_WAIT_MS
      const confirmedAt = new Date(deps.now()).toISOString()
      show(entry, { state: 'loaded', data, confirmedAt })
      if (entry.keepOffline) void layDown(entry, { data, confirmedAt })
    }
  }

  /** Asks the server, in the place of a question that is under way: that one may have been answered too early. */
  function ask(entry: Entry): void {
    entry.reading?.abort()
    const reading = new AbortController()
    entry.reading = reading
    if (entry.shown.state === 'failed') show(entry, { state: 'loading' })
    void answer(entry, reading)
  }

  async function answer(entry: Entry, reading: AbortController): Promise<void> {
    const settle = begin(entry)
    if (entry.keepOffline && !entry.fresh && entry.shown.data === undefined) void showKept(entry)
    try {
      const data = await deps.api(entry.call, entry.request, { signal: reading.signal })
      if (!reading.signal.aborted) settle(data)
    } catch (error) {
      const isLate = reading.signal.aborted || entry.owner !== owner
      if (!isLate) show(entry, { state: 'failed', error })
      if (!isLate && entry.insist && isPassing(error)) askLater(entry)
    }
    if (entry.reading === reading) entry.reading = null
  }

  function askLater(entry: Entry): void {
    const { waitMs } = entry
    entry.waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
    deps.later(() => {
      const isWanted = entry.owner === owner && entry.watchers.size > 0
      if (isWanted && !entry.reading && entry.shown.state === 'failed') ask(entry)
    }, waitMs)
  }

  async function showKept(entry: Entry): Promise<void> {
    const kept = await deps.readKept(entry.owner, addressOf(entry.call, entry.request)).catch(() => null)
    if (!kept || entry.owner !== owner || entry.shown.data !== undefined) return
    show(entry, { data: kept.data, confirmedAt: kept.confirmedAt })
  }

  /** A full device loses the copy, and nothing else. */
  async function layDown(entry: Entry, answer: KeptAnswer): Promise<void> {
    await deps.keep(entry.owner, addressOf(entry.call, entry.request), answer).catch(() => undefined)
  }

  function watch(entry: Entry, fresh: boolean | undefined, tell: () => void): () => void {
    const isFirst = entry.watchers.size === 0
    entry.watchers.add(tell)
    if (isFirst) {
      entry.fresh = fresh
      if (fresh || isOld(entry)) entry.shown = { ...blank, again: entry.shown.again }
      if (!entry.reading) ask(entry)
    }
    return () => {
      entry.watchers.delete(tell)
      // The next page may want the same: what is left alone for a moment is given up.
      setTimeout(() => {
        if (entry.watchers.size > 0) return
        entry.reading?.abort()
        entry.reading = null
      })
    }
  }

  /** What is on show is asked for anew; what is not is forgotten. */
  function makeStale(calls: readonly Call[]): void {
    for (const [key, entry] of entries) {
      if (!calls.includes(entry.call)) continue
      if (entry.watchers.size > 0) ask(entry)
      else entries.delete(key)
    }
  }

  /** Makes a write. What it names is stale afterwards, also when its answer was lost: it may have been done. */
  const write = async <C extends Call>(
    call: C,
    request: CallRequest<C>,
    stale: readonly Call[],
    options?: Pick<CallOptions, 'headers' | 'keepalive'>,
  ): Promise<CallResult<C>> => {
    try {
      return (await deps.api(call, request, options)) as CallResult<C>
    } finally {
      makeStale(stale)
    }
  }

  const isOld = ({ shown }: Entry) => deps.now() - Date.parse(shown.confirmedAt ?? '') > REMEMBERED_MS

  return {
    makeStale,

    /** How an answer stands; the same object until that changes. */
    get: <C extends Call>(call: C, request: CallRequest<C>, options?: ReadOptions) =>
      entryOf(call, request, options).shown as Loaded<CallResult<C>>,

    /** Asks for an answer, and tells of each change until it is called off. */
    watch: <C extends Call>(call: C, request: CallRequest<C>, options: ReadOptions, tell: () => void) =>
      watch(entryOf(call, request, options), options.fresh, tell),

    write,

    /** Before a write whose answer tells how a read stands now: the function takes that answer. */
    begin: <C extends Call>(call: C, request: CallRequest<C>) =>
      begin(entryOf(call, request)) as (data: CallResult<C>) => void,

    /** Shows a change at once that the server is about to hear of. */
    change<C extends Call>(
      call: C,
      request: CallRequest<C>,
      to: (data: CallResult<C>) => CallResult<C>,
    ): void {
      const entry = entryOf(call, request)
      const data = entry.shown.data as CallResult<C> | undefined
      if (data !== undefined) show(entry, { data: to(data) })
    },

    /** Asks for all that is on show: the network is back, or the person is, after so many milliseconds. */
    askAgain(olderThanMs: number): void {
      for (const entry of entries.values()) {
        const { state, confirmedAt } = entry.shown
        const isDue =
          state === 'failed' || (!entry.fresh && deps.now() - Date.parse(confirmedAt ?? '') >= olderThanMs)
        if (entry.watchers.size > 0 && isDue) ask(entry)
      }
    },

    /** Lays an answer on the device that nobody looks at yet. */
    async layOnDevice<C extends Call>(call: C, request: CallRequest<C>): Promise<void> {
      const entry = entryOf(call, request, { keepOffline: true })
      if (!entry.reading) await answer(entry, (entry.reading = new AbortController()))
    },

    /** The device is somebody else's from now on, or nobody's (0): nothing of the one before is left. */
    belongTo(next: number): void {
      if (next === owner) return
      owner = next
      const left = [...entries.values()]
      entries.clear()
      for (const { reading } of left) reading?.abort()
      for (const { watchers } of left) for (const tell of watchers) tell()
    },
  }
}

/** No answer, or one that says nothing of what was asked for. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.httpStatus >= 500

const blank = { state: 'loading', data: undefined, confirmedAt: null } as const

/** Names a question the same way in each visit. */
export function addressOf(call: Call, request: object): string {
  return `${call.method} ${callUrl('', call, request)}`
}

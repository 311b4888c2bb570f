import { ApiError, type ErrorCode } from '@atrio/contract'
import type { PersonalRecord, PersonalStore } from './personal-store.ts'

/** Something of a person that may wait for the server; `since` is its place in the order, while it waits. */
export interface OutboxRecord extends PersonalRecord {
  since?: number | undefined
}

/** How sending goes: nothing under way, under way, no connection, session over, or refused with a code. */
export type Sending =
  | { state: 'idle' | 'saving' | 'offline' | 'ended' }
  | { state: 'refused'; code: ErrorCode }

/** What becomes of a record, as it is by then; null when it goes from the device. */
export type Change<T> = (latest: T) => T | null

export interface OutboxState<T> {
  records: ReadonlyMap<string, T>
  sending: ReadonlyMap<string, Sending>
  /** How many wait to be sent. */
  waiting: number
  /** What this device has is read. */
  opened: boolean
}

/** What a slice knows of what it sends. */
export interface Mail<T extends OutboxRecord> {
  /** The record as it leaves, and is stored first; null when nothing of it has to or may be sent. */
  prepare?: (record: T) => T | null
  /** Brings records to the server, which takes each id once however often it comes. */
  send: (records: readonly T[]) => Promise<ReadonlyMap<string, Change<T>>>
  /** What a refusal means for a record; null when it stays and says why. */
  refused?: (record: T, code: ErrorCode) => Promise<Change<T> | null> | Change<T> | null
  /** How many travel together; each by itself unless told otherwise. */
  atOnce?: number
}

export interface OutboxDeps<T extends OutboxRecord> extends Mail<T> {
  storage: PersonalStore<T>
  now: () => number
  /** Runs work while no other tab runs the same. */
  runAlone: <R>(work: () => Promise<R>) => Promise<R>
  /** Tells the other tabs that a record changed on this device. */
  tell: (id: string) => void
  onChange: (state: OutboxState<T>) => void
}

export type Outbox<T extends OutboxRecord> = ReturnType<typeof createOutbox<T>>

/**
 * What a person wrote, on this device first and then on the server (Decision 125): each change is stored at once; what
 * waits is sent in its order, one tab at a time, and stays until the server has answered.
 */
export function createOutbox<T extends OutboxRecord>(deps: OutboxDeps<T>) {
  const { storage, prepare = (record) => record } = deps
  const records = new Map<string, T>()
  const sending = new Map<string, Sending>()
  /** Changes whose place on the disk is not theirs yet, or was refused: there is nothing newer there. */
  const unstored = new Map<string, number>()
  let opened = false
  let writing: Promise<unknown> = Promise.resolve()
  let changes = 0
  let last = 0

  function publish(): void {
    const waiting = [...records.values()].filter(({ pending }) => pending).length
    deps.onChange({ records: new Map(records), sending: new Map(sending), waiting, opened })
  }

  /** Stores a record, or its absence, in the order in which it was asked. */
  function keep(id: string, record: T | null): Promise<unknown> {
    const stamped = record && stamp(record)
    if (stamped) records.set(id, stamped)
    else records.delete(id)
    const change = ++changes
    unstored.set(id, change)
    publish()
    const write = async () => {
      await (stamped ? storage.put(stamped) : storage.remove(id))
      if (unstored.get(id) === change) unstored.delete(id)
      deps.tell(id)
    }
    writing = writing.then(write, write)
    return writing
  }

  function stamp(record: T): T {
    if (!record.pending) return record.since === undefined ? record : { ...record, since: undefined }
    if (record.since !== undefined) return record
    last = Math.max(last + 1, deps.now())
    return { ...record, since: last }
  }

  async function open(): Promise<void> {
    await takeIn()
    opened = true
    publish()
  }

  /** What this and other tabs have stored; what could not be stored is here alone. */
  async function takeIn(): Promise<void> {
    const stored = await storage.all()
    const there = new Set(stored.map(({ id }) => id))
    for (const id of records.keys()) if (!there.has(id) && !unstored.has(id)) records.delete(id)
    for (const record of stored) if (!unstored.has(record.id)) records.set(record.id, record)
  }

  function flush(): Promise<void> {
    return deps.runAlone(async () => {
      await writing.catch(() => undefined)
      await takeIn()
      for (const ids of batches(waitingInOrder(), deps.atOnce ?? 1)) {
        const ready = ids.flatMap((id) => readyOf(id) ?? [])
        if (ready.length > 0 && !(await sendSome(ready))) break
      }
      publish()
    })
  }

  function waitingInOrder(): string[] {
    return [...records.values()]
      .filter(({ pending }) => pending)
      .sort((a, b) => (a.since ?? 0) - (b.since ?? 0))
      .map(({ id }) => id)
  }

  function readyOf(id: string): T | null {
    const record = records.get(id)
    const ready = record?.pending ? prepare(record) : null
    if (!ready) sending.delete(id)
    return ready
  }

  /** Answers whether there is a point in sending more. */
  async function sendSome(ready: readonly T[]): Promise<boolean> {
    for (const { id } of ready) sending.set(id, { state: 'saving' })
    // All at once: what the person changes while they are stored must not be put back.
    await Promise.allSettled(ready.map((record) => keep(record.id, record)))
    try {
      const answers = await deps.send(ready)
      for (const { id } of ready) await settle(id, answers.get(id) ?? ((latest) => latest))
      return true
    } catch (error) {
      return error instanceof ApiError && error.body.code !== 'UNAUTHENTICATED'
        ? settleRefusal(ready, error.body.code)
        : stop(ready, error instanceof ApiError ? 'ended' : 'offline')
    }
  }

  async function settle(id: string, change: Change<T>): Promise<void> {
    sending.delete(id)
    const latest = records.get(id)
    if (latest) await keep(id, change(latest)).catch(() => undefined)
  }

  function stop(ready: readonly T[], state: 'ended' | 'offline'): false {
    for (const { id } of ready) sending.set(id, { state })
    publish()
    return false
  }

  async function settleRefusal(ready: readonly T[], code: ErrorCode): Promise<boolean> {
    try {
      for (const record of ready) {
        const change = (await deps.refused?.(record, code)) ?? null
        if (change) await settle(record.id, change)
        else sending.set(record.id, { state: 'refused', code })
      }
      publish()
      return true
    } catch {
      return stop(ready, 'offline')
    }
  }

  return {
    open,
    flush,
    records: records as ReadonlyMap<string, T>,
    put: (record: T) => keep(record.id, record),
    remove: (id: string) => keep(id, null),
    /** Another tab changed a record on this device. */
    async follow(id: string): Promise<void> {
      const record = await storage.get(id)
      if (unstored.has(id)) return
      if (record) records.set(id, record)
      else records.delete(id)
      publish()
    },
  }
}

function batches(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )
}

import { ApiError, NetworkError, type ErrorCode, type NotaSermao } from '@atrio/contract'
import type { PersonalStore } from '../lib/personal/personal-store.ts'
import {
  edit,
  fromServer,
  isBlank,
  newNota,
  nextRequest,
  receive,
  receiveMissing,
  resolve,
  type Choice,
  type Conteudo,
  type LocalNota,
  type Request,
} from './nota-state.ts'

/** The server's side of notes. Rejects with `ApiError` or `NetworkError`. */
export interface RemoteNotas {
  list: () => Promise<NotaSermao[]>
  get: (id: string) => Promise<NotaSermao>
  send: (id: string, request: Request) => Promise<NotaSermao | null>
}

/** How sending goes: nothing under way, under way, no connection, session over, or refused with a code. */
export type Sending =
  | { state: 'idle' | 'saving' | 'offline' | 'ended' }
  | { state: 'refused'; code: ErrorCode }

export interface NotasState {
  notas: ReadonlyMap<string, LocalNota>
  sending: ReadonlyMap<string, Sending>
  /** What this device has is read. */
  opened: boolean
  /** How asking the server for all notes went. */
  list: 'loading' | 'loaded' | 'offline' | 'failed'
}

export interface NotasDeps {
  storage: PersonalStore<LocalNota>
  remote: RemoteNotas
  now: () => string
  newId: () => string
  /** Runs work after a pause in typing; each call puts it off. */
  afterPause: (work: () => void) => void
  /** Runs work while no other tab runs the same. */
  runAlone: <T>(work: () => Promise<T>) => Promise<T>
  /** Tells the other tabs that a note changed on this device. */
  tell: (id: string) => void
  onChange: (state: NotasState) => void
}

export type NotasStore = ReturnType<typeof createNotasStore>

/**
 * The notes of a person on this device. Each change is stored here at once and sent, as a whole, after a pause; what
 * cannot be sent waits.
 */
export function createNotasStore(deps: NotasDeps) {
  const { storage, remote } = deps
  const notas = new Map<string, LocalNota>()
  const sending = new Map<string, Sending>()
  let opened = false
  let list: NotasState['list'] = 'loading'
  let writing: Promise<unknown> = Promise.resolve()

  function publish(): void {
    deps.onChange({ notas: new Map(notas), sending: new Map(sending), opened, list })
  }

  /** Stores a note, or its absence, in the order in which it was asked. */
  function keep(id: string, nota: LocalNota | null): Promise<unknown> {
    if (nota) notas.set(id, nota)
    else notas.delete(id)
    publish()
    const write = async () => {
      await (nota ? storage.put(nota) : storage.remove(id))
      deps.tell(id)
    }
    writing = writing.then(write, write)
    return writing
  }

  async function open(): Promise<void> {
    for (const nota of await storage.all()) {
      // An empty note is left over from a page that went away before it could ask.
      if (nota.base === null && isBlank(nota) && !nota.deleted) await storage.remove(nota.id)
      else notas.set(nota.id, nota)
    }
    opened = true
    publish()
  }

  /** Sends what waits, then takes in what the server has. */
  async function refresh(): Promise<void> {
    await flush()
    try {
      const received = await remote.list()
      for (const nota of received) {
        const local = notas.get(nota.id)
        await keepIfChanged(nota.id, local ? receive(local, nota) : fromServer(nota))
      }
      const there = new Set(received.map(({ id }) => id))
      for (const local of notas.values()) {
        if (!there.has(local.id)) await keepIfChanged(local.id, receiveMissing(local))
      }
      list = 'loaded'
    } catch (error) {
      list = error instanceof NetworkError ? 'offline' : 'failed'
    }
    publish()
  }

  async function keepIfChanged(id: string, nota: LocalNota | null): Promise<void> {
    const before = notas.get(id)
    if (JSON.stringify(before ?? null) !== JSON.stringify(nota)) await keep(id, nota)
  }

  function flush(): Promise<void> {
    return deps.runAlone(async () => {
      await writing.catch(() => undefined)
      for (const id of notas.keys()) {
        const next = notas.get(id) && nextRequest(notas.get(id)!)
        if (!next) {
          if (sending.delete(id)) publish()
          continue
        }
        if (!(await sendOne(id, next.nota, next.request))) return
      }
    })
  }

  /** Answers whether there is a point in sending the next one. */
  async function sendOne(id: string, nota: LocalNota, request: Request): Promise<boolean> {
    sending.set(id, { state: 'saving' })
    await keep(id, nota).catch(() => undefined)
    try {
      const answer = await remote.send(id, request)
      sending.delete(id)
      const current = notas.get(id)
      if (current) await keep(id, answer ? receive(current, answer) : null)
      return true
    } catch (error) {
      return settleFailure(id, request, error)
    }
  }

  async function settleFailure(id: string, request: Request, error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) {
      sending.set(id, { state: 'offline' })
      publish()
      return false
    }
    const { code } = error.body
    const current = notas.get(id)
    sending.delete(id)
    if (current && code === 'NOT_FOUND' && request.kind !== 'create') {
      await keep(id, receiveMissing(current))
      return true
    }
    if (current && code === 'NOTE_CONFLICT') return compare(id)
    sending.set(id, code === 'UNAUTHENTICATED' ? { state: 'ended' } : { state: 'refused', code })
    publish()
    return code !== 'UNAUTHENTICATED'
  }

  /** Fetches the version that stands in the way: it may be our own, whose answer was lost. */
  async function compare(id: string): Promise<boolean> {
    try {
      const there = await remote.get(id)
      const current = notas.get(id)
      if (current) await keep(id, receive(current, there))
      return true
    } catch (error) {
      const current = notas.get(id)
      const isGone = error instanceof ApiError && error.body.code === 'NOT_FOUND'
      if (current && isGone) await keep(id, receiveMissing(current))
      else sending.set(id, { state: 'offline' })
      publish()
      return isGone
    }
  }

  function flushSoon(): void {
    deps.afterPause(() => void flush().catch(() => undefined))
  }

  return {
    open,
    refresh,
    flush,
    create: () => newNota(deps.newId(), deps.now()),
    /** Stores a change on this device; sends it after a pause. */
    async write(nota: LocalNota, change: Partial<Conteudo>): Promise<void> {
      const stored = keep(nota.id, edit(notas.get(nota.id) ?? nota, change, deps.now()))
      flushSoon()
      await stored
    },
    async remove(id: string): Promise<void> {
      const nota = notas.get(id)
      if (!nota) return
      // The server may have a note whose answer was lost.
      const wasSent = nota.base !== null || nota.sent !== null
      await keep(id, wasSent ? { ...nota, deleted: true, pending: true } : null)
      if (wasSent) await flush()
    },
    async choose(id: string, choice: Choice, titulo: string): Promise<void> {
      const nota = notas.get(id)
      if (!nota) return
      const [first, ...more] = resolve(nota, choice, { id: deps.newId(), titulo })
      await keep(id, first ?? null)
      for (const copy of more) await keep(copy.id, copy)
      await flush()
    },
    /** Another tab changed a note on this device. */
    async follow(id: string): Promise<void> {
      const nota = await storage.get(id)
      if (nota) notas.set(id, nota)
      else notas.delete(id)
      publish()
    },
  }
}

import { ApiError, NetworkError, type NotaSermao } from '@atrio/contract'
import type { Change, Mail, Outbox, Sending } from '../personal/outbox.ts'
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

/** How asking the server for all notes went. */
export type NotasList = 'loading' | 'loaded' | 'offline' | 'failed'

export interface NotasState {
  notas: ReadonlyMap<string, LocalNota>
  sending: ReadonlyMap<string, Sending>
  /** What this device has is read. */
  opened: boolean
  list: NotasList
}

export interface NotasDeps {
  box: Outbox<LocalNota>
  remote: RemoteNotas
  now: () => string
  newId: () => string
  /** Runs work after a pause in typing; each call puts it off. */
  afterPause: (work: () => void) => void
  onList: (list: NotasList) => void
}

export type NotasStore = ReturnType<typeof createNotasStore>

/** How notes are sent: each as a whole, and what was changed elsewhere meanwhile waits for the person. */
export function notasMail(remote: RemoteNotas): Mail<LocalNota> {
  return {
    prepare: (nota) => nextRequest(nota)?.nota ?? null,
    async send(notas) {
      const changes = new Map<string, Change<LocalNota>>()
      for (const nota of notas) {
        const next = nextRequest(nota)
        if (!next) continue
        const answer = await remote.send(nota.id, next.request)
        changes.set(nota.id, (latest) => answer && receive(latest, answer))
      }
      return changes
    },
    async refused(nota, code) {
      if (code === 'NOT_FOUND' && (nota.deleted || nota.base)) return receiveMissing
      if (code !== 'NOTE_CONFLICT') return null
      return compare(remote, nota.id)
    },
  }
}

/** Fetches the version that stands in the way: it may be our own, whose answer was lost. */
async function compare(remote: RemoteNotas, id: string): Promise<Change<LocalNota>> {
  try {
    const there = await remote.get(id)
    return (latest) => receive(latest, there)
  } catch (error) {
    if (error instanceof ApiError && error.body.code === 'NOT_FOUND') return receiveMissing
    throw error
  }
}

/**
 * The notes of a person on this device. Each change is stored here at once and sent, as a whole, after a pause; what
 * cannot be sent waits.
 */
export function createNotasStore({ box, remote, ...deps }: NotasDeps) {
  async function open(): Promise<void> {
    await box.open()
    for (const nota of box.records.values()) {
      // An empty note is left over from a page that went away before it could ask.
      if (nota.base === null && isBlank(nota) && !nota.deleted) await box.remove(nota.id)
    }
  }

  /** Sends what waits, then takes in what the server has. */
  async function refresh(): Promise<void> {
    await box.flush()
    try {
      const received = await remote.list()
      for (const nota of received) {
        const local = box.records.get(nota.id)
        await keepIfChanged(nota.id, local ? receive(local, nota) : fromServer(nota))
      }
      const there = new Set(received.map(({ id }) => id))
      for (const local of box.records.values()) {
        if (!there.has(local.id)) await keepIfChanged(local.id, receiveMissing(local))
      }
      deps.onList('loaded')
    } catch (error) {
      deps.onList(error instanceof NetworkError ? 'offline' : 'failed')
    }
  }

  async function keepIfChanged(id: string, nota: LocalNota | null): Promise<void> {
    const before = box.records.get(id)
    if (JSON.stringify(before ?? null) === JSON.stringify(nota)) return
    await (nota ? box.put(nota) : box.remove(id))
  }

  return {
    open,
    refresh,
    flush: () => box.flush(),
    create: () => newNota(deps.newId(), deps.now()),
    /** Stores a change on this device; sends it after a pause. */
    async write(nota: LocalNota, change: Partial<Conteudo>): Promise<void> {
      const stored = box.put(edit(box.records.get(nota.id) ?? nota, change, deps.now()))
      deps.afterPause(() => void box.flush().catch(() => undefined))
      await stored
    },
    async remove(id: string): Promise<void> {
      const nota = box.records.get(id)
      if (!nota) return
      // The server may have a note whose answer was lost.
      const wasSent = nota.base !== null || nota.sent !== null
      await (wasSent ? box.put({ ...nota, deleted: true, pending: true }) : box.remove(id))
      if (wasSent) await box.flush()
    },
    async choose(id: string, choice: Choice, titulo: string): Promise<void> {
      const nota = box.records.get(id)
      if (!nota) return
      const [first, ...more] = resolve(nota, choice, { id: deps.newId(), titulo })
      await (first ? box.put(first) : box.remove(id))
      for (const copy of more) await box.put(copy)
      await box.flush()
    },
  }
}

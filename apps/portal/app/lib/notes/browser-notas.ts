import { createStore, type Store } from '../data/store.ts'
import { browserOutbox, newId, type BrowserOutbox } from '../personal/browser-outbox.ts'
import type { LocalNota } from './nota-state.ts'
import { createNotasStore, notasMail, type NotasList, type NotasStore } from './notas-store.ts'
import { remoteNotas } from './notes-client.ts'

/** Long enough for a breath between sentences, short enough for a phone that goes back into the pocket. */
const PAUSE_MS = 1_500

export interface BrowserNotas {
  store: NotasStore
  outbox: BrowserOutbox<LocalNota>
  list: Store<NotasList>
}

/** The notes of a person, open once for each document. */
export function browserNotas(owner: number, igreja: number): BrowserNotas {
  if (current?.owner !== owner) {
    current?.notas.outbox.close()
    current = { owner, notas: start(owner, igreja) }
  }
  return current.notas
}

let current: { owner: number; notas: BrowserNotas } | undefined

function start(owner: number, igreja: number): BrowserNotas {
  const remote = remoteNotas(igreja)
  const outbox = browserOutbox('notas', owner, notasMail(remote))
  const list = createStore<NotasList>('loading')
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = createNotasStore({
    box: outbox.box,
    remote,
    now: () => new Date().toISOString(),
    newId,
    afterPause(work) {
      clearTimeout(timer)
      timer = setTimeout(work, PAUSE_MS)
    },
    onList: (next) => list.set(next),
  })
  window.addEventListener('online', () => void store.refresh())
  void store.open().then(() => store.refresh())
  return { store, outbox, list }
}

import { personalStore } from '../lib/personal/personal-store.ts'
import { createStore, type Store } from '../lib/data/store.ts'
import type { LocalNota } from './nota-state.ts'
import { createNotasStore, type NotasState, type NotasStore } from './notas-store.ts'
import { remoteNotas } from './notes-client.ts'

/** Long enough for a breath between sentences, short enough for a phone that goes back into the pocket. */
const PAUSE_MS = 1_500

export interface BrowserNotas {
  store: NotasStore
  state: Store<NotasState>
}

export const nothingYet: NotasState = { notas: new Map(), sending: new Map(), opened: false, list: 'loading' }

/** The notes of a person, open once for each document. */
export function browserNotas(owner: number, igreja: number): BrowserNotas {
  if (current?.owner !== owner) current = { owner, notas: start(owner, igreja) }
  return current.notas
}

let current: { owner: number; notas: BrowserNotas } | undefined

function start(owner: number, igreja: number): BrowserNotas {
  const state = createStore<NotasState>(nothingYet)
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`atrio:notes:${owner}`)
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = createNotasStore({
    storage: personalStore<LocalNota>('notas', owner),
    remote: remoteNotas(igreja),
    now: () => new Date().toISOString(),
    newId,
    afterPause(work) {
      clearTimeout(timer)
      timer = setTimeout(work, PAUSE_MS)
    },
    runAlone: (work) =>
      navigator.locks
        ? (navigator.locks.request(`atrio:notes:${owner}`, work) as ReturnType<typeof work>)
        : work(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin
    tell: (id) => tabs?.postMessage(id),
    onChange: (next) => state.set(next),
  })
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void store.follow(data)
  })
  const send = () => void store.flush().catch(() => undefined)
  window.addEventListener('online', () => void store.refresh())
  // A phone may never come back from the background.
  document.addEventListener('visibilitychange', () => document.hidden && send())
  void store.open().then(() => store.refresh())
  return { store, state }
}

/** `crypto.randomUUID` is there over TLS and on local hosts only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

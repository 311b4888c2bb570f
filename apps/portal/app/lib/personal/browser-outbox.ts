import { createStore, type Store } from '../data/store.ts'
import { createOutbox, type Mail, type Outbox, type OutboxRecord, type OutboxState } from './outbox.ts'
import { personalStore } from './personal-store.ts'

export interface BrowserOutbox<T extends OutboxRecord> {
  box: Outbox<T>
  state: Store<OutboxState<T>>
  /** Stops following the network and the other tabs. */
  close: () => void
}

export function emptyOutbox<T>(): OutboxState<T> {
  return { records: new Map<string, T>(), sending: new Map(), waiting: 0, opened: false }
}

/**
 * The outbox of one kind and one person in this document. It sends when the network is back and when the page goes into
 * the background, from which a phone may never come back; when else, its slice says.
 */
export function browserOutbox<T extends OutboxRecord>(
  kind: string,
  owner: number,
  mail: Mail<T>,
): BrowserOutbox<T> {
  const name = `atrio:outbox:${kind}:${owner}`
  const state = createStore<OutboxState<T>>(emptyOutbox())
  const closing = new AbortController()
  const { signal } = closing
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  const box = createOutbox<T>({
    ...mail,
    storage: personalStore<T>(kind, owner),
    now: Date.now,
    // Web Locks are there in secure contexts; elsewhere the server takes each id once.
    runAlone: (work) =>
      navigator.locks ? (navigator.locks.request(name, work) as ReturnType<typeof work>) : work(),
    tell(id) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no origin
      if (!signal.aborted) tabs?.postMessage(id)
    },
    onChange: (next) => state.set(next),
  })
  const send = () => void box.flush().catch(() => undefined)
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void box.follow(data)
  })
  window.addEventListener('online', send, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && send(), { signal })
  const close = () => {
    closing.abort()
    tabs?.close()
  }
  return { box, state, close }
}

/** A name that no other device gives; `crypto.randomUUID` is there over TLS and on local hosts only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

import type { SituacaoConta } from '@atrio/contract'
import { browserStorages, keys, readJson, writeJson } from '../lib/data/storage.ts'
import { createStore, useStore } from '../lib/data/store.ts'

/** What the steps of access know of the person; kept over a reload, in session storage. */
export interface AccessState {
  email: string
  /** Null before the e-mail was looked up. */
  situacao: SituacaoConta | null
  /** The request for a mailed code that this browser waits for. */
  pedido?: string
}

const empty: AccessState = { email: '', situacao: null }
const store = createStore(empty)

export function useAccessState(): AccessState {
  return useStore(store, empty)
}

export function setAccessState(state: AccessState): void {
  writeJson(browserStorages().session, keys.access, state)
  store.set(state)
}

/** Brings back what this tab knew before it was reloaded. */
export function restoreAccessState(): void {
  const state = readJson(browserStorages().session, keys.access) as Partial<AccessState> | null
  if (typeof state?.email === 'string')
    store.set({ ...state, email: state.email, situacao: state.situacao ?? null })
}

export function clearAccessState(): void {
  browserStorages().session.removeItem(keys.access)
  store.set(empty)
}

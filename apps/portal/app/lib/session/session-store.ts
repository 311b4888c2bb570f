import type { Standing, User, Usuario } from '@atrio/contract'
import { createStore, useStore } from '../data/store.ts'
import { keys, readJson, writeJson, type KeyValue } from '../data/storage.ts'

/** Why someone whose password was right is not logged in yet. */
export type Pending = { motivo: 'trocarSenha' | 'semConta'; user: User }

export type SessionState =
  | {
      status: 'starting' | 'anonymous'
      user: null
      usuario: null
      roles: readonly Standing[]
      pending: Pending | null
    }
  | {
      status: 'loggedIn'
      /** The platform account. */
      user: User
      /** The account at this church. */
      usuario: Usuario
      roles: readonly Standing[]
      pending: null
    }

export const starting = {
  status: 'starting',
  user: null,
  usuario: null,
  roles: [],
  pending: null,
} as const satisfies SessionState
export const anonymous: SessionState = { ...starting, status: 'anonymous' }

export const sessionStore = createStore<SessionState>(starting)

/** Who is here. The server, and the browser until it has hydrated, know nobody. */
export function useSession(): SessionState {
  return useStore(sessionStore, starting)
}

/** Logged in means a token, a platform account and a church account, all three (Spec §4). */
export function loggedIn(user: User, usuario: Usuario, roles: readonly Standing[]): SessionState {
  return { status: 'loggedIn', user, usuario, roles, pending: null }
}

/** Shows in this tab what the server was told of the account; the next document asks the server. */
export function changeUsuario(change: Partial<Usuario>): void {
  const state = sessionStore.get()
  if (state.status === 'loggedIn') sessionStore.set({ ...state, usuario: { ...state.usuario, ...change } })
}

/** Keeps the state for the next page of this tab (Spec §4), without health notes: they are loaded when looked at. */
export function persistState(session: KeyValue, state: SessionState): void {
  if (state.status !== 'loggedIn') return session.removeItem(keys.state)
  writeJson(session, keys.state, { ...state, usuario: { ...state.usuario, observacoes: null } })
}

/** The state that the last page of this tab kept, if someone was logged in and the token is still there. */
export function restoreState(session: KeyValue): SessionState | null {
  const state = readJson(session, keys.state) as Partial<SessionState> | null
  if (!session.getItem(keys.token) || state?.status !== 'loggedIn') return null
  const { user, usuario, roles } = state
  return user && usuario ? loggedIn(user, usuario, Array.isArray(roles) ? roles : []) : null
}

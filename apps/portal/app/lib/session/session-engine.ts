import {
  accessCalls,
  accountCalls,
  ApiError,
  churchCalls,
  createClient,
  type Credentials,
  type Transport,
  type User,
} from '@atrio/contract'
import { leaveFlash } from '../messages/flash.ts'
import { createRefresher, type RunAlone } from './session-refresh.ts'
import {
  anonymous,
  loggedIn,
  persistState,
  restoreState,
  starting,
  type Pending,
  type SessionState,
} from './session-store.ts'
import { clearPersonalData, createTokens, type Origin } from './session-tokens.ts'
import { isUnauthenticated, withSession } from './session-transport.ts'
import { keys, type Storages } from '../data/storage.ts'
import type { Store } from '../data/store.ts'

export interface EngineDeps {
  /** Carries calls without any token. */
  transport: Transport
  storages: Storages
  store: Store<SessionState>
  runAlone: RunAlone
  now: () => number
  page: {
    /** Path and query of the page on show. */
    path: () => string
    hostname: () => string
    /** Loads the church home as a new document. */
    goHome: () => void
    /** Lets half-filled forms store themselves. */
    saveDrafts: () => void
    /** Takes off the device what is kept there of people; what no server has yet stays. */
    forgetPersonal: () => Promise<void>
  }
}

/** As long as somebody who logs out is kept waiting for a server and a device. */
const PATIENCE_MS = 4_000

const inTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

/** The session of Spec §4, apart from the browser it runs in. */
export function createSessionEngine(deps: EngineDeps) {
  const { storages, store, page } = deps
  const tokens = createTokens(storages, deps.now)
  const plain = createClient(deps.transport)
  const refresh = createRefresher(plain, tokens, deps.runAlone)
  const carry = withSession(deps.transport, { tokens, refresh, onEnded: endSession })
  const api = createClient(carry)
  /** Calls as the person, logged in or on the way there. */
  const personal = createClient((call, request, { headers, ...options }) =>
    carry(call, request, {
      ...options,
      headers: { ...headers, ...(held ? { authorization: `Bearer ${held}` } : {}) },
    }),
  )
  /** The token of someone who is not logged in yet. */
  let held: string | null = null
  /** Logging out: what is refused meanwhile says nothing new. */
  let leaving = false

  /** Logs in from what the browser holds: the code of the address, the token of this tab, the refresh token. */
  async function start(code: string | null): Promise<void> {
    await resume()
    if (code) await enterByCode(code)
  }

  async function resume(): Promise<void> {
    const restored = restoreState(storages.session)
    if (restored) store.set(restored)
    const token = tokens.bearer()
    try {
      if (token) await enter(token, 'SESSION')
      else {
        const credentials = await refresh()
        if (credentials) await enter(credentials.token, 'STORAGE')
        else if (tokens.refreshToken()) forget({ keepDrafts: true })
        else store.set(anonymous)
      }
    } catch (error) {
      // The network or the server is down: who was logged in stays so, and the tokens wait for better days.
      if (isUnauthenticated(error)) forget({ keepDrafts: true })
      else if (!restored) store.set(anonymous)
    }
  }

  /** Spec §4: someone else's link must not take over a session, which is why the call carries the present token. */
  async function enterByCode(codigo: string): Promise<void> {
    const present = tokens.bearer() ?? held
    try {
      const credentials = await plain(
        accessCalls.exchangeLoginCode,
        { body: { codigo } },
        present ? { headers: { authorization: `Bearer ${present}` } } : {},
      )
      await logIn(credentials, 'URL')
    } catch (error) {
      if (!(error instanceof ApiError)) return
      const refused = error.body.code === 'FORBIDDEN'
      leaveFlash(storages.session, { tipo: refused ? 'linkRefused' : 'linkExpired' })
    }
  }

  /** Takes the credentials of a log-in. Afterwards the store says who is logged in, or what is still missing. */
  async function logIn(credentials: Credentials, origin: Origin): Promise<void> {
    tokens.storeRefreshToken(credentials.refreshToken)
    await enter(credentials.token, origin)
  }

  // Decision 10: SESSION and URL set the credentials at once; other origins hold the token back until the platform
  // account and the church account are both there, so that no half-known person carries a bearer token.
  async function enter(token: string, origin: Origin): Promise<void> {
    if (origin === 'SESSION' || origin === 'URL') {
      if (tokens.bearer() !== token) tokens.setCredentials(token)
      held = null
    } else {
      held = token
    }
    await loadAccounts()
  }

  async function loadAccounts(): Promise<void> {
    const { user } = await personal(accountCalls.getMe)
    tokens.storeUserId(user.id)
    if (user.trocarSenha) return wait({ motivo: 'trocarSenha', user })
    const cliente = await loadClienteId()
    const [{ usuarios }, { userIgrejaRoles, funcoes }] = await Promise.all([
      personal(accountCalls.listUsuarios, { params: { id: user.id }, query: { cliente } }),
      personal(accountCalls.listRoles, { params: { id: user.id } }),
    ])
    // Spec §3: the client account is the first of the list; §8: none of them is a failure to load it.
    const usuario = usuarios[0]
    if (!usuario) return wait({ motivo: 'semConta', user })
    if (held) tokens.setCredentials(held)
    held = null
    change(loggedIn(user, usuario, [...userIgrejaRoles.map(({ role }) => role), ...funcoes]))
  }

  async function loadClienteId(): Promise<number> {
    const { clientes } = await plain(churchCalls.getIgrejaByHostname, {
      query: { hostname: page.hostname() },
    })
    const cliente = clientes[0]
    if (!cliente) throw new Error('this host name belongs to no church')
    return cliente.id
  }

  /** Links the account to the church of this host, after the person confirmed it (Spec §4 Church change). */
  async function linkIgreja(user: User): Promise<void> {
    await personal(accountCalls.trocaIgreja, { body: { igreja: user.igreja.id } })
    await loadAccounts()
  }

  /** Changes the password; the token that allowed nothing else is exchanged for a full one. */
  async function changePassword(senhaAtual: string, novaSenha: string): Promise<void> {
    await personal(accessCalls.changePassword, { body: { senhaAtual, novaSenha } })
    if (store.get().status === 'loggedIn') return
    const credentials = await refresh()
    if (credentials) await enter(credentials.token, 'STORAGE')
    else forget({ keepDrafts: true })
  }

  /** Leaves by choice: here, on the server, in the other tabs. */
  async function logOut(): Promise<void> {
    const refreshToken = tokens.refreshToken()
    const token = held ?? tokens.bearer()
    // Tokens are cleared without waiting: an answer that never comes must not keep anyone logged in.
    leaving = true
    held = null
    tokens.clear()
    clearPersonalData(storages, { keepDrafts: false })
    const told = plain(
      accessCalls.logout,
      { body: refreshToken ? { refreshToken } : {} },
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    )
    await inTime(Promise.allSettled([page.forgetPersonal(), told]))
    leaveFlash(storages.session, { tipo: 'loggedOut' })
    // Last: a page of members leaves as soon as it sees this, and with it whatever was still to be done.
    change(anonymous)
    page.goHome()
  }

  /** Spec §8: a 401 logs out, goes to the church home and loads it anew; not on the two routes that live with it. */
  function endSession(): void {
    const path = page.path()
    if (leaving || store.get().status === 'anonymous') return
    if (/^\/(?:access|user\/confirm-delete-user)(?:[/?]|$)/.test(path)) return
    page.saveDrafts()
    forget({ keepDrafts: true })
    leaveFlash(storages.session, { tipo: 'sessionEnded', redirectTo: path })
    page.goHome()
  }

  function forget(options: { keepDrafts: boolean }): void {
    held = null
    tokens.clear()
    clearPersonalData(storages, options)
    change(anonymous)
  }

  function wait(pending: Pending): void {
    change({ ...starting, status: 'anonymous', pending })
  }

  function change(state: SessionState): void {
    persistState(storages.session, state)
    store.set(state)
  }

  /** What another tab did: logged out, logged in, or became somebody else. */
  async function followOtherTab(change: 'left' | 'entered' | 'otherPerson'): Promise<void> {
    if (change === 'left') return forget({ keepDrafts: true })
    if (change === 'entered' && store.get().status !== 'anonymous') return
    storages.session.removeItem(keys.token)
    await resume()
  }

  return { api, start, logIn, linkIgreja, changePassword, logOut, followOtherTab }
}

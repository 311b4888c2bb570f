import {
  accountCalls,
  ApiError,
  needsLogin,
  NetworkError,
  type Credentials,
  type ErrorCode,
  type Transport,
} from '@atrio/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeFlash } from '../messages/flash.ts'
import { createSessionEngine } from './session-engine.ts'
import { sessionStore, starting } from './session-store.ts'
import { keys, memoryStorage, type Storages } from '../data/storage.ts'

/** Answers as the API does, over the same seam that HTTP goes through. */
class Server {
  tokens = new Map<string, { userId: number; trocarSenha: boolean }>()
  refreshTokens = new Map<string, number>()
  accounts = new Set([1])
  down = false
  calls: string[] = []
  private last = 0

  issue(userId: number, trocarSenha = false): Credentials {
    const number = ++this.last
    this.tokens.set(`token-${number}`, { userId, trocarSenha })
    this.refreshTokens.set(`refresh-${number}`, userId)
    return { token: `token-${number}`, refreshToken: `refresh-${number}`, trocarSenha }
  }

  readonly transport: Transport = async (call, request, { headers }) => {
    const bearer = headers?.authorization?.replace('Bearer ', '')
    this.calls.push(`${call.path} ${bearer ?? '-'}`)
    if (this.down) throw new NetworkError('no answer')
    const who = bearer ? this.tokens.get(bearer) : undefined
    const body = (request.body ?? {}) as Record<string, string>
    if (needsLogin(call) && !who) throw refusal(401, 'UNAUTHENTICATED')
    switch (call.path) {
      case '/security/token/refresh': {
        const userId = this.refreshTokens.get(body.refreshToken!)
        if (!userId) throw refusal(401, 'UNAUTHENTICATED')
        this.refreshTokens.delete(body.refreshToken!)
        return this.issue(userId)
      }
      case '/security/token/codigo':
        if (who && who.userId !== 1) throw refusal(403, 'FORBIDDEN')
        if (body.codigo !== 'good') throw refusal(400, 'CODE_INVALID')
        return this.issue(1)
      case '/me':
        return { user: { id: who!.userId, trocarSenha: who!.trocarSenha, igreja: { id: 7 } } }
      case '/igreja/':
        return { clientes: [{ id: 70 }] }
      case '/user/:id/usuario':
        return { usuarios: this.accounts.has(who!.userId) ? [usuario] : [] }
      case '/user/:id/role':
        return { funcoes: [], userIgrejaRoles: [{ role: 'ROLE_ADMIN', igreja: { id: 7, codigo: 'a' } }] }
      case '/usuario/troca-igreja':
        this.accounts.add(who!.userId)
        return { usuario }
      default:
        return {}
    }
  }
}

const usuario = { id: 11, nome: 'Ana', observacoes: 'alergia' }
let server: Server
let storages: Storages
let gone: string[]
let path: string

beforeEach(() => {
  server = new Server()
  storages = { session: memoryStorage(), local: memoryStorage() }
  gone = []
  path = '/user/account'
  sessionStore.set(starting)
})

function open() {
  return createSessionEngine({
    transport: server.transport,
    storages,
    store: sessionStore,
    runAlone: (work) => work(),
    now: () => 1_000_000,
    page: {
      path: () => path,
      hostname: () => 'a.atrio.localhost',
      goHome: () => gone.push('home'),
      saveDrafts: () => gone.push('drafts'),
      forgetPersonal: async () => void gone.push('personal'),
    },
  })
}

describe('starting a session', () => {
  it('knows nobody when nothing is stored', async () => {
    await open().start(null)
    expect(sessionStore.get().status).toBe('anonymous')
    expect(server.calls).toEqual([])
  })

  it('goes on with the token of the tab, before the accounts have answered', async () => {
    await open().logIn(server.issue(1), 'FORM')
    sessionStore.set(starting)
    const starts = open().start(null)
    expect(sessionStore.get()).toMatchObject({ status: 'loggedIn', usuario: { nome: 'Ana' } })
    await starts
    expect(sessionStore.get().usuario).toEqual(usuario)
  })

  it('exchanges the refresh token of the browser', async () => {
    storages.local.setItem(keys.refreshToken, server.issue(1).refreshToken)
    await open().start(null)
    expect(sessionStore.get()).toMatchObject({ status: 'loggedIn', roles: ['ROLE_ADMIN'] })
    expect(storages.local.getItem(keys.refreshToken)).toBe('refresh-2')
    expect(storages.session.getItem(keys.token)).toBe('token-2')
  })

  it('forgets a refresh token that is refused, but keeps drafts', async () => {
    storages.local.setItem(keys.refreshToken, 'unknown')
    storages.session.setItem(`${keys.draft}1:form`, '{"nome":"Ana"}')
    await open().start(null)
    expect(sessionStore.get().status).toBe('anonymous')
    expect(storages.local.getItem(keys.refreshToken)).toBeNull()
    expect(storages.session.getItem(`${keys.draft}1:form`)).not.toBeNull()
    expect(gone).toEqual([])
  })

  it('keeps the refresh token when the server does not answer', async () => {
    storages.local.setItem(keys.refreshToken, server.issue(1).refreshToken)
    server.down = true
    await open().start(null)
    expect(sessionStore.get().status).toBe('anonymous')
    expect(storages.local.getItem(keys.refreshToken)).toBe('refresh-1')
  })

  it('exchanges the code of the address and sets the credentials at once', async () => {
    await open().start('good')
    expect(sessionStore.get().status).toBe('loggedIn')
    expect(server.calls).toContain('/me token-1')
  })

  it('refuses the code of somebody else while one is logged in', async () => {
    server.accounts.add(2)
    await open().logIn(server.issue(2), 'FORM')
    await open().start('good')
    expect(sessionStore.get().user?.id).toBe(2)
    expect(takeFlash(storages.session)).toEqual({ tipo: 'linkRefused' })
  })
})

describe('logging in', () => {
  it('only stores the data until both accounts are there, when the origin is a form', async () => {
    server.accounts.clear()
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    expect(sessionStore.get()).toMatchObject({ status: 'anonymous', pending: { motivo: 'semConta' } })
    expect(storages.session.getItem(keys.token)).toBeNull()
    await engine.linkIgreja(sessionStore.get().pending!.user)
    expect(sessionStore.get().status).toBe('loggedIn')
    expect(storages.session.getItem(keys.token)).toBe('token-1')
  })

  it('sets the credentials before the accounts, when the origin is a link', async () => {
    server.accounts.clear()
    await open().logIn(server.issue(1), 'URL')
    expect(sessionStore.get().status).toBe('anonymous')
    expect(storages.session.getItem(keys.token)).toBe('token-1')
  })

  it('waits for a new password where the old one was temporary', async () => {
    const engine = open()
    await engine.logIn(server.issue(1, true), 'FORM')
    expect(sessionStore.get().pending?.motivo).toBe('trocarSenha')
    await engine.changePassword('old', 'new')
    expect(sessionStore.get().status).toBe('loggedIn')
  })

  it('keeps health notes out of the stored state', async () => {
    await open().logIn(server.issue(1), 'FORM')
    expect(storages.session.getItem(keys.state)).not.toContain('alergia')
  })
})

describe('losing a session', () => {
  it('renews a token that the server no longer takes, once', async () => {
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    server.tokens.clear()
    await Promise.all([engine.api(getMe), engine.api(getMe)])
    expect(server.calls.filter((call) => call.startsWith('/security/token/refresh'))).toHaveLength(1)
    expect(gone).toEqual([])
  })

  it('stores drafts, logs out, says so and goes home when the 401 stays', async () => {
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    server.tokens.clear()
    server.refreshTokens.clear()
    storages.session.setItem(`${keys.draft}1:form`, '{}')
    await expect(engine.api(getMe)).rejects.toThrow('UNAUTHENTICATED')
    expect(gone).toEqual(['drafts', 'home'])
    expect(sessionStore.get().status).toBe('anonymous')
    expect(takeFlash(storages.session)).toEqual({ tipo: 'sessionEnded', redirectTo: '/user/account' })
    expect(storages.session.getItem(`${keys.draft}1:form`)).not.toBeNull()
  })

  it.each(['/access?step=password', '/user/confirm-delete-user'])('leaves %s alone', async (route) => {
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    server.tokens.clear()
    server.refreshTokens.clear()
    path = route
    await expect(engine.api(getMe)).rejects.toThrow('UNAUTHENTICATED')
    expect(gone).toEqual([])
    expect(sessionStore.get().status).toBe('loggedIn')
  })

  it('clears all that is personal at logout, and tells the server', async () => {
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    for (const key of [keys.chatUser, `${keys.play}list`, `${keys.draft}1:form`])
      storages.session.setItem(key, 'x')
    storages.local.setItem(`${keys.play}position`, 'x')
    storages.local.setItem('atrio:theme', 'dark')
    await engine.logOut()
    expect(server.calls.at(-1)).toBe('/security/logout token-1')
    expect(storages.session.length).toBe(1)
    expect(takeFlash(storages.session)).toEqual({ tipo: 'loggedOut' })
    expect(storages.local.length).toBe(1)
    expect(gone).toEqual(['personal', 'home'])
  })

  it('is seen to be logged out only once server and device were told: a page of members leaves at that', async () => {
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    const seen: unknown[] = []
    const end = sessionStore.subscribe(() =>
      seen.push([sessionStore.get().status, server.calls.at(-1), ...gone]),
    )
    await engine.logOut()
    end()
    expect(seen).toEqual([['anonymous', '/security/logout token-1', 'personal']])
  })

  it('follows another tab out and in again', async () => {
    const engine = open()
    await engine.logIn(server.issue(1), 'FORM')
    storages.local.removeItem(keys.refreshToken)
    await engine.followOtherTab('left')
    expect(sessionStore.get().status).toBe('anonymous')
    storages.local.setItem(keys.refreshToken, server.issue(1).refreshToken)
    await engine.followOtherTab('entered')
    expect(sessionStore.get().status).toBe('loggedIn')
  })
})

const { getMe } = accountCalls

function refusal(status: number, code: ErrorCode): ApiError {
  return new ApiError(status, { status: false, code, requestId: 'r' })
}

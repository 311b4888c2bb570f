import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requireLogin, visitorOnly } from './guard.ts'
import { anonymous, loggedIn, sessionStore, starting, type SessionState } from './session-store.ts'

const ana = loggedIn({ id: 1 } as never, { id: 11 } as never, [])
const mustChange: SessionState = {
  ...starting,
  status: 'anonymous',
  pending: { motivo: 'trocarSenha', user: { id: 1 } as never },
}

/** Where a guard sends someone who asks for a path; null when it lets them pass. */
async function sentTo(guard: typeof requireLogin, path: string): Promise<string | null> {
  try {
    await guard({ request: new Request(`http://a.atrio.localhost${path}`) })
    return null
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

beforeEach(() => {
  // The browser that the session starts in: with nothing stored.
  vi.stubGlobal('window', { addEventListener: () => {} })
  return () => vi.unstubAllGlobals()
})

describe('pages for who is logged in', () => {
  it('send anyone else to access, with the path they wanted', async () => {
    sessionStore.set(anonymous)
    expect(await sentTo(requireLogin, '/user/church?igreja=3')).toBe(
      '/access?redirectTo=%2Fuser%2Fchurch%3Figreja%3D3',
    )
  })

  it('let a person who is logged in pass', async () => {
    await sentTo(requireLogin, '/')
    sessionStore.set(ana)
    expect(await sentTo(requireLogin, '/user/account')).toBeNull()
  })

  it('send a temporary password to be changed, and nowhere else', async () => {
    sessionStore.set(mustChange)
    expect(await sentTo(requireLogin, '/user/account')).toBe(
      '/user/change-password?redirectTo=%2Fuser%2Faccount',
    )
    expect(await sentTo(requireLogin, '/user/change-password')).toBeNull()
  })
})

describe('pages for visitors', () => {
  it.each([
    ['/access', '/'],
    ['/access?redirectTo=/about', '/about'],
    ['/access?redirectTo=//evil.example', '/'],
  ])('send who is logged in from %s to %s', async (path, target) => {
    sessionStore.set(ana)
    expect(await sentTo(visitorOnly, path)).toBe(target)
  })

  it('stay open for visitors', async () => {
    sessionStore.set(anonymous)
    expect(await sentTo(visitorOnly, '/access')).toBeNull()
  })
})

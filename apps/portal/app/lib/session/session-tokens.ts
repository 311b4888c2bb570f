import { keys, removeByPrefix, type Storages } from '../data/storage.ts'

/** How a log-in came about (Spec §4). */
export type Origin = 'URL' | 'SESSION' | 'STORAGE' | 'FORM'

/** Keeps the tokens where Spec §4 wants them: bearer in session storage, refresh token in local storage. */
export interface Tokens {
  /** The bearer token of every call, once credentials were set. */
  bearer: () => string | null
  refreshToken: () => string | null
  /** Puts the token on the API client and into session storage. */
  setCredentials: (token: string) => void
  storeRefreshToken: (refreshToken: string) => void
  /** True in the last seconds of the token's life, by this device's clock. */
  isRunningOut: () => boolean
  /** Whose tokens these are; other tabs see a change of person. */
  storeUserId: (id: number) => void
  clear: () => void
}

export function createTokens({ session, local }: Storages, now: () => number): Tokens {
  return {
    bearer: () => session.getItem(keys.token),
    refreshToken: () => local.getItem(keys.refreshToken),
    setCredentials(token) {
      session.setItem(keys.token, token)
      const lifetime = readLifetime(token)
      if (lifetime === null) session.removeItem(keys.tokenUntil)
      else session.setItem(keys.tokenUntil, String(now() + lifetime))
    },
    storeRefreshToken: (refreshToken) => local.setItem(keys.refreshToken, refreshToken),
    isRunningOut() {
      const until = session.getItem(keys.tokenUntil)
      return until !== null && now() > Number(until) - MARGIN
    },
    storeUserId(id) {
      if (local.getItem(keys.userId) !== String(id)) local.setItem(keys.userId, String(id))
    },
    clear() {
      for (const key of [keys.token, keys.tokenUntil]) session.removeItem(key)
      for (const key of [keys.refreshToken, keys.userId]) local.removeItem(key)
    },
  }
}

/** Clears everything that belongs to the person (Spec §4 Logout); what belongs to the device stays. */
export function clearPersonalData({ session, local }: Storages, options: { keepDrafts: boolean }): void {
  for (const key of [keys.state, keys.access, keys.chatUser]) session.removeItem(key)
  for (const storage of [session, local]) {
    storage.removeItem(keys.chatUser)
    removeByPrefix(storage, keys.play)
  }
  if (options.keepDrafts) return
  removeByPrefix(session, keys.draft)
  for (const key of [keys.checkout, keys.wayBack]) session.removeItem(key)
}

/** A call that takes a while must not lose its token on the way. */
const MARGIN = 30_000

/**
 * Milliseconds that a token lives. Its end is counted from when it arrived, because the device's clock may be wrong by
 * more than the token's whole life. The signature is the server's business.
 */
function readLifetime(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : null
  } catch {
    return null
  }
}

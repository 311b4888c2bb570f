import { accessCalls, ApiError, type ApiCall, type Credentials } from '@atrio/contract'
import type { Tokens } from './session-tokens.ts'

/** Runs work while no other tab of this browser runs the same. */
export type RunAlone = <T>(work: () => Promise<T>) => Promise<T>

/** Web Locks where the browser has them (secure contexts); else the tabs rely on the server's ten seconds of grace. */
export const withWebLock: RunAlone = (work) =>
  typeof navigator === 'undefined' || !navigator.locks
    ? work()
    : (navigator.locks.request('atrio:refresh', work) as ReturnType<typeof work>)

/**
 * Exchanges the refresh token; null when it is no longer good. Calls made at the same time share one exchange, and tabs
 * take turns: each reads the token that the one before it left. Rejects when no answer came: the session may well live.
 */
export function createRefresher(
  call: ApiCall,
  tokens: Tokens,
  runAlone: RunAlone,
): () => Promise<Credentials | null> {
  let running: Promise<Credentials | null> | null = null
  const exchange = async () => {
    const refreshToken = tokens.refreshToken()
    if (!refreshToken) return null
    try {
      const credentials = await call(accessCalls.refreshToken, { body: { refreshToken } })
      tokens.storeRefreshToken(credentials.refreshToken)
      return credentials
    } catch (error) {
      if (isRefused(error)) return null
      throw error
    }
  }
  return () => {
    running ??= runAlone(exchange).finally(() => {
      running = null
    })
    return running
  }
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ['UNAUTHENTICATED', 'REFRESH_REFUSED', 'VALIDATION'].includes(error.body.code)
  )
}

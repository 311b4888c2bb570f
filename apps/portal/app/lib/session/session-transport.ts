import { ApiError, type Credentials, type Transport } from '@atrio/contract'
import type { Tokens } from './session-tokens.ts'

/**
 * Puts the bearer token on every call, renews it ahead of its end, and once more when the server says it is not good.
 * A 401 that stays ends the session (Spec §8).
 */
export function withSession(
  transport: Transport,
  session: {
    tokens: Tokens
    refresh: () => Promise<Credentials | null>
    onEnded: () => void
  },
): Transport {
  const { tokens, refresh, onEnded } = session
  const renew = async () => {
    const credentials = await refresh()
    if (credentials) tokens.setCredentials(credentials.token)
    return credentials !== null
  }
  return async (call, request, options) => {
    // Who brings a token of their own is logging in; who has none is nobody.
    if (options.headers?.authorization || tokens.bearer() === null) return transport(call, request, options)
    const send = () =>
      transport(call, request, {
        ...options,
        headers: { ...options.headers, authorization: `Bearer ${tokens.bearer()}` },
      })
    const renewed = tokens.isRunningOut() && (await renew())
    try {
      return await send()
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
      if (!renewed && (await renew())) {
        try {
          return await send()
        } catch (again) {
          if (isUnauthenticated(again)) onEnded()
          throw again
        }
      }
      onEnded()
      throw error
    }
  }
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'UNAUTHENTICATED'
}

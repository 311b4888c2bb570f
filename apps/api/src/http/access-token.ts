import { jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../secrets.ts'

/** Whom a token was given to. */
export interface TokenSubject {
  userId: number
  igrejaId: number
  sessionId: string
}

const LIFETIME = '10m'
const purpose = 'access-token'

/** A bearer token for one church; it says who, never what they may do. */
export function signAccessToken(secrets: Secrets, auth: TokenSubject): Promise<string> {
  return new SignJWT({
    igreja: auth.igrejaId,
    sid: auth.sessionId,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(auth.userId))
    .setAudience('atrio')
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(secrets.key(purpose))
}

/** Null for whatever is not a valid, unexpired token of ours. Whether its session lives is asked of the database. */
export async function verifyAccessToken(secrets: Secrets, token: string): Promise<TokenSubject | null> {
  for (const key of secrets.keys(purpose)) {
    const verified = await jwtVerify(token, key, { algorithms: ['HS256'], audience: 'atrio' }).catch(
      () => null,
    )
    if (verified) return toSubject(verified.payload)
  }
  return null
}

function toSubject({ sub, igreja, sid }: Record<string, unknown>): TokenSubject | null {
  const userId = Number(sub)
  if (!Number.isInteger(userId) || typeof igreja !== 'number' || typeof sid !== 'string') return null
  return { userId, igrejaId: igreja, sessionId: sid }
}

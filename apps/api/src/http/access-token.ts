import { webcrypto } from 'node:crypto'
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
export async function signAccessToken(secrets: Secrets, auth: TokenSubject): Promise<string> {
  return new SignJWT({
    igreja: auth.igrejaId,
    sid: auth.sessionId,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(auth.userId))
    .setAudience('atrio')
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await imported(secrets.key(purpose)))
}

/** Null for whatever is not a valid, unexpired token of ours. Whether its session lives is asked of the database. */
export async function verifyAccessToken(secrets: Secrets, token: string): Promise<TokenSubject | null> {
  for (const key of secrets.keys(purpose)) {
    const verified = await jwtVerify(token, await imported(key), {
      algorithms: ['HS256'],
      audience: 'atrio',
    }).catch(() => null)
    if (verified) return toSubject(verified.payload)
  }
  return null
}

const keys = new WeakMap<Buffer, Promise<webcrypto.CryptoKey>>()

/** Once: given its bytes the library would import a key anew for every request. */
function imported(key: Buffer): Promise<webcrypto.CryptoKey> {
  const known = keys.get(key)
  if (known) return known
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const fresh = webcrypto.subtle.importKey('raw', key, hmac, false, ['sign', 'verify'])
  keys.set(key, fresh)
  return fresh
}

function toSubject({ sub, igreja, sid }: Record<string, unknown>): TokenSubject | null {
  const userId = Number(sub)
  if (!Number.isInteger(userId) || typeof igreja !== 'number' || typeof sid !== 'string') return null
  return { userId, igrejaId: igreja, sessionId: sid }
}

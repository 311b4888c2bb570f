import { jwtVerify, SignJWT } from 'jose'
import type { Secrets } from '../secrets.ts'
import type { TokenSubject } from './access-token.ts'

const PURPOSE = 'channel-ticket'
const AUDIENCE = 'atrio-canais'

/** Lets a browser enter the connection for channels within a minute, as the person of this session. */
export async function signTicket(secrets: Secrets, auth: TokenSubject): Promise<string> {
  return new SignJWT({ igreja: auth.igrejaId, sid: auth.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(auth.userId))
    .setAudience(AUDIENCE)
    .setExpirationTime('60s')
    .sign(secrets.key(PURPOSE))
}

/** Null for whatever is not a ticket of ours that is good now. Whether its session lives is asked at each use. */
export async function verifyTicket(secrets: Secrets, ticket: string): Promise<TokenSubject | null> {
  for (const key of secrets.keys(PURPOSE)) {
    const verified = await jwtVerify(ticket, key, { algorithms: ['HS256'], audience: AUDIENCE }).catch(
      () => null,
    )
    if (!verified) continue
    const { sub, igreja, sid } = verified.payload as Record<string, unknown>
    return { userId: Number(sub), igrejaId: Number(igreja), sessionId: String(sid) }
  }
  return null
}

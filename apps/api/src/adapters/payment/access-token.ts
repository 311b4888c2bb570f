import { z } from 'zod'
import { ask, type ClientCertificate } from './ask.ts'
import type { Unknown } from './payment-result.ts'
import { readAs } from './read-answer.ts'

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(300) })
const EARLY_MS = 60_000

/** Access tokens by OAuth's client credentials (RFC 6749 §4.4), kept until a minute before their end. */
export function createAccessTokens(options: {
  url: string
  clientId: string
  clientSecret: string
  scope?: string
  tls?: ClientCertificate | undefined
}): (deadline: AbortSignal) => Promise<{ kind: 'token'; token: string } | Unknown> {
  let known: { token: string; until: number } | null = null
  return async (deadline) => {
    if (known && known.until > Date.now()) return { kind: 'token', token: known.token }
    const { clientId, clientSecret, scope } = options
    const answer = await ask(
      {
        url: options.url,
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          ...(scope !== undefined && { scope }),
        }),
        tls: options.tls,
      },
      deadline,
    )
    if (answer.kind === 'unknown') return answer
    const read = readAs(tokenSchema, answer)
    if (read.kind === 'unknown') return read
    const { access_token: token, expires_in: seconds } = read.value
    known = { token, until: Date.now() + seconds * 1000 - EARLY_MS }
    return { kind: 'token', token }
  }
}

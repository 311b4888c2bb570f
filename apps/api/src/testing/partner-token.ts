import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'

interface Claims {
  iss: string
  aud: string
  sub: string
  jti: string
  iat: number
  exp: number
  [name: string]: unknown
}

/**
 * Checks a token as a partner must that has no server to ask with: by the keys of `/terceiros/jwks` alone, for its own
 * address, in its minute, and once.
 * @param seen what it has taken
 * @returns why it refuses it, or who came
 */
export function takeToken(
  token: string,
  {
    jwks,
    aud,
    seen,
    now = Date.now(),
  }: { jwks: { keys: JsonWebKey[] }; aud: string; seen: Set<string>; now?: number },
): { refused: string } | { claims: Claims } {
  const [head, body, signature, ...more] = token.split('.')
  if (!head || !body || !signature || more.length > 0) return { refused: 'shape' }
  const header = parse(head)
  if (header['alg'] !== 'EdDSA' || header['typ'] !== 'terceiro+jwt') return { refused: 'kind' }
  const jwk = jwks.keys.find((key) => key['kid'] === header['kid'])
  if (!jwk) return { refused: 'key' }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  if (!verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    return { refused: 'signature' }
  const claims = parse(body) as unknown as Claims
  if (claims.aud !== aud) return { refused: 'audience' }
  if (now >= claims.exp * 1_000) return { refused: 'expired' }
  if (seen.has(claims.jti)) return { refused: 'replay' }
  seen.add(claims.jti)
  return { claims }
}

function parse(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}

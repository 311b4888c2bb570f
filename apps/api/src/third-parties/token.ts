import { randomBytes, sign } from 'node:crypto'
import type { Secrets } from '../secrets.ts'
import { signingKeys } from '../signing-keys.ts'

/** What a partner without a server that could ask is told of who came. */
interface Told {
  sub: string
  nome: string
  email: string | null
  igreja: { codigo: string; nome: string }
  criancas: { nome: string; dataNascimento: string | null }[]
}

/** Its `typ`: no other token of ours may be taken for one, nor this for another (RFC 8725, 3.11). */
const TYPE = 'terceiro+jwt'
const SECONDS = 60

/** A JWT that the browser brings: for one address, for a minute; that it is taken once is up to the partner, by `jti`. */
export function signToken(
  secrets: Secrets,
  { iss, aud, now, told }: { iss: string; aud: string; now: Date; told: Told },
): { token: string; jti: string } {
  const { kid, privateKey } = partnerKeys(secrets)[0]!
  const jti = randomBytes(16).toString('base64url')
  const iat = Math.floor(now.getTime() / 1_000)
  const header = { alg: 'EdDSA', typ: TYPE, kid }
  const signed = [header, { iss, aud, jti, iat, exp: iat + SECONDS, ...told }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return { token: `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`, jti }
}

/** The public halves as JWKs, the current one first. */
export function listJwks(secrets: Secrets) {
  return partnerKeys(secrets).map(({ kid, raw }) => ({
    kty: 'OKP' as const,
    crv: 'Ed25519' as const,
    alg: 'EdDSA' as const,
    use: 'sig' as const,
    kid,
    x: raw.toString('base64url'),
  }))
}

const partnerKeys = (secrets: Secrets) => signingKeys(secrets, 'terceiro-ed25519')

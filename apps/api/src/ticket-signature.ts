import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { ticketPayload, type TicketToken } from '@atrio/rules'
import type { Secrets } from './secrets.ts'

/** Signs what a door without a network can check: the private half never leaves the server (Decision 58). */
export function signTicket(
  secrets: Secrets,
  ticket: Pick<TicketToken, 'igreja' | 'evento' | 'codigo'>,
): string {
  const { kid, privateKey } = ticketKeys(secrets)[0]!
  const signed = ticketPayload({ kid, ...ticket })
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

export function isTicketSigned(secrets: Secrets, { kid, signed, signature }: TicketToken): boolean {
  const key = ticketKeys(secrets).find((candidate) => candidate.kid === kid)
  return (
    key !== undefined && verify(null, Buffer.from(signed), key.publicKey, Buffer.from(signature, 'base64url'))
  )
}

/** The public halves, the current one first, as WebCrypto imports them (`raw`, base64url). */
export function ticketPublicKeys(secrets: Secrets): { kid: string; chave: string }[] {
  return ticketKeys(secrets).map(({ kid, raw }) => ({ kid, chave: raw.toString('base64url') }))
}

interface TicketKey {
  /** Short, for it stands in every QR code; two keys at most are alive. */
  kid: string
  raw: Buffer
  publicKey: KeyObject
  privateKey: KeyObject
}

/** Rotates with the master secret: the key before still opens doors. */
function ticketKeys(secrets: Secrets): TicketKey[] {
  return secrets.keys('ingresso-ed25519').map((seed) => {
    const known = cache.get(seed.toString('hex'))
    if (known) return known
    const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
    const publicKey = createPublicKey(privateKey)
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
    const kid = createHash('sha256').update(raw).digest('base64url').slice(0, 6)
    const key = { kid, raw, publicKey, privateKey }
    cache.set(seed.toString('hex'), key)
    return key
  })
}

const cache = new Map<string, TicketKey>()
/** How RFC 8410 begins a private key whose seed follows. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

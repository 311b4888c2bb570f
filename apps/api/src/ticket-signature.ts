import { sign, verify } from 'node:crypto'
import { ticketPayload, type TicketToken } from '@atrio/rules'
import type { Secrets } from './secrets.ts'
import { signingKeys, type SigningKey } from './signing-keys.ts'

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

/** Their names are short, for they stand in every QR code; two keys at most are alive. */
function ticketKeys(secrets: Secrets): SigningKey[] {
  return signingKeys(secrets, 'ingresso-ed25519').map((key) => ({ ...key, kid: key.kid.slice(0, 6) }))
}

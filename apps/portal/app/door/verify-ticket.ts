import type { TicketToken } from '@atrio/rules'
import type { Portaria } from './door-rules.ts'

/** Whether a key of the list signed the ticket; null in a browser that knows no Ed25519. Needs no network. */
export async function verifyTicket(
  { kid, signed, signature }: TicketToken,
  chaves: Portaria['chaves'],
): Promise<boolean | null> {
  const known = chaves.find((chave) => chave.kid === kid)
  if (!known) return false
  // Browsers offer it over TLS and on local hosts only.
  if (!globalThis.crypto?.subtle) return null
  let key: CryptoKey
  try {
    key = await crypto.subtle.importKey('raw', bytes(known.chave), { name: 'Ed25519' }, false, ['verify'])
  } catch {
    return null
  }
  return crypto.subtle.verify('Ed25519', key, bytes(signature), new TextEncoder().encode(signed))
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (char) => char.codePointAt(0)!)
}

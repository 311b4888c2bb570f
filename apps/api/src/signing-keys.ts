import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Secrets } from './secrets.ts'

export interface SigningKey {
  /** The digest of the public half. */
  kid: string
  raw: Buffer
  publicKey: KeyObject
  privateKey: KeyObject
}

/** Ed25519 keys of a purpose, the current one first: they rotate with the master secret, and the one before still verifies. */
export function signingKeys(secrets: Secrets, purpose: string): SigningKey[] {
  return secrets.keys(purpose).map((seed) => {
    const known = cache.get(seed.toString('hex'))
    if (known) return known
    const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
    const publicKey = createPublicKey(privateKey)
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
    const kid = createHash('sha256').update(raw).digest('base64url')
    const key = { kid, raw, publicKey, privateKey }
    cache.set(seed.toString('hex'), key)
    return key
  })
}

const cache = new Map<string, SigningKey>()
/** How RFC 8410 begins a private key whose seed follows. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

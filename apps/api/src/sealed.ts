import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { SealPurpose } from './sealed-columns.ts'
import type { Secrets } from './secrets.ts'

const IV = 12
const TAG = 16
/** What is sealed begins so, then with the id of its key (Decision 99); older values begin with a random IV. */
export const SEAL_MARK = Buffer.from('selo\u0001')
const HEADER = SEAL_MARK.length + 4

/**
 * Encrypts a text for one purpose (AES-256-GCM). `context` says where the result belongs, such as a row's key: moved
 * elsewhere it does not open.
 */
export function seal(secrets: Secrets, purpose: SealPurpose, context: string, text: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', prepared(secrets.key(purpose)), iv)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([sealHeader(secrets.ids[0]!), iv, cipher.getAuthTag(), body])
}

/** @throws Error when it was sealed for something else, by a key that is gone, or has been changed. */
export function unseal(secrets: Secrets, purpose: SealPurpose, context: string, sealed: Buffer): string {
  const keys = secrets.keys(purpose)
  const id = keyIdOf(sealed)
  const named = keys[secrets.ids.indexOf(id ?? '')]
  const text = named && open(named, context, sealed.subarray(HEADER))
  if (text !== undefined && text !== null) return text
  for (const key of keys) {
    const old = open(key, context, sealed)
    if (old !== null) return old
  }
  throw new Error(`What was sealed for ${purpose} does not open${id && !named ? `: it needs key ${id}` : ''}`)
}

/** How everything begins that is sealed by this key. */
export function sealHeader(id: string): Buffer {
  return Buffer.concat([SEAL_MARK, Buffer.from(id, 'hex')])
}

/** Of the key that has sealed it; null where that was before values named theirs. */
export function keyIdOf(sealed: Buffer): string | null {
  const isNamed = sealed.subarray(0, SEAL_MARK.length).equals(SEAL_MARK)
  return isNamed ? sealed.subarray(SEAL_MARK.length, HEADER).toString('hex') : null
}

function open(key: Buffer, context: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', prepared(key), sealed.subarray(0, IV))
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(sealed.subarray(IV, IV + TAG))
    return decipher.update(sealed.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const keys = new WeakMap<Buffer, KeyObject>()

/** Once: bytes would be made into a key each time. */
function prepared(key: Buffer): KeyObject {
  let known = keys.get(key)
  if (!known) keys.set(key, (known = createSecretKey(key)))
  return known
}

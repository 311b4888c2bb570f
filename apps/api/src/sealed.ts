import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { Secrets } from './secrets.ts'

const IV = 12
const TAG = 16

/**
 * Encrypts a text for one purpose (AES-256-GCM). `context` says where the result belongs, such as a row's key: moved
 * elsewhere it does not open.
 */
export function seal(secrets: Secrets, purpose: string, context: string, text: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', prepared(secrets.key(purpose)), iv)
  cipher.setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** @throws Error when it was sealed for something else, by a key that is gone, or has been changed. */
export function unseal(secrets: Secrets, purpose: string, context: string, sealed: Buffer): string {
  let failure: unknown
  for (const key of secrets.keys(purpose)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', prepared(key), sealed.subarray(0, IV))
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(IV, IV + TAG))
      return decipher.update(sealed.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
    } catch (error) {
      failure = error
    }
  }
  throw new Error(`What was sealed for ${purpose} does not open`, { cause: failure })
}

const keys = new WeakMap<Buffer, KeyObject>()

/** Once: bytes would be made into a key each time. */
function prepared(key: Buffer): KeyObject {
  let known = keys.get(key)
  if (!known) keys.set(key, (known = createSecretKey(key)))
  return known
}

import { createECDH } from 'node:crypto'
import type { PushEnv } from './push-env.ts'

/** By which push services know who sends (RFC 8292); base64url. */
export interface VapidKeys {
  publica: string
  privada: string
}

/**
 * Those of the present secret first. A browser takes messages of the key alone that it has subscribed with, so those of secrets
 * before still send to who subscribed then (Decision 154).
 */
export function vapidKeys(
  env: Pick<PushEnv, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>,
  secrets: readonly Buffer[],
): [VapidKeys, ...VapidKeys[]] {
  const derived = secrets.map(keysOf)
  const { VAPID_PUBLIC_KEY: publica, VAPID_PRIVATE_KEY: privada } = env
  const [first, ...before] = derived
  return publica && privada ? [{ publica, privada }, ...derived] : [first!, ...before]
}

export function isKeyPair({ publica, privada }: VapidKeys): boolean {
  try {
    return keysOf(Buffer.from(privada, 'base64url')).publica === publica
  } catch {
    return false
  }
}

function keysOf(secret: Buffer): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return { publica: curve.getPublicKey('base64url'), privada: secret.toString('base64url') }
}

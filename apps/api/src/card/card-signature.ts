import { createHmac, timingSafeEqual } from 'node:crypto'
import { cardPayload, type CardCode } from '@atrio/rules'
import type { Secrets } from '../secrets.ts'

const PURPOSE = 'carteirinha'
/** 128 bits: nobody makes one up, and the squares of the code stay large. */
const BYTES = 16

/** Whether a code is ours only the server can say: whether its card is still good nobody else knows anyway. */
export function signCard(secrets: Secrets, code: Omit<CardCode, 'signed' | 'signature'>): string {
  const signed = cardPayload(code)
  return `${signed}.${digest(secrets.key(PURPOSE), signed).toString('base64url')}`
}

export function isCardSigned(secrets: Secrets, { signed, signature }: CardCode): boolean {
  const given = Buffer.from(signature, 'base64url')
  return secrets
    .keys(PURPOSE)
    .some((key) => given.length === BYTES && timingSafeEqual(given, digest(key, signed)))
}

function digest(key: Buffer, signed: string): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, BYTES)
}

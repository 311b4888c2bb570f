import { createHmac } from 'node:crypto'

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, thirty seconds. */
const SECONDS = 30
/** Steps before and after the present one that count, for clocks that are wrong. */
const DRIFT = 1

export function stepOf(moment: number): number {
  return Math.floor(moment / 1_000 / SECONDS)
}

export function digitsOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The step whose digits these are, later than the last one that served; null where there is none. */
export function findStep(
  secret: Buffer,
  { digits, after, moment }: { digits: string; after: number; moment: number },
): number | null {
  const now = stepOf(moment)
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) {
    if (step > after && digitsOf(secret, step) === digits) return step
  }
  return null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

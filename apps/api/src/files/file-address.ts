import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Between one and two of these an address is good for, unless it is made for an hour. */
const STEP_SECONDS = 300
const STEPS = { minutes: 2, hour: 12 }

/** A file of a church, and until when: what an address is signed for. */
interface Signed {
  igrejaId: number
  id: string
  /** In seconds since 1970. */
  ate: number
}

/**
 * The address of a private file for who may see it now (Decision 107). It stays the same for some minutes, so that a
 * browser keeps what it fetched; `&l=` asks for a width.
 */
export function signedAddress(
  secrets: Secrets,
  file: Pick<Signed, 'igrejaId' | 'id'>,
  lasts: keyof typeof STEPS = 'minutes',
  now = Date.now(),
): string {
  const ate = (Math.floor(now / 1_000 / STEP_SECONDS) + STEPS[lasts]) * STEP_SECONDS
  const assinatura = sign(secrets.key(PURPOSE), { ...file, ate }).toString('base64url')
  return `/arquivo/${file.igrejaId}/${file.id}?ate=${ate}&assinatura=${assinatura}`
}

/** Seconds for which the address is still good; 0 when it is not. */
export function secondsLeft(secrets: Secrets, signed: Signed, assinatura: string, now = Date.now()): number {
  const given = Buffer.from(assinatura, 'base64url')
  const isOurs = secrets.keys(PURPOSE).some((key) => {
    const right = sign(key, signed)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return isOurs ? Math.max(0, signed.ate - Math.ceil(now / 1_000)) : 0
}

const PURPOSE = 'arquivo'

function sign(key: Buffer, { igrejaId, id, ate }: Signed): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}/${id}/${ate}`).digest()
}

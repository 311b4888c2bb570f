import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../secrets.ts'

const PURPOSE = 'desistencia'

interface Order {
  igrejaId: number
  codigo: string
}

/** Opens one order's way back to its money to whoever has its mail, and nothing else (Decision 83). */
export function signDesistencia(secrets: Secrets, order: Order): string {
  return digest(secrets.key(PURPOSE), order).toString('base64url')
}

export function isDesistenciaSigned(secrets: Secrets, order: Order, token: string): boolean {
  const given = Buffer.from(token, 'base64url')
  return secrets.keys(PURPOSE).some((key) => {
    const own = digest(key, order)
    return given.length === own.length && timingSafeEqual(given, own)
  })
}

function digest(key: Buffer, { igrejaId, codigo }: Order): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}:${codigo.toUpperCase()}`).digest()
}

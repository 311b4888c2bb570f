import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

const PURPOSE = 'aviso'

/** Mails of which kind, to whom. */
export interface OffMails {
  igrejaId: number
  userId: number
  /** The kind's `codigo`. */
  tipo: string
}

/** Switches mails of one kind to one person off and nothing else, whoever has it: who has the mail (Decision 121). */
export function signOff(secrets: Secrets, off: OffMails): string {
  return `${off.igrejaId}.${off.userId}.${off.tipo}.${digest(secrets.key(PURPOSE), off).toString('base64url')}`
}

/** What a token switches off; null for one that is not ours. */
export function readOff(secrets: Secrets, token: string): OffMails | null {
  const [igrejaId, userId, tipo = '', signature = ''] = token.split('.')
  const off = { igrejaId: Number(igrejaId), userId: Number(userId), tipo }
  const given = Buffer.from(signature, 'base64url')
  const isOurs = secrets.keys(PURPOSE).some((key) => {
    const own = digest(key, off)
    return given.length === own.length && timingSafeEqual(given, own)
  })
  return isOurs ? off : null
}

function digest(key: Buffer, { igrejaId, userId, tipo }: OffMails): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}:${userId}:${tipo}`).digest()
}

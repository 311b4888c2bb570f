import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

const PURPOSE = 'pedido-exclusao'

/** Whose erasure, and which: a later one has another token. */
export interface Undo {
  igrejaId: number
  userId: number
  apagarEm: Date
}

/** Calls one erasure off and nothing else, whoever has it: who has the mail. */
export function signUndo(secrets: Secrets, undo: Undo): string {
  const signature = digest(secrets.key(PURPOSE), undo).toString('base64url')
  return `${undo.igrejaId}.${undo.userId}.${undo.apagarEm.getTime()}.${signature}`
}

/** What a token calls off; null for one that is not ours. */
export function readUndo(secrets: Secrets, token: string): Undo | null {
  const [igrejaId, userId, moment, signature = ''] = token.split('.')
  const undo = { igrejaId: Number(igrejaId), userId: Number(userId), apagarEm: new Date(Number(moment)) }
  const given = Buffer.from(signature, 'base64url')
  const isOurs = secrets.keys(PURPOSE).some((key) => {
    const own = digest(key, undo)
    return given.length === own.length && timingSafeEqual(given, own)
  })
  return isOurs ? undo : null
}

function digest(key: Buffer, { igrejaId, userId, apagarEm }: Undo): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}:${userId}:${apagarEm.getTime()}`).digest()
}

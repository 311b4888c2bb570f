import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'

const PURPOSE = 'celula-resposta'
const DAYS = 30

/** What the link in a leader's mail stands for: their answer to one request, and nothing else. */
export interface Resposta {
  igrejaId: number
  solicitacaoId: number
  /** Who leads the group. */
  userId: number
}

/** `<userId>.<seconds>.<signature>`: good for thirty days, and no longer than the request waits and its reader leads. */
export function signResposta(secrets: Secrets, resposta: Resposta, now = Date.now()): string {
  const until = Math.floor(now / 1_000) + DAYS * 86_400
  const signature = digest(secrets.key(PURPOSE), resposta, until).toString('base64url')
  return `${resposta.userId}.${until}.${signature}`
}

/**
 * Whose link it is, and until when it answers.
 * @throws AppError CODE_INVALID for what was not signed so, or is over
 */
export function openResposta(
  secrets: Secrets,
  place: Omit<Resposta, 'userId'>,
  token: string,
  now = Date.now(),
): { userId: number; validoAte: Date } {
  const [, userId, until, signature] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  const resposta = { ...place, userId: Number(userId) }
  const given = Buffer.from(signature ?? '', 'base64url')
  const isOurs = secrets.keys(PURPOSE).some((key) => {
    const own = digest(key, resposta, Number(until))
    return given.length === own.length && timingSafeEqual(given, own)
  })
  if (!isOurs || Number(until) * 1_000 <= now) throw new AppError('CODE_INVALID')
  return { userId: resposta.userId, validoAte: new Date(Number(until) * 1_000) }
}

function digest(key: Buffer, { igrejaId, solicitacaoId, userId }: Resposta, until: number): Buffer {
  return createHmac('sha256', key).update(`${igrejaId}:${solicitacaoId}:${userId}:${until}`).digest()
}

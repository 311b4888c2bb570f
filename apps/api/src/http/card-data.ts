import type { FastifyBaseLogger } from 'fastify'
import { looksLikeCardNumber } from '@atrio/rules'
import { AppError } from './errors.ts'

/**
 * Numbers of cards go to the tokenisation service alone. A body that holds one, or a security code, is refused before
 * anything of it is looked at, with the field named, and only the fact is logged.
 *
 * @throws AppError CARD_DATA_NOT_ACCEPTED
 */
export function refuseCardData(body: unknown, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const campo = findCardData(body, '')
  if (campo === null) return
  log.warn('a body with card data was refused')
  throw new AppError('CARD_DATA_NOT_ACCEPTED', { campos: [{ campo: campo || 'body', regra: 'type' }] })
}

/** Where it stands, as `comprador.nome`; a name that is itself a number is not repeated. */
function findCardData(value: unknown, path: string): string | null {
  if (typeof value === 'string' || typeof value === 'number') {
    return looksLikeCardNumber(String(value)) ? path : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    if (looksLikeCardNumber(key)) return path
    const own = path === '' ? key : `${path}.${key}`
    const found = SECURITY_CODE.test(key.replace(/[-_]/g, '')) ? own : findCardData(item, own)
    if (found !== null) return found
  }
  return null
}

const SECURITY_CODE = /^(cvv|cvc|cvv2|cvc2|securitycode|codigoseguranca)$/i

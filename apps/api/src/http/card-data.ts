import type { FastifyBaseLogger } from 'fastify'
import { looksLikeCardNumber } from '@atrio/rules'
import { AppError } from './errors.ts'

/**
 * Numbers of cards go to the tokenisation service alone. A body that holds one, or a security code, is refused before
 * anything of it is looked at, and only the fact is logged.
 *
 * @throws AppError CARD_DATA_NOT_ACCEPTED
 */
export function refuseCardData(body: unknown, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (!holdsCardData(body)) return
  log.warn('a body with card data was refused')
  throw new AppError('CARD_DATA_NOT_ACCEPTED')
}

function holdsCardData(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return looksLikeCardNumber(String(value))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, item]) => SECURITY_CODE.test(key.replace(/[-_]/g, '')) || holdsCardData(item),
  )
}

const SECURITY_CODE = /^(cvv|cvc|cvv2|cvc2|securitycode|codigoseguranca)$/i

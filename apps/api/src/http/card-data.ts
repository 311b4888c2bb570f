import type { FastifyBaseLogger } from 'fastify'
import { endOfSplitCard, looksLikeCardNumber } from '@atrio/rules'
import { AppError } from './errors.ts'

/**
 * Numbers of cards go to the tokenisation service alone. A body that holds one, or a security code, is refused before
 * anything of it is looked at, with the field named, and only the fact is logged.
 *
 * @throws AppError CARD_DATA_NOT_ACCEPTED
 */
export function refuseCardData(body: unknown, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const campo = findCardData(body)
  if (campo === null) return
  log.warn('a body with card data was refused')
  throw new AppError('CARD_DATA_NOT_ACCEPTED', { campos: [{ campo: campo || 'body', regra: 'type' }] })
}

/**
 * Where it stands, as `comprador.nome`; a name that is itself a number is not repeated. Keeps a list of what is still to
 * be read, because a body may be nested deeper than calls can be.
 */
function findCardData(body: unknown): string | null {
  const rest: { value: unknown; path: string }[] = [{ value: body, path: '' }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next
    if (typeof value === 'string' || typeof value === 'number') {
      if (looksLikeCardNumber(String(value))) return path
    } else if (typeof value === 'object' && value !== null) {
      const entries: [string, unknown][] = Object.entries(value)
      const texts = entries.filter(([, item]) => typeof item === 'string')
      const split = endOfSplitCard(texts.map(([, item]) => item as string))
      if (split !== -1) return path === '' ? texts[split]![0] : `${path}.${texts[split]![0]}`
      for (const [key, item] of entries) {
        if (looksLikeCardNumber(key)) return path
        const own = path === '' ? key : `${path}.${key}`
        if (SECURITY_CODE.test(key.replace(/[-_]/g, ''))) return own
        rest.push({ value: item, path: own })
      }
    }
  }
  return null
}

const SECURITY_CODE = /^(cvv|cvc|cvv2|cvc2|securitycode|codigoseguranca)$/i

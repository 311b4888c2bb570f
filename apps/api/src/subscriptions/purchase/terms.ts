import type { ErrorCode } from '@atrio/contract'
import { BRAZIL_ONLY } from '../../payments/charge/methods.ts'
import type { MethodRefusal, Purpose } from '../../payments/charge/quote.ts'

/** What can be charged again, or sent again by itself. */
const METODOS = new Set(['cartao_credito', 'pix', 'boleto'])

/** At once, by what comes back by itself; its fees are the church's. */
export const subscriptionPurpose: Purpose = {
  payer: 'igreja',
  flagJuros: false,
  qtdeMaxParcelas: 1,
  needsKeptCard: false,
  keepsCard: true,
  refuse: (metodo) => (METODOS.has(metodo) ? null : 'desligado'),
  codeOf,
}

function codeOf({ metodo, abroad }: MethodRefusal): ErrorCode {
  return abroad && BRAZIL_ONLY.has(metodo) ? 'BRAZIL_ONLY' : 'PAYMENT_METHOD_UNAVAILABLE'
}

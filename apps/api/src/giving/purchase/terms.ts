import { centsToWire, exceedsPicpay, givingFeePayer } from '@atrio/rules'
import type { ErrorCode } from '@atrio/contract'
import { AppError } from '../../http/errors.ts'
import { BRAZIL_ONLY, type PagamentoConfiguracao } from '../../payments/charge/methods.ts'
import type { MethodRefusal, Purpose } from '../../payments/charge/quote.ts'

/** On which terms a gift is paid: at once, and by what can be charged again where it comes back by itself. */
export function givingPurpose({
  flagUsuarioTaxa,
  recorrenciaDias = null,
}: {
  flagUsuarioTaxa: boolean
  recorrenciaDias?: number | null
}): Purpose {
  return {
    payer: givingFeePayer(flagUsuarioTaxa),
    flagJuros: false,
    qtdeMaxParcelas: 1,
    needsKeptCard: recorrenciaDias !== null,
    refuse: (metodo, total) => (exceedsPicpay(metodo, total) ? 'valor' : null),
    codeOf,
  }
}

/** @throws AppError AMOUNT_OUT_OF_RANGE with the church's limits */
export function requireAmount(valor: bigint, { doacaoMinima, doacaoMaxima }: PagamentoConfiguracao): void {
  // Spec §5: greater than the minimum, which itself is too little.
  if (valor > doacaoMinima && valor <= doacaoMaxima) return
  throw new AppError('AMOUNT_OUT_OF_RANGE', {
    detalhes: { minimo: centsToWire(doacaoMinima), maximo: centsToWire(doacaoMaxima) },
  })
}

/** The same refusals as of an event's payment, in words that fit a gift. */
function codeOf({ metodo, abroad, indisponivel }: MethodRefusal): ErrorCode {
  if (abroad && BRAZIL_ONLY.has(metodo)) return 'BRAZIL_ONLY'
  return metodo === 'picpay' && indisponivel === 'valor' ? 'PICPAY_MAXIMUM' : 'PAYMENT_METHOD_UNAVAILABLE'
}

import { eventFeePayer, givingFeePayer } from '@atrio/rules'
import type { EventoRow } from '../cart/cart-offers.ts'
import type { Purpose } from '../charge/quote.ts'

export function eventPurpose(
  evento: Pick<
    EventoRow,
    | 'dataInicio'
    | 'diasBoleto'
    | 'diasDinheiro'
    | 'flagAssumirTaxasServico'
    | 'flagJuros'
    | 'metodos'
    | 'qtdeMaxParcelas'
  >,
): Purpose {
  const { flagAssumirTaxasServico, flagJuros, qtdeMaxParcelas } = evento
  return {
    tipo: 'evento',
    payer: eventFeePayer(flagAssumirTaxasServico),
    flagJuros,
    qtdeMaxParcelas,
    evento,
  }
}

export function givingPurpose(flagUsuarioTaxa: boolean): Purpose {
  return {
    tipo: 'doacao',
    payer: givingFeePayer(flagUsuarioTaxa),
    flagJuros: false,
    qtdeMaxParcelas: 1,
    evento: null,
  }
}

import { eventFeePayer } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { EventoRow } from '../../payments/cart/cart-offers.ts'
import { OFFLINE } from '../../payments/charge/methods.ts'
import type { Purpose } from '../../payments/charge/quote.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { OrderTerms } from '../../payments/order/purchase-kind.ts'

type Terms = Pick<
  EventoRow,
  | 'dataInicio'
  | 'diasBoleto'
  | 'diasDinheiro'
  | 'flagAssumirTaxasServico'
  | 'flagJuros'
  | 'metodos'
  | 'qtdeMaxParcelas'
>

/** On which terms tickets of an event are paid. */
export function eventPurpose(evento: Terms): Purpose {
  const { flagAssumirTaxasServico, flagJuros, metodos, qtdeMaxParcelas } = evento
  return {
    payer: eventFeePayer(flagAssumirTaxasServico),
    flagJuros,
    qtdeMaxParcelas,
    needsKeptCard: false,
    refuse(metodo) {
      if (metodos && !metodos.includes(metodo)) return 'desligado'
      return isTooClose(metodo, evento) ? 'prazo' : null
    },
  }
}

export async function termsOfTickets(trx: TenantTrx, { id, eventoId }: PedidoRow): Promise<OrderTerms> {
  if (eventoId === null) throw new Error(`the order ${id} is for tickets of no event`)
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .selectAll()
    .executeTakeFirstOrThrow()
  return { purpose: eventPurpose(evento), descricao: evento.nome }
}

/** Cash must be there before the event begins, and a boleto has to clear. */
function isTooClose(metodo: string, { dataInicio, diasBoleto, diasDinheiro }: Terms): boolean {
  const days = (dataInicio.getTime() - Date.now()) / 86_400_000
  if (metodo === 'boleto') return days < diasBoleto
  return OFFLINE.has(metodo) && days < diasDinheiro
}

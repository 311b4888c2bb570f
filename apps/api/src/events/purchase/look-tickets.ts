import type { CallInput, eventsCalls, Pergunta } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { seeCart, type SeenCart } from '../../payments/cart/cart.ts'
import type { Holder } from '../../payments/cart/holds.ts'
import { loadPerguntas } from '../../payments/cart/tickets.ts'
import type { PurchaseRequest, WantedPurchase } from '../../payments/order/purchase-kind.ts'
import { requireAnswers, requirePersonalData } from './exigencias.ts'

export type Registro = CallInput<(typeof eventsCalls)['createInscricao']>['body']

/** Tickets are bought by who has an account. */
export interface TicketRequest extends PurchaseRequest {
  userId: number
  eventoId: number
  body: Registro
}

/** Tickets that could be had when they were looked at, at the prices of that moment. */
export interface WantedTickets extends WantedPurchase, SeenCart {
  registro: Registro
  perguntas: Map<number | null, Pergunta[]>
}

export function holderOf({ igrejaId, eventoId, userId }: TicketRequest): Holder {
  return { igrejaId, eventoId, userId }
}

/** @throws AppError the codes of Decision 40 from the event to the answers, in their order */
export async function lookTickets(trx: TenantTrx, request: TicketRequest): Promise<WantedTickets> {
  const { igrejaId, userId, eventoId, body: registro } = request
  const cart = registro.ingressos.map(({ id, rulesVersion, participantes }) => ({
    id,
    rulesVersion,
    quantidade: participantes.length,
  }))
  const seen = await seeCart(trx, { holder: holderOf(request), cart })
  const { evento, lines } = seen
  const perguntas = await loadPerguntas(trx, { eventoId })
  await requirePersonalData(trx, { evento, igrejaId, userId })
  requireAnswers(registro, lines, { evento, perguntas })
  return {
    ...seen,
    registro,
    perguntas,
    valor: lines.reduce((sum, { lote, quantidade }) => sum + lote.valor * BigInt(quantidade), 0n),
    descricao: evento.nome,
    order: { eventoId: evento.id },
  }
}

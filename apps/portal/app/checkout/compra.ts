import type { Pedido } from '@atrio/contract'
import type { CheckoutState } from '../money/checkout-state.ts'
import type { PriceLine } from '../money/price-breakdown.tsx'

/** What is to be paid, whether a cart or an order that is open already. */
export interface Compra {
  titulo: string | null
  /** Null for a gift. */
  eventoId: number | null
  flagUsuarioTaxa: boolean
  recorrenciaDias: number | null
  /** Without fees, in cents. */
  valor: number
  lines: PriceLine[]
  /** Tickets, or reasons. */
  count: number
  /** Of an order that is paid in another way now. */
  pedido: string | null
}

export function compraOf(state: CheckoutState): Compra {
  if (state.type === 'give') {
    const { motivos, flagUsuarioTaxa, recorrenciaDias, valor } = state
    const lines = motivos.map(({ id, nome, valor }) => ({ key: String(id), label: nome, valor }))
    return {
      titulo: null,
      eventoId: null,
      flagUsuarioTaxa,
      recorrenciaDias,
      valor,
      lines,
      count: motivos.length,
      pedido: null,
    }
  }
  const { evento, ingressos, valor } = state
  return {
    titulo: evento.nome,
    eventoId: evento.id,
    flagUsuarioTaxa: false,
    recorrenciaDias: null,
    valor,
    lines: ingressos.map(({ id, nome, valor, participantes: { length } }) => ({
      key: String(id),
      label: length === 1 ? nome : `${length} × ${nome}`,
      valor: valor * length,
    })),
    count: ingressos.reduce((sum, { participantes }) => sum + participantes.length, 0),
    pedido: null,
  }
}

export function compraOfPedido(pedido: Pedido): Compra {
  return {
    titulo: pedido.evento?.nome ?? null,
    eventoId: pedido.evento?.id ?? null,
    // An order does not say who bears the fees; where there are any it was the giver.
    flagUsuarioTaxa: pedido.taxas > 0,
    recorrenciaDias: null,
    valor: pedido.valor,
    lines: linesOf(pedido),
    count: pedido.inscricoes.length || pedido.doacoes.length,
    pedido: pedido.codigo,
  }
}

/** What an order is for, tickets of a kind together. */
export function linesOf({ inscricoes, doacoes }: Pedido): PriceLine[] {
  const kinds = Map.groupBy(inscricoes, ({ ingresso, valor }) => `${ingresso} ${valor}`)
  const tickets = [...kinds].map(([key, some]) => ({
    key,
    label: some.length === 1 ? some[0]!.ingresso : `${some.length} × ${some[0]!.ingresso}`,
    valor: some.reduce((sum, { valor }) => sum + valor, 0),
  }))
  const gifts = doacoes.map(({ idMotivo, motivo, valor }) => ({
    key: String(idMotivo),
    label: motivo,
    valor,
  }))
  return [...tickets, ...gifts]
}

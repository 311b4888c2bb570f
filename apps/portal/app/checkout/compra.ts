import type { Pedido } from '@atrio/contract'
import type { CheckoutState } from '../money/checkout-state.ts'
import type { PriceLine } from '../money/price-breakdown.tsx'

/** What is to be paid, whether a cart or an order that is open already. */
export interface Compra {
  titulo: string | null
  /** Of the event. */
  imagem: string | null
  /** When the event begins, as an ISO instant, and where it is. */
  quando: string | null
  local: string | null
  /** Who comes, in the order of the screens that asked; empty where nobody was asked. */
  participantes: { numero: number; nome: string; ingresso: string }[]
  flagPerguntas: boolean
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

const nowhere = {
  imagem: null,
  quando: null,
  local: null,
  participantes: [],
  flagPerguntas: false,
} satisfies Partial<Compra>

export function compraOf(state: CheckoutState): Compra {
  if (state.type === 'give') {
    const { motivos, flagUsuarioTaxa, recorrenciaDias, valor } = state
    const lines = motivos.map(({ id, nome, valor }) => ({ key: String(id), label: nome, valor }))
    return {
      ...nowhere,
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
    imagem: evento.imagem ?? null,
    quando: evento.dataInicio,
    local: evento.local,
    participantes: ingressos
      .flatMap(({ nome: ingresso, participantes }) =>
        participantes.flatMap(({ nome }) => (nome ? [{ nome, ingresso }] : [])),
      )
      .map((participante, index) => ({ numero: index + 1, ...participante })),
    flagPerguntas: evento.flagPerguntas,
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
    ...nowhere,
    titulo: pedido.evento?.nome ?? null,
    quando: pedido.evento?.dataInicio ?? null,
    local: pedido.evento?.local ?? null,
    eventoId: pedido.evento?.id ?? null,
    // An order does not say who bears the fees; where there are any it was the giver.
    flagUsuarioTaxa: pedido.taxas > 0,
    recorrenciaDias: pedido.recorrenciaDias,
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

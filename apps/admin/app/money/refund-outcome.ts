import type { PedidoIgreja } from '@atrio/contract'

type Order = Pick<PedidoIgreja, 'movimentos'>

/** What became of a refund that was asked for just now: what failed earlier stands in the order, too. */
export function outcomeOf(before: Order, after: Order): 'done' | 'asked' | 'failed' {
  if (failedIn(after) > failedIn(before)) return 'failed'
  return statesOf(after).every((one) => one === 'concluido' || one === 'falhou') ? 'done' : 'asked'
}

const statesOf = ({ movimentos }: Order) =>
  movimentos.flatMap(({ devolucoes }) => devolucoes.map(({ situacao }) => situacao))

const failedIn = (order: Order) => statesOf(order).filter((one) => one === 'falhou').length

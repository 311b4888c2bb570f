import fc from 'fast-check'
import {
  capturedCents,
  openPedido,
  pedidoStatus,
  refundableCents,
  refundedCents,
  refundsDue,
  type PedidoFacts,
} from '../orders/order-facts.ts'
import { reducePedido, type PedidoEvent } from '../orders/order-reduce.ts'
import { hasEdge, isActivePagamento, PEDIDO_EDGES, type PedidoStatus } from '../orders/order-states.ts'
import { OrderModel } from './order-model.ts'

/**
 * Any history of events, repeated, late and impossible ones among them, breaks no invariant and ends where the model
 * says. `visited` is told each change of status; `reduce` stands in the place of the rules, to see a wrong one caught.
 */
export function orderProperty({
  visited,
  reduce = reducePedido,
}: {
  visited?: (from: PedidoStatus, to: PedidoStatus) => void
  reduce?: typeof reducePedido
} = {}) {
  return fc.property(totals, fc.array(events, { maxLength: 40, size: 'max' }), (total, history) => {
    let pedido = openPedido(total)
    const model = new OrderModel(total)
    for (const event of history) {
      const reduced = reduce(pedido, event)
      const changed = model.apply(event)
      if (reduced.kind !== 'applied' && reduced.pedido !== pedido)
        fail('what is not applied changed it', event)
      if (changed && reduced.kind !== 'applied') fail(`the model expects ${model.status}`, event)

      const from = pedidoStatus(pedido)
      pedido = reduced.pedido
      const to = pedidoStatus(pedido)
      if (from !== to && !hasEdge(PEDIDO_EDGES, from, to)) fail(`no edge from ${from} to ${to}`, event)
      if (from !== to) visited?.(from, to)
      compare(pedido, model, event)
      checkInvariants(pedido, event)
      const again = reduce(pedido, event).kind
      if (reduced.kind === 'applied' ? again !== 'same' : again === 'applied')
        fail(`again it is ${again}`, event)
    }
  })
}

function compare(pedido: PedidoFacts, model: OrderModel, event: PedidoEvent): void {
  const status = pedidoStatus(pedido)
  if (status !== model.status) fail(`${status}, where the model has ${model.status}`, event)
  if (capturedCents(pedido) !== model.taken()) fail('another sum was taken', event)
  if (refundedCents(pedido) !== model.given()) fail('another sum was given back', event)
  const due = refundsDue(pedido)
  const same = due.length === model.due.size && due.every((one) => model.due.get(one.pagamento) === one.cents)
  if (!same) fail('other refunds are due', event)
}

function checkInvariants(pedido: PedidoFacts, event: PedidoEvent): void {
  const status = pedidoStatus(pedido)
  const captured = capturedCents(pedido)
  const pagamentos = Object.values(pedido.pagamentos)
  const holds: Record<string, boolean> = {
    'no more is given back than was taken': pagamentos.every((one) => refundableCents(one) >= 0n),
    'one attempt at a time': pagamentos.filter(({ state }) => isActivePagamento(state)).length <= 1,
    'approved is sold, and nothing else is': (status === 'aprovado') === (pedido.reserva === 'vendida'),
    'approved is paid': status !== 'aprovado' || captured >= pedido.totalCents,
    'closed is without money': !['cancelado', 'nao_aprovado'].includes(status) || captured === 0n,
    'closed holds no stock':
      !['cancelado', 'nao_aprovado', 'reembolsado'].includes(status) || pedido.reserva === 'liberada',
    'given back is all or was free': status !== 'reembolsado' || captured > 0n || pedido.totalCents === 0n,
    'money without a sale is under review or gone':
      captured === 0n || ['aprovado', 'em_analise', 'reembolsado'].includes(status),
  }
  for (const [what, held] of Object.entries(holds)) if (!held) fail(`broken: ${what}`, event)
}

function fail(what: string, event: PedidoEvent): never {
  throw new Error(`${what}, after ${event.type}`)
}

// Few ids and few amounts: chance has to meet itself for something to happen twice, or to the cent.
const pagamento = fc.constantFrom('p1', 'p2', 'p3')
const estorno = fc.constantFrom('e1', 'e2')
const totals = fc.constantFrom(100n, 100n, 100n, 1n, 0n)
const cents = fc.constantFrom(100n, 100n, 100n, 50n, 30n, 150n, 1n, 0n)

const events: fc.Arbitrary<PedidoEvent> = fc.oneof(
  of({ type: 'pagamentoStarted', pagamento, external: fc.boolean() }, 4),
  of(
    {
      type: 'pagamentoMoved',
      pagamento,
      to: fc.constantFrom('processando', 'requer_acao', 'pendente', 'desconhecido', 'cancelado'),
    },
    5,
  ),
  of({ type: 'pagamentoDeclined', pagamento, final: fc.boolean() }, 1),
  of({ type: 'pagamentoCaptured', pagamento, cents }, 1),
  of({ type: 'pagamentoCaptured', pagamento, cents, stock: fc.constantFrom('reserved', 'soldOut') }, 2),
  of({ type: 'estornoRequested', pagamento, estorno, cents }, 2),
  of({ type: 'estornoExternal', pagamento, estorno, cents }, 1),
  of(
    {
      type: 'estornoMoved',
      pagamento,
      estorno,
      to: fc.constantFrom('processando', 'desconhecido', 'concluido', 'concluido', 'falhou'),
    },
    3,
  ),
  of({ type: 'pedidoCanceled' }, 1),
  of({ type: 'pedidoRefused' }, 1),
)

type Arbitraries<Event extends PedidoEvent> = {
  [Key in keyof Event]: Key extends 'type' ? Event[Key] : fc.Arbitrary<NonNullable<Event[Key]>>
}

function of<Type extends PedidoEvent['type']>(
  { type, ...fields }: { type: Type } & Partial<Arbitraries<Extract<PedidoEvent, { type: Type }>>>,
  weight: number,
): fc.WeightedArbitrary<PedidoEvent> {
  const arbitrary: fc.Arbitrary<unknown> = fc.record({ type: fc.constant(type), ...fields })
  return { arbitrary: arbitrary as fc.Arbitrary<PedidoEvent>, weight }
}

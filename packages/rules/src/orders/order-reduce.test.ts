import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPedido, pedidoStatus, refundsDue } from './order-facts.ts'
import { reducePedido, reducePedidoEvents, type PedidoEvent } from './order-reduce.ts'
import { PEDIDO_EDGES, PEDIDO_STATUSES, statusPageOutcome, type PedidoStatus } from './order-states.ts'
import { orderProperty } from '../testing/order-property.ts'

const start: Extract<PedidoEvent, { type: 'pagamentoStarted' }> = {
  type: 'pagamentoStarted',
  pagamento: 'a',
  external: false,
}
const captured = (pagamento = 'a', cents = 100n): PedidoEvent => ({
  type: 'pagamentoCaptured',
  pagamento,
  cents,
})
const moved = (to: Extract<PedidoEvent, { type: 'pagamentoMoved' }>['to']): PedidoEvent => ({
  type: 'pagamentoMoved',
  pagamento: 'a',
  to,
})

function statusAfter(...events: PedidoEvent[]): PedidoStatus {
  return pedidoStatus(reducePedidoEvents(openPedido(100n), events))
}

describe('the status of an order', () => {
  it.each<[string, PedidoEvent[], PedidoStatus]>([
    ['nothing was tried', [], 'em_aberto'],
    ['a challenge waits', [start, moved('requer_acao')], 'em_aberto'],
    ['a Pix or a boleto waits', [start, moved('pendente')], 'pendente'],
    ['cash waits', [{ ...start, external: true }, moved('pendente')], 'aguardando'],
    ['the outcome is unknown', [start, moved('desconhecido')], 'em_analise'],
    ['too little was paid', [start, captured('a', 99n)], 'em_analise'],
    ['it was paid', [start, captured()], 'aprovado'],
    ['a card was declined, another may be tried', [start, decline(false)], 'em_aberto'],
    ['it was declined for good', [start, decline(true)], 'nao_aprovado'],
    ['the hold expired', [start, moved('pendente'), { type: 'pedidoCanceled' }], 'cancelado'],
    ['a part was given back', [start, captured(), refund(40n)], 'aprovado'],
    ['all was given back', [start, captured(), refund(40n), refund(60n, 'f')], 'reembolsado'],
  ])('when %s', (_when, events, status) => {
    expect(statusAfter(...events)).toBe(status)
  })

  it('is approved at once for what is free', () => {
    expect(pedidoStatus(openPedido(0n))).toBe('aprovado')
  })

  it('does not end while an outcome is unknown', () => {
    const pedido = reducePedidoEvents(openPedido(100n), [start, moved('desconhecido')])
    expect(reducePedido(pedido, { type: 'pedidoCanceled' })).toMatchObject({
      kind: 'refused',
      reason: 'uncertain_pagamento',
    })
  })
})

describe('money that comes late', () => {
  const canceled: PedidoEvent[] = [start, moved('pendente'), { type: 'pedidoCanceled' }]

  it('revives the order when there is stock', () => {
    expect(statusAfter(...canceled, { ...captured(), stock: 'reserved' } as PedidoEvent)).toBe('aprovado')
  })

  it('goes back when there is none', () => {
    const late = [...canceled, { ...captured(), stock: 'soldOut' } as PedidoEvent]
    const pedido = reducePedidoEvents(openPedido(100n), late)
    expect(pedidoStatus(pedido)).toBe('em_analise')
    expect(refundsDue(pedido)).toEqual([{ pagamento: 'a', cents: 100n }])
    expect(statusAfter(...late, refund(100n))).toBe('reembolsado')
  })

  it('is not taken before stock was asked for', () => {
    const pedido = reducePedidoEvents(openPedido(100n), canceled)
    expect(reducePedido(pedido, captured())).toMatchObject({ kind: 'refused', reason: 'stock_unknown' })
  })

  it('goes back when the order was paid already', () => {
    const twice = [start, moved('cancelado'), { ...start, pagamento: 'b' }, captured('b'), captured()]
    const pedido = reducePedidoEvents(openPedido(100n), twice)
    expect(pedidoStatus(pedido)).toBe('aprovado')
    expect(refundsDue(pedido)).toEqual([{ pagamento: 'a', cents: 100n }])
  })
})

it('hears of a payment again after it was given back', () => {
  const pedido = reducePedidoEvents(openPedido(100n), [start, captured(), refund(100n)])
  expect(reducePedido(pedido, captured()).kind).toBe('same')
})

it('gives back no more than was taken', () => {
  const pedido = reducePedidoEvents(openPedido(100n), [start, captured(), refund(60n)])
  expect(reducePedido(pedido, refund(41n, 'f'))).toMatchObject({ reason: 'exceeds_captured' })
})

it('has an outcome page for each status and for no order', () => {
  expect(new Set([null, ...PEDIDO_STATUSES].map(statusPageOutcome))).toEqual(
    new Set(['canceled', 'not_found', 'refunded', 'under_review', 'success', 'waiting']),
  )
})

describe('any history', () => {
  const edges = new Set<string>()

  it('breaks no invariant and ends where another model ends', { timeout: 60_000 }, () => {
    const property = orderProperty({ visited: (from, to) => edges.add(`${from} ${to}`) })
    const run = fc.check(property, { numRuns: 5000, seed: 1 })
    expect(fc.defaultReportMessage(run)).toBeUndefined()
  })

  it('goes along every edge that one event can take', () => {
    // These take two events in one transaction: a way to pay is left for another, an unknown attempt is given up.
    const ofTwo = new Set(['pendente aguardando', 'aguardando pendente', 'em_analise cancelado'])
    const all = PEDIDO_STATUSES.flatMap((from) => PEDIDO_EDGES[from].map((to) => `${from} ${to}`))
    expect([...edges].toSorted()).toEqual(all.filter((edge) => !ofTwo.has(edge)).toSorted())
  })
})

function decline(final: boolean): PedidoEvent {
  return { type: 'pagamentoDeclined', pagamento: 'a', final }
}

function refund(cents: bigint, estorno = 'e'): PedidoEvent {
  return { type: 'estornoExternal', pagamento: 'a', estorno, cents }
}

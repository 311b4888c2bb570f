import { reducePedido } from '@atrio/rules'
import { orderProperty, priceProperty } from '@atrio/rules/testing'
import fc from 'fast-check'
import type { Figure, Part } from './figure.ts'

const HISTORIES = 100_000
const PRICES = 1_000_000
const LONGEST_MS = 240_000

/** The state machine of orders against its model, and the sums of prices, by chance. */
export const moneyModel: Part = async () => [
  holdsFor('money-model-orders', orderProperty(), HISTORIES, {
    what: 'Histories of an order that end where its model says, without a broken invariant',
    how: 'random sequences of up to 40 events, repeated, late and impossible ones among them',
  }),
  foundBroken('money-model-orders-broken', orderProperty({ reduce: forgetsDeclines }), HISTORIES, {
    what: 'Negative control: histories until a state machine with one transition broken is caught',
    how: 'a definite refusal of a payment leaves the attempt as it was',
  }),
  holdsFor('money-model-prices', priceProperty(), PRICES, {
    what: 'Prices whose parts sum to the total, to the cent',
    how: 'random price × fee × who bears it × installments × interest × lines',
  }),
  foundBroken('money-model-prices-broken', priceProperty({ allocate: dropsOddCents }), PRICES, {
    what: 'Negative control: prices until one rounding that drops the odd cents is caught',
    how: 'lines are rounded down',
  }),
]

type Words = Pick<Figure, 'what' | 'how'>

export function holdsFor<Input>(
  id: string,
  property: fc.IProperty<Input>,
  runs: number,
  words: Words,
): Figure {
  const began = performance.now()
  const { failed, numRuns, seed, errorInstance } = fc.check(property, {
    numRuns: runs,
    endOnFailure: true,
    interruptAfterTimeLimit: LONGEST_MS,
  })
  if (failed) console.error(`${id} failed with the seed ${seed}:`, errorInstance)
  const how = `${words.how}; ${((performance.now() - began) / 1_000).toFixed(0)} s`
  return { id, ...words, how, value: failed ? numRuns - 1 : numRuns, unit: 'cases', atLeast: runs }
}

export function foundBroken<Input>(
  id: string,
  property: fc.IProperty<Input>,
  runs: number,
  words: Words,
): Figure {
  const { failed, numRuns } = fc.check(property, { numRuns: runs, endOnFailure: true })
  return { id, ...words, value: failed ? numRuns : Infinity, unit: 'cases', atMost: runs }
}

const forgetsDeclines: typeof reducePedido = (pedido, event) =>
  event.type === 'pagamentoDeclined' ? { kind: 'same', pedido } : reducePedido(pedido, event)

function dropsOddCents(cents: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  return weights.map((weight) => (cents * weight) / whole)
}

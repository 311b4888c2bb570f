/**
 * Money is whole cents in a `bigint`, of the smallest unit that its currency has. On the wire it is the same
 * whole number as JSON (Decision 38), so a browser can show an amount without counting in `bigint`.
 */

/** The largest amount that JSON carries without loss. */
export const MAX_CENTS = 9_007_199_254_740_991n

/**
 * Cents as the wire carries them.
 * @throws RangeError beyond ±`MAX_CENTS`
 */
export function centsToWire(cents: bigint): number {
  if (cents > MAX_CENTS || cents < -MAX_CENTS) throw new RangeError('more cents than JSON can carry')
  return Number(cents)
}

/**
 * Cents from the wire.
 * @throws RangeError for a fraction of a cent and for what JSON cannot carry exactly
 */
export function centsFromWire(valor: number): bigint {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`not a whole number of cents: ${valor}`)
  return BigInt(valor)
}

export function sumCents(amounts: Iterable<bigint>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}

/** `numerator / denominator` to the nearest whole number, halves away from zero. `denominator` is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator
  return (2n * numerator + half) / (2n * denominator)
}

/**
 * Splits an amount in proportion to weights: fees over the tickets of an order, a refund over its lines. The
 * parts sum exactly to `cents`; the odd cents go to the largest remainders, the earlier part first.
 * @throws RangeError without a positive weight, or for a negative weight or amount
 */
export function allocateCents(cents: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sumCents(weights)
  if (cents < 0n || whole <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('nothing to allocate over')
  }
  const parts = weights.map((weight) => (cents * weight) / whole)
  const odd = Number(cents - sumCents(parts))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of byRemainder.slice(0, odd)) parts[index]! += 1n
  return parts
}

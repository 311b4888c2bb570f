import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateCents, centsFromWire, centsToWire, divideHalfUp, MAX_CENTS, sumCents } from './cents.ts'

describe('the wire', () => {
  it('carries every amount there and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(centsFromWire(centsToWire(cents))).toBe(cents)
      }),
    )
  })

  it.each([MAX_CENTS + 1n, -MAX_CENTS - 1n])('does not carry %s', (cents) => {
    expect(() => centsToWire(cents)).toThrow(RangeError)
  })

  it.each([0.1, 10.5, Number.NaN, Infinity, 2 ** 53])('brings no %s', (valor) => {
    expect(() => centsFromWire(valor)).toThrow(RangeError)
  })
})

describe('divideHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ])('%s / %s is %s', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient)
  })

  it('is never further off than half', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 12n }), (numerator, denominator) => {
        const off = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator)
        expect(off >= -denominator && off <= denominator).toBe(true)
      }),
    )
  })
})

describe('allocateCents', () => {
  it('gives the odd cents to the largest remainders, the earlier first', () => {
    expect(allocateCents(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(allocateCents(10n, [1n, 5n, 0n])).toEqual([2n, 8n, 0n])
  })

  it('loses no cent and is nowhere a whole cent off', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: MAX_CENTS }), weights, (cents, some) => {
        const whole = sumCents(some)
        fc.pre(whole > 0n)
        const parts = allocateCents(cents, some)
        expect(sumCents(parts)).toBe(cents)
        for (const [index, part] of parts.entries()) {
          const off = part * whole - cents * some[index]!
          expect(off > -whole && off < whole).toBe(true)
        }
      }),
    )
  })

  it('refuses to split over nothing', () => {
    for (const weights of [[], [0n], [2n, -1n]]) expect(() => allocateCents(1n, weights)).toThrow(RangeError)
    expect(() => allocateCents(-1n, [1n])).toThrow(RangeError)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakDownFees, eventFeePayer, feeOf, givingFeePayer, grossUp, type FeeRule } from './fees.ts'
import { priceProperty } from '../testing/price-property.ts'

const card: FeeRule = { ppm: 39_900, fixedCents: 39n }

describe('feeOf', () => {
  it('is a share, rounded half up, and a fixed part', () => {
    expect(feeOf(100_00n, card)).toBe(399n + 39n)
    expect(feeOf(1n, { ppm: 500_000, fixedCents: 0n })).toBe(1n)
    expect(feeOf(1n, { ppm: 499_999, fixedCents: 0n })).toBe(0n)
  })

  it('stays between its bounds', () => {
    const rule = { ...card, minCents: 100n, maxCents: 500n }
    expect([1n, 50_00n, 1000_00n].map((total) => feeOf(total, rule))).toEqual([100n, 239n, 500n])
  })

  it('is nothing for what is free', () => {
    expect(feeOf(0n, card)).toBe(0n)
    expect(grossUp(0n, card)).toBe(0n)
  })

  it.each<FeeRule>([
    { ppm: 1_000_000, fixedCents: 0n },
    { ppm: -1, fixedCents: 0n },
    { ppm: 0.5, fixedCents: 0n },
    { ppm: 0, fixedCents: -1n },
    { ppm: 0, fixedCents: 0n, minCents: 2n, maxCents: 1n },
  ])('refuses the rule %o', (rule) => {
    expect(() => feeOf(1n, rule)).toThrow(RangeError)
  })
})

describe('breakDownFees', () => {
  it('puts the fee on top so that the price arrives', () => {
    expect(breakDownFees(80_00n, card, 'comprador')).toEqual({
      valor: 8000n,
      taxas: 373n,
      valorTotal: 8373n,
      custo: 373n,
      liquido: 8000n,
    })
  })

  it('takes the fee off where the church bears it', () => {
    expect(breakDownFees(80_00n, card, 'igreja')).toMatchObject({
      taxas: 0n,
      valorTotal: 8000n,
      liquido: 7642n,
    })
  })

  it('has no fees without a rule', () => {
    expect(breakDownFees(80_00n, null, 'comprador')).toMatchObject({ taxas: 0n, custo: 0n, liquido: 8000n })
  })

  it('reads the flags of events and of gifts, which mean the opposite', () => {
    expect([eventFeePayer(true), eventFeePayer(false)]).toEqual(['igreja', 'comprador'])
    expect([givingFeePayer(true), givingFeePayer(false)]).toEqual(['comprador', 'igreja'])
  })

  it('sums to the cent, whatever the price, the fees and the installments', { timeout: 60_000 }, () => {
    const run = fc.check(priceProperty(), { numRuns: 20_000 })
    expect(fc.defaultReportMessage(run)).toBeUndefined()
  })
})

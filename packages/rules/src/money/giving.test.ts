import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakDownFees } from './fees.ts'
import {
  exceedsPicpay,
  GIVING_DEFAULTS,
  givingTotal,
  recurrenceRefusal,
  refuseGiving,
  splitForPicpay,
  type Giving,
  type GivingPart,
  type GivingRefusal,
  type GivingTerms,
} from './giving.ts'

const part: GivingPart = { motivo: 1, valor: 100_00n, flagRecorrencia: true }
const giving: Giving = { motivos: [part], metodoPagamento: 'cartao_credito', recorrenciaDias: null }
const terms: GivingTerms = {
  minimum: 5_00n,
  allowRecurrency: true,
  recurringMethods: ['cartao_credito', 'ach'],
}
const monthly = { ...giving, recorrenciaDias: 30 }

describe('exceedsPicpay', () => {
  const fee = { ppm: 34_900, fixedCents: 0n }
  const charged = (valor: bigint, payer: 'igreja' | 'comprador') =>
    breakDownFees(valor, fee, payer).valorTotal

  it.each<[string, string, bigint, boolean]>([
    ['all that PicPay takes', 'picpay', 499_999n, false],
    ['a cent more', 'picpay', 500_000n, true],
    ['as much by card', 'cartao_credito', 500_000n, false],
    ['less, whose fees the church bears', 'picpay', charged(490_000n, 'igreja'), false],
    ['as much as that with fees on top', 'picpay', charged(490_000n, 'comprador'), true],
  ])('%s', (_what, metodo, cents, expected) => {
    expect(exceedsPicpay(metodo, cents)).toBe(expected)
  })
})

describe('splitForPicpay', () => {
  it.each([
    [500_000n, 0n, { gifts: 2, part: 250_000n }],
    [999_999n, 0n, { gifts: 3, part: 333_333n }],
    [490_000n, 17_719n, { gifts: 2, part: 245_000n }],
  ])('%s with %s on top', (valor, taxas, split) => {
    expect(splitForPicpay(valor, taxas)).toEqual(split)
  })

  it('makes parts that PicPay takes, whatever its fee, and that come to the whole', () => {
    const gifts = fc.record({
      valor: fc.bigInt({ min: 1n, max: 20_000_000n }),
      ppm: fc.integer({ min: 0, max: 400_000 }),
      fixedCents: fc.bigInt({ min: 0n, max: 2_000n }),
    })
    fc.assert(
      fc.property(gifts, ({ valor, ...fee }) => {
        const { gifts: count, part } = splitForPicpay(valor, breakDownFees(valor, fee, 'comprador').taxas)
        expect(exceedsPicpay('picpay', breakDownFees(part, fee, 'comprador').valorTotal)).toBe(false)
        expect(part * BigInt(count)).toBeGreaterThanOrEqual(valor)
      }),
    )
  })
})

describe('refuseGiving', () => {
  it.each<[string, Giving, GivingRefusal | null]>([
    ['a gift', giving, null],
    ['no reason', { ...giving, motivos: [] }, { reason: 'no_reason' }],
    ['no amount', { ...giving, motivos: [{ ...part, valor: null }] }, { reason: 'required', motivo: 1 }],
    [
      'a part of nothing',
      { ...giving, motivos: [part, { ...part, motivo: 2, valor: 0n }] },
      { reason: 'required', motivo: 2 },
    ],
    ['a reason twice', { ...giving, motivos: [part, part] }, { reason: 'repeated_reason', motivo: 1 }],
    [
      'the minimum',
      { ...giving, motivos: [{ ...part, valor: 5_00n }] },
      { reason: 'minimum', minimum: 5_00n },
    ],
    ['a cent more than the minimum', { ...giving, motivos: [{ ...part, valor: 5_01n }] }, null],
    ['each month', monthly, null],
    ['each 0 days', { ...monthly, recorrenciaDias: 0 }, { reason: 'recurrence', because: 'days' }],
    ['each 1.5 days', { ...monthly, recorrenciaDias: 1.5 }, { reason: 'recurrence', because: 'days' }],
    ['each 366 days', { ...monthly, recorrenciaDias: 366 }, { reason: 'recurrence', because: 'days' }],
    [
      'two reasons each month',
      { ...monthly, motivos: [part, { ...part, motivo: 2 }] },
      { reason: 'recurrence', because: 'several_reasons' },
    ],
    [
      'a reason that may not repeat',
      { ...monthly, motivos: [{ ...part, flagRecorrencia: false }] },
      { reason: 'recurrence', because: 'not_authorised' },
    ],
    [
      'each month by Pix',
      { ...monthly, metodoPagamento: 'pix' },
      { reason: 'recurrence', because: 'method' },
    ],
  ])('%s', (_what, given, refusal) => {
    expect(refuseGiving(given, terms)).toEqual(refusal)
  })

  it('each month, where the church has no recurring gifts', () => {
    expect(refuseGiving(monthly, { ...terms, allowRecurrency: false })).toEqual({
      reason: 'recurrence',
      because: 'not_allowed',
    })
  })
})

it('says of the toggle before a method is chosen', () => {
  expect(recurrenceRefusal([part], null, terms)).toBeNull()
  expect(recurrenceRefusal([part, { ...part, motivo: 2 }], null, terms)).toBe('several_reasons')
})

it('sums what is typed', () => {
  expect(givingTotal([part, { ...part, motivo: 2, valor: null }, { ...part, motivo: 3, valor: 1n }])).toBe(
    10_001n,
  )
})

it('begins as the specification says', () => {
  expect(GIVING_DEFAULTS).toEqual({
    flagUsuarioTaxa: false,
    salvarCartao: true,
    allowRecurrency: true,
    recorrenciaDias: 30,
  })
})

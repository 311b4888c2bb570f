import { describe, expect, it } from 'vitest'
import {
  GIVING_DEFAULTS,
  givingTotal,
  recurrenceRefusal,
  refuseGiving,
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
const picpay = (valor: bigint): Giving => ({
  ...giving,
  metodoPagamento: 'picpay',
  motivos: [{ ...part, valor }],
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
    ['all that PicPay takes', picpay(499_999n), null],
    ['a cent more than that', picpay(500_000n), { reason: 'picpay_maximum', maximum: 499_999n }],
    ['as much by card', { ...giving, motivos: [{ ...part, valor: 500_000n }] }, null],
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

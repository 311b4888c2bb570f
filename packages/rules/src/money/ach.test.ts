import { expect, it } from 'vitest'
import { isAchAccountNumber, isAchAccountType, isRoutingNumber } from './ach.ts'

it.each(['021000021', '110000000', '122105155', '011401533', '322271627'])('%s is a bank', (routing) => {
  expect(isRoutingNumber(routing)).toBe(true)
})

it.each(['021000022', '120000021', '000000000', '02100002', '0210000210', '500000000', '13000000a', ''])(
  '%j is no bank',
  (routing) => {
    expect(isRoutingNumber(routing)).toBe(false)
  },
)

it('notices each mistyped digit', () => {
  const routing = '122105155'
  for (let at = 0; at < 9; at++) {
    for (let shift = 1; shift < 10; shift++) {
      const wrong = routing.slice(0, at) + ((Number(routing[at]) + shift) % 10) + routing.slice(at + 1)
      expect(isRoutingNumber(wrong)).toBe(false)
    }
  }
})

it('knows what an account can be', () => {
  expect(['000123456789', '123', '1'.repeat(18), '0000', '12 34'].map(isAchAccountNumber)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['checking', 'savings', 'corrente', null].map(isAchAccountType)).toEqual([true, true, false, false])
})

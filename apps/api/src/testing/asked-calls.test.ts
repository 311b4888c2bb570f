import { calls, slices } from '@atrio/contract'
import { expect, it } from 'vitest'
import { askedCalls } from './asked-calls.ts'

const names = (named?: string) => askedCalls(named).map(([name]) => name)

it('asks every call, unless a run is about slices', () => {
  expect(names('')).toEqual(Object.keys(calls))
})

it('asks the calls of the slices that a run is about, and no other', () => {
  expect(names('prayer')).toEqual(Object.keys(slices.prayer.calls))
  expect(names('prayer,card')).toEqual([
    ...Object.keys(slices.prayer.calls),
    ...Object.keys(slices.card.calls),
  ])
})

it('asks every call where one of the names is no slice of the contract', () => {
  expect(names('prayer,payments')).toEqual(Object.keys(calls))
})

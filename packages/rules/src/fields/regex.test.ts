import { expect, it } from 'vitest'
import { regex } from './regex.ts'

it('accepts a match and refuses the rest', () => {
  expect(regex('A1', { regex: /^[A-Z]\d$/ })).toBeNull()
  expect(regex('1A', { regex: /^[A-Z]\d$/ })).toEqual({ regra: 'regex' })
})

it('answers the same every time for a global pattern', () => {
  const params = { regex: /a/g }
  expect([1, 2, 3].map(() => regex('a', params))).toEqual([null, null, null])
})

import { expect, it } from 'vitest'
import { required } from './required.ts'

it.each([null, undefined, '', [], false, ' ', '\t\n', '\u00a0\u3000'])('refuses %j', (value) => {
  expect(required(value)).toEqual({ regra: 'required' })
})

it.each([0, true, 'a', ' a ', [0], {}])('accepts %j', (value) => {
  expect(required(value)).toBeNull()
})

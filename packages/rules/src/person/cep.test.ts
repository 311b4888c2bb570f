import { expect, it } from 'vitest'
import { cep, formatCep } from './cep.ts'

it.each(['01310-100', '01310100', '0-1-3-1-0-1-0-0'])('accepts %s', (value) => {
  expect(cep(value)).toBeNull()
})

it.each(['1310-100', '01310-1000', '01310 100', '0131O-100', '٠١٣١٠١٠٠', '--------'])(
  'refuses %s',
  (value) => {
    expect(cep(value)).toEqual({ regra: 'cep' })
  },
)

it.each([
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01.310-100', '01310-100'],
  ['013101009', '01310-100'],
])('shows %s as %s', (typed, shown) => {
  expect(formatCep(typed)).toBe(shown)
})

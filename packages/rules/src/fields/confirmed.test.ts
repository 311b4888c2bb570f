import { expect, it } from 'vitest'
import { confirmed } from './confirmed.ts'

const values = { senha: 'Paz&Bem10' }

it('accepts the same text', () => {
  expect(confirmed('Paz&Bem10', { campo: 'senha' }, { values })).toBeNull()
})

it('refuses another text and says which field it repeats', () => {
  const error = { regra: 'confirmed', params: { campo: 'senha' } }
  expect(confirmed('paz&bem10', { campo: 'senha' }, { values })).toEqual(error)
  expect(confirmed('Paz&Bem10', { campo: 'senha' })).toEqual(error)
})

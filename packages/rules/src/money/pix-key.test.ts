import { generateCnpj, isValidCnpj } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCnpj, normalizeCnpj } from '../person/cnpj.ts'
import { detectPixKey, normalizePixKey, type PixKeyType } from './pix-key.ts'

const uuid = '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d'

it.each<[PixKeyType, string, string | null]>([
  ['cnpj', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['cnpj', '12.ABC.345/01DE-36', null],
  ['cnpj', '00000000000000', null],
  ['cpf', '529.982.247-25', '52998224725'],
  ['cpf', '529.982.247-24', null],
  ['cpf', 'CPF 529.982.247-25', null],
  ['email', ' Tesouraria@Igreja.ORG.br ', 'tesouraria@igreja.org.br'],
  ['email', `${'a'.repeat(64)}@${'b'.repeat(12)}.br`, null],
  ['telefone', '(11) 98765-4321', '+5511987654321'],
  ['telefone', '+55 11 98765-4321', '+5511987654321'],
  ['telefone', '3333-4444', null],
  ['aleatoria', uuid.toUpperCase(), uuid],
  ['aleatoria', uuid.replaceAll('-', ''), null],
  ['aleatoria', '  ', null],
])('%s %j is %s', (tipo, text, key) => {
  expect(normalizePixKey(tipo, text)).toBe(key)
})

it.each<[string, PixKeyType | null]>([
  ['11222333000181', 'cnpj'],
  // Both a CPF and a telephone by its digits.
  ['51998259765', 'cpf'],
  ['+5551998259765', 'telefone'],
  ['(51) 99825-9765', 'telefone'],
  ['11987654321', 'telefone'],
  ['a@b.co', 'email'],
  [uuid, 'aleatoria'],
  ['abc', null],
])('detects %s as %s', (text, tipo) => {
  expect(detectPixKey(text)?.tipo ?? null).toBe(tipo)
})

describe('CNPJ', () => {
  it('agrees with another reader about any text of its shape', () => {
    const sign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''))
    const shape = fc.tuple(fc.array(sign, { minLength: 12, maxLength: 12 }), fc.nat(99))
    fc.assert(
      fc.property(shape, ([root, checks]) => {
        const text = root.join('') + String(checks).padStart(2, '0')
        expect(normalizeCnpj(text) !== null).toBe(isValidCnpj(text, { version: 2 }))
      }),
      { numRuns: 5000 },
    )
  })

  it('accepts what another generator makes', () => {
    for (let i = 0; i < 500; i++) {
      const made = generateCnpj({ version: i % 2 ? 1 : 2 })
      expect(normalizeCnpj(formatCnpj(made))).toBe(made)
    }
  })

  it.each([
    ['12', '12'],
    ['12a', '12.A'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatCnpj(typed)).toBe(shown)
  })
})

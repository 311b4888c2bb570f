import { describe, expect, it } from 'vitest'
import { addressLines, shortPlace, type Address } from './address.ts'

const nothing: Address = {
  pais: 'BR',
  estado: null,
  cidade: null,
  bairro: null,
  rua: null,
  numero: null,
  complemento: null,
  cep: null,
}

describe('addressLines', () => {
  it.each<[Partial<Address>, string[]]>([
    [
      {
        rua: 'Rua Joaquim Távora',
        numero: '1480',
        complemento: 'Fundos',
        bairro: 'Vila Mariana',
        cidade: 'São Paulo',
        estado: 'SP',
        cep: '04015-003',
      },
      ['Rua Joaquim Távora, 1480 – Fundos', 'Vila Mariana', 'São Paulo – SP', 'CEP 04015-003'],
    ],
    [
      { pais: 'US', rua: 'Harbor Street', numero: '12', cidade: 'Portland', estado: 'ME', cep: '04101' },
      ['12 Harbor Street', 'Portland, ME 04101'],
    ],
    [
      { pais: 'ES', rua: 'Calle Mayor', numero: '3', cidade: 'Madrid', estado: 'Madrid', cep: '28013' },
      ['Calle Mayor, 3', '28013 Madrid'],
    ],
    [
      {
        pais: 'MX',
        rua: 'Av. Juárez',
        numero: '8',
        bairro: 'Centro',
        cidade: 'Puebla',
        estado: 'Pue.',
        cep: '72000',
      },
      ['Av. Juárez 8', 'Col. Centro', '72000 Puebla, Pue.'],
    ],
    [
      { pais: 'DE', rua: 'Hauptstraße', numero: '5', cidade: 'Köln', cep: '50667' },
      ['Hauptstraße 5', '50667 Köln'],
    ],
  ])('writes %o as its country does', (address, lines) => {
    expect(addressLines({ ...nothing, ...address })).toEqual(lines)
  })

  it('leaves no trace of what is missing', () => {
    expect(addressLines({ ...nothing, cidade: 'Ribeirão Manso', estado: 'MG' })).toEqual([
      'Ribeirão Manso – MG',
    ])
    expect(addressLines({ ...nothing, bairro: 'Olinda', cidade: 'Olinda' })).toEqual(['Olinda'])
    expect(addressLines({ ...nothing, numero: '12' })).toEqual([])
    for (const pais of ['BR', 'US', 'ES', 'MX', 'DE']) expect(addressLines({ ...nothing, pais })).toEqual([])
  })
})

it('names the place in one line', () => {
  const place = { ...nothing, bairro: 'Vila Mariana', cidade: 'São Paulo', estado: 'SP' }
  expect(shortPlace(place)).toBe('Vila Mariana, São Paulo – SP')
  expect(shortPlace({ ...nothing, pais: 'US', cidade: 'Portland', estado: 'ME' })).toBe('Portland, ME')
  expect(shortPlace({ ...nothing, pais: 'ES', cidade: 'Madrid', estado: 'Madrid' })).toBe('Madrid')
  expect(shortPlace(nothing)).toBe('')
})

import { describe, expect, it } from 'vitest'
import { documento, formatDocumento } from './documento.ts'

describe('documento', () => {
  it.each(['529.982.247-25', '11.222.333/0001-81', '12.ABC.345/01DE-35'])('accepts %s', (value) => {
    expect(documento(value)).toBeNull()
  })

  it.each([
    ['529.982.247-24', 'cpf'],
    ['5299', 'cpf'],
    ['11.222.333/0001-82', 'documento'],
    ['112223330001', 'documento'],
    ['12.ABC.345/01DE-34', 'documento'],
  ])('refuses %s as %s', (value, regra) => {
    expect(documento(value)).toEqual({ regra })
  })

  it.each([
    ['52998224725', '529.982.247-25'],
    ['112223330001', '11.222.333/0001'],
    ['12abc', '12.ABC'],
  ])('shows %s as %s', (typed, shown) => {
    expect(formatDocumento(typed)).toBe(shown)
  })
})

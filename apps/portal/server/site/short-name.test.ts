import { describe, expect, it } from 'vitest'
import { shortName } from './short-name.ts'

describe('shortName', () => {
  it.each([
    ['Lantern House', 'Lantern House'],
    ['Harbor Light Church', 'Harbor Light'],
    ['Igreja Esperança', 'Esperança'],
    ['Igreja da Colina', 'Colina'],
    ['Iglesia El Camino', 'El Camino'],
    ['Comunidad La Encina', 'La Encina'],
    ['Congregação Evangélica de Ribeirão Manso', 'Ribeirão Manso'],
    ['Igreja Batista Central de Campinas', 'Igreja Batista'],
    ['The Church of the Good Shepherd', 'Good Shepherd'],
    ['Igreja Interdenominacional', 'Igreja'],
    ['  Porto   Antigo ', 'Porto Antigo'],
  ])('%s is %s', (nome, short) => {
    expect(shortName(nome)).toBe(short)
  })
})

import type { Evento } from '@atrio/contract'
import { expect, it } from 'vitest'
import { eventoJsonLd } from './evento-json-ld.ts'

const igreja = { nome: 'Igreja Esperança', moeda: 'BRL' }
const organizer = (given: Partial<Evento>) => {
  const evento = { id: 7, nome: 'Retiro', ingressos: [], organizador: null, ...given } as unknown as Evento
  return (eventoJsonLd(evento, { origin: 'https://esperanca.example', igreja }) as { organizer: object })
    .organizer
}

it('names a person as a person, a body as a body, and the church where nobody else organises', () => {
  const nome = 'Ana de Albuquerque'
  expect(organizer({ organizador: nome, flagOrganizadorPessoa: true })).toEqual({
    '@type': 'Person',
    name: nome,
  })
  expect(organizer({ organizador: 'Coral Vozes' })).toMatchObject({
    '@type': 'Organization',
    name: 'Coral Vozes',
  })
  expect(organizer({ flagOrganizadorPessoa: true })).toMatchObject({
    '@type': 'Organization',
    name: 'Igreja Esperança',
  })
})

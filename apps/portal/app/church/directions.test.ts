import { expect, it } from 'vitest'
import { directionsLinks, type Place } from './directions.ts'

const place: Place = {
  nome: 'Igreja & Cia (Centro)',
  pais: 'BR',
  estado: 'SP',
  cidade: 'São Paulo',
  bairro: null,
  rua: 'Rua A',
  numero: '1',
  complemento: null,
  cep: null,
  latitude: -23.5879,
  longitude: -46.6377,
}

it('leads to the door in every app', () => {
  const links = Object.fromEntries(directionsLinks(place).map(({ app, href }) => [app, href]))
  expect(new URL(links['Google Maps']!).searchParams.get('destination')).toBe(
    'Igreja & Cia (Centro), Rua A, 1, São Paulo – SP',
  )
  expect(new URL(links.Waze!).searchParams.get('ll')).toBe('-23.5879,-46.6377')
  expect(new URL(links['Apple Maps']!).searchParams.get('daddr')).toContain('Rua A, 1')
  expect(links.device).toBe('geo:-23.5879,-46.6377?q=-23.5879,-46.6377(Igreja%20%26%20Cia%20(Centro))')
})

it('takes the point where the street is unknown, and the city where the point is', () => {
  const [google] = directionsLinks({ ...place, rua: null })
  expect(new URL(google!.href).searchParams.get('destination')).toBe('-23.5879,-46.6377')
  const [, waze] = directionsLinks({ ...place, rua: null, latitude: null, longitude: null })
  expect(new URL(waze!.href).searchParams.get('q')).toBe('Igreja & Cia (Centro), São Paulo – SP')
})

it('offers nothing when nobody said where the church is', () => {
  const nowhere = { ...place, rua: null, cidade: null, estado: null, latitude: null, longitude: null }
  expect(directionsLinks(nowhere)).toEqual([])
})

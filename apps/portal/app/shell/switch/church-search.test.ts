import { describe, expect, it } from 'vitest'
import { churchSearchQuery, readChurchSearch, roundPlace } from './church-search.ts'

const read = (query: string) => readChurchSearch(new URLSearchParams(query))

describe('readChurchSearch', () => {
  it('reads what the address says', () => {
    expect(read('busca=%20vila%20&page=3&latitude=-23.5879&longitude=-46.6377')).toEqual({
      busca: 'vila',
      page: 3,
      place: { latitude: -23.59, longitude: -46.64 },
    })
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page=99999', 'page=', 'page=Infinity'])(
    'takes the first page for %s',
    (query) => expect(read(query).page).toBe(1),
  )

  it.each([
    'latitude=1',
    'longitude=1',
    'latitude=91&longitude=0',
    'latitude=0&longitude=-181',
    'latitude=&longitude=',
    'latitude=x&longitude=1',
  ])('knows no place from %s', (query) => expect(read(query).place).toBeNull())

  it('cuts an endless search', () => {
    expect(read(`busca=${'a'.repeat(500)}`).busca).toHaveLength(100)
  })
})

it('writes an address that reads back the same', () => {
  const search = { busca: 'São & João', page: 2, place: { latitude: 0, longitude: -46.64 } }
  expect(read(new URLSearchParams(churchSearchQuery(search)).toString())).toEqual(search)
  expect(churchSearchQuery({ busca: '', page: 1, place: null })).toEqual({})
})

it('forgets where exactly someone is', () => {
  expect(roundPlace({ latitude: -23.587912, longitude: -0.0001 })).toEqual({ latitude: -23.59, longitude: 0 })
})

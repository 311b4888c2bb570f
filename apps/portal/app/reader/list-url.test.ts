import { describe, expect, it } from 'vitest'
import { apiQuery, listQuery, readFilter, readListSearch } from './list-url.ts'

const read = (query: string) => readListSearch(new URLSearchParams(query))

describe('readListSearch', () => {
  it('reads words and page', () => {
    expect(read('busca=+paz+&page=3')).toEqual({ busca: 'paz', page: 3 })
    expect(read('')).toEqual({ busca: '', page: 1 })
  })

  it.each(['0', '-1', '1.5', 'x', '1e9', ''])('takes page %s as the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })

  it('never asks for more than the API takes', () => {
    expect(read(`busca=${'a'.repeat(500)}`).busca).toHaveLength(100)
  })
})

describe('readFilter', () => {
  it('has no value where the address has none that could be ours', () => {
    const params = new URLSearchParams(`mes=2026-11&classe=${'a'.repeat(81)}&tipo=`)
    expect(readFilter(params, 'mes', /^\d{4}-\d{2}$/)).toBe('2026-11')
    expect(readFilter(params, 'mes', /^x$/)).toBeUndefined()
    expect(readFilter(params, 'classe')).toBeUndefined()
    expect(readFilter(params, 'tipo')).toBeUndefined()
  })
})

describe('an address of a list', () => {
  it('says only what is asked for', () => {
    expect(listQuery({ busca: '', page: 1 }, { tipo: undefined })).toEqual({})
    expect(listQuery({ busca: 'a', page: 2 }, { tipo: 'b' })).toEqual({ busca: 'a', tipo: 'b', page: '2' })
  })

  it('asks the API for one page', () => {
    expect(apiQuery({ busca: '', page: 2 })).toEqual({ page: 2, limit: 12 })
    expect(apiQuery({ busca: 'a', page: 1 })).toEqual({ busca: 'a', page: 1, limit: 12 })
  })
})

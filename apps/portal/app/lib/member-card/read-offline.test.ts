import { expect, it } from 'vitest'
import { readOffline } from './read-offline.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const seconds = now / 1_000
const signature = 'A'.repeat(22)
const read = (code: string) =>
  readOffline(`https://igreja.example/member-card#${code}.${signature}`, { igreja: 7, now })

it('believes a code that says no of itself', () => {
  expect(readOffline('https://example.com', { igreja: 7, now })?.situacao).toBe('desconhecida')
  expect(read(`AC1.t.8.3.${seconds + 60}`)?.situacao).toBe('outra_igreja')
  expect(read(`AC1.p.7.3.${seconds - 1}`)?.situacao).toBe('sem_validade')
  expect(read(`AC1.t.7.3.${seconds - 60}`)).toEqual({
    situacao: 'expirada',
    geradoEm: '2026-11-26T11:57:00.000Z',
    pessoa: null,
  })
})

it('believes none that says yes: the signature could be anybody’s', () => {
  expect(read(`AC1.t.7.3.${seconds + 60}`)).toBeNull()
  expect(read(`AC1.p.7.3.${seconds + 86_400}`)).toBeNull()
})

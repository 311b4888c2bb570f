import { expect, it } from 'vitest'
import { createRecentes } from './recentes.ts'

const small = () => createRecentes<number>({ ofNetwork: 3, ofAccounts: 100, networks: 2 })

it('lets a network that makes itself guest after guest push out its own oldest, and nobody else', () => {
  const recentes = small()
  const neighbour = { sub: 'c:lia', network: '10.0.0.2' }
  const account = { sub: 'u:7', network: '10.0.0.1' }
  recentes.keep(neighbour, 1)
  recentes.keep(account, 2)
  for (let n = 0; n < 50; n += 1) recentes.keep({ sub: `c:${n}`, network: '10.0.0.1' }, n)
  expect(recentes.get(neighbour)).toBe(1)
  expect(recentes.get(account)).toBe(2)
  expect(recentes.get({ sub: 'c:46', network: '10.0.0.1' })).toBeUndefined()
  expect(recentes.get({ sub: 'c:49', network: '10.0.0.1' })).toBe(49)
})

it('keeps who wrote lately longest, and knows an account wherever it comes from', () => {
  const recentes = small()
  const at = (sub: string) => ({ sub, network: 'n' })
  for (const sub of ['c:a', 'c:b', 'c:c', 'c:a', 'c:d']) recentes.keep(at(sub), 0)
  expect(['c:a', 'c:b', 'c:c', 'c:d'].filter((sub) => recentes.get(at(sub)) === undefined)).toEqual(['c:b'])
  recentes.keep({ sub: 'u:1', network: 'at home' }, 5)
  expect(recentes.get({ sub: 'u:1', network: 'on the way' })).toBe(5)
})

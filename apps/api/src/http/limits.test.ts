import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { asOwner } from '../testing/owner.ts'
import { createLimits, type Limit } from './limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const secrets = { key: () => Buffer.alloc(32, 7), keys: () => [Buffer.alloc(32, 7)], ids: ['07070707'] }
const limitsWith = (RATE_LIMIT_FACTOR = 1) =>
  createLimits({ db: database.db, secrets, env: { RATE_LIMIT_FACTOR } })
const limit = (key: string, points = 3, name = 'test'): Limit => ({ name, key, points, seconds: 60 })

describe('createLimits', () => {
  it('counts together what several processes spend at the same time', async () => {
    const processes = [limitsWith(), limitsWith()]
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => processes[i % 2]!.spend([limit('shared')])),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('counts several keys at once without waiting for itself', async () => {
    const limits = limitsWith()
    const [a, b] = [limit('a', 100), limit('b', 100)]
    await Promise.all(Array.from({ length: 20 }, (_, i) => limits.spend(i % 2 ? [a, b] : [b, a])))
    expect(await limits.spend([a])).toBe(21)
  })

  it('says how long to wait, and begins anew afterwards', async () => {
    const limits = limitsWith()
    for (let i = 0; i < 3; i += 1) await limits.spend([limit('late')])
    const refusal = limits.spend([limit('late')])
    await expect(refusal).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 })
    await asOwner(database.target, `update rate_limit set expires_at = now()`)
    expect(await limits.spend([limit('late')])).toBe(1)
  })

  it('gives back, forgets and tells names apart', async () => {
    const limits = limitsWith()
    for (const uses of [1, 2]) expect(await limits.spend([limit('c')])).toBe(uses)
    await limits.giveBack(limit('c'))
    expect(await limits.spend([limit('c')])).toBe(2)
    expect(await limits.spend([limit('c', 3, 'other')])).toBe(1)
    expect(await limits.forget(limit('c'))).toBe(true)
    expect(await limits.forget(limit('c'))).toBe(false)
    expect(await limits.spend([limit('c')])).toBe(1)
  })

  it('asks for work that doubles with each portion, up to what an old phone can do', async () => {
    const limits = limitsWith()
    const toll = { name: 'toll', key: 'dear', free: 2, seconds: 60 }
    const prices = []
    for (let i = 0; i < 14; i += 1) prices.push((await limits.charge([toll], 8)).effort)
    expect(prices).toEqual([0, 0, 1, 1, 2, 2, 4, 4, 8, 8, 8, 8, 8, 8])
  })

  it('is made dearer by those alone who pay', async () => {
    const limits = limitsWith()
    const toll = { name: 'toll', key: 'attacked', free: 2, seconds: 60 }
    for (let i = 0; i < 9; i += 1) await limits.charge([toll], 0)
    expect(await limits.charge([toll], 0)).toEqual({ uses: 3, effort: 1 })
    for (let i = 0; i < 9; i += 1) await limits.charge([toll], 1)
    expect(await limits.charge([toll], 0)).toEqual({ uses: 5, effort: 2 })
  })

  it('is multiplied by RATE_LIMIT_FACTOR', async () => {
    const limits = limitsWith(2)
    for (let i = 0; i < 6; i += 1) await limits.spend([limit('factor')])
    await expect(limits.spend([limit('factor')])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('keeps no address and no e-mail', async () => {
    await limitsWith().spend([limit('ana@atrio.example 192.0.2.1')])
    const rows = await asOwner<{ text: string }>(
      database.target,
      `select encode(key, 'escape') as text from rate_limit`,
    )
    expect(rows.map(({ text }) => text).join()).not.toMatch(/ana@|192\.0/)
  })

  it('counts every request of a network in this process', () => {
    const limits = limitsWith()
    for (let i = 0; i < 6_000; i += 1) limits.countRequest('192.0.2.5')
    expect(() => limits.countRequest('192.0.2.5')).toThrow('TOO_MANY_REQUESTS')
    limits.countRequest('192.0.2.6')
  })
})

import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createTenantDirectory } from './tenant.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { DATABASE_POOL: '2' } })
})
afterAll(() => test.close())

it('a thousand who ask for a church at once are answered by one look, and a change by another', async () => {
  const host = demoChurches.full.hosts[0]
  let tell: (igrejaId: number | '*') => void = () => {}
  const subscribe = (listener: typeof tell) => {
    tell = listener
    return () => {}
  }
  const tenants = createTenantDirectory(
    test.deps.db,
    { ...test.deps.changes, subscribe },
    test.deps.env.hosts,
  )
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, test.deps.pools.app.waitingCount)
  }, 1)
  const ask = () => Promise.all(Array.from({ length: 1_000 }, () => tenants.findByHost(host)))
  const before = ask()
  expect(test.deps.pools.app.waitingCount).toBeLessThan(5)
  const first = await before
  tell('*')
  const again = await ask()
  clearInterval(watch)
  expect(new Set(first).size).toBe(1)
  expect(first[0]?.slug).toBe(demoChurches.full.slug)
  expect(new Set(again).size).toBe(1)
  expect(again[0]).not.toBe(first[0])
  expect(most).toBeLessThan(5)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { DATABASE_POOL: '2' } })
})
afterAll(() => test.close())

const figure = async (name: string) => {
  const { body } = await test.app.inject('/metrics')
  const line = body.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

it('shows the connections to the database, and who waits for one', async () => {
  await sql`select 1`.execute(test.deps.db)
  expect(await figure('atrio_database_connections{pool="app",state="idle"}')).toBeGreaterThan(0)
  expect(await figure('atrio_database_waiting{pool="app"}')).toBe(0)

  const held = [1, 2, 3].map(() => sql`select pg_sleep(1)`.execute(test.deps.db))
  await expect.poll(() => test.deps.pools.app.waitingCount).toBe(1)
  const { body } = await test.app.inject('/metrics')
  expect(body).toContain('atrio_database_connections{pool="app",state="busy"} 2')
  expect(body).toContain('atrio_database_waiting{pool="app"} 1')
  await Promise.all(held)
  expect(await figure('atrio_database_connections{pool="jobs",state="busy"}')).toBeDefined()
})

it('shows what the cache of pages has come to, once there is one', async () => {
  expect(await figure('atrio_page_cache_requests_total{result="hit"}')).toBeUndefined()
  test.deps.signals.watchPageCache(() => ({
    entries: 3,
    bytes: 4_096,
    hits: 7,
    misses: 2,
    waiting: 5,
    refused: 1,
  }))
  expect([
    await figure('atrio_page_cache_entries'),
    await figure('atrio_page_cache_bytes'),
    await figure('atrio_page_cache_requests_total{result="hit"}'),
    await figure('atrio_page_cache_requests_total{result="miss"}'),
    await figure('atrio_page_turns_waiting'),
    await figure('atrio_page_turns_refused_total'),
  ]).toEqual([3, 4_096, 7, 2, 5, 1])
  // Read again, not added up.
  expect(await figure('atrio_page_cache_requests_total{result="hit"}')).toBe(7)
})

it('404 for another machine without the token', async () => {
  const response = await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })
  expect(response.statusCode).toBe(404)
})

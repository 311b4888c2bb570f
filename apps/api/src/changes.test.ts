import { afterAll, beforeAll, expect, it } from 'vitest'
import { listenForChanges } from './changes.ts'
import { startDeafProxy } from './testing/deaf-proxy.ts'
import { asOwner } from './testing/owner.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a notice that is no church’s id says that any church may have changed', async () => {
  const heard: (number | '*')[] = []
  const end = test.deps.changes.subscribe((igrejaId) => heard.push(igrejaId))
  for (const payload of ['7', 'seven', '', '0x7', '*']) {
    await asOwner(test.target, `select pg_notify('igreja_changed', $1)`, [payload])
  }
  await expect.poll(() => heard).toEqual([7, '*', '*', '*', '*'])
  end()
})

it('/readyz is 503 while something in between swallows the notices', async () => {
  expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  if (!('connection' in test.target)) throw new Error('tests have a server of their own')
  const proxy = await startDeafProxy(test.target.connection)
  const deaf = await listenForChanges({ connection: proxy.connection }, () => {})
  const hearing = test.deps.changes.hears
  test.deps.changes.hears = deaf.hears
  const answer = await test.app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { code: 'UNAVAILABLE', detalhes: { avisos: 'not heard' } },
  ])
  test.deps.changes.hears = hearing
  await deaf.close()
  await proxy.close()
})

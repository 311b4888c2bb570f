import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findIds } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let log = ''
beforeAll(async () => {
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  // A twentieth of every limit: ten look-ups at one church are a burst.
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.05', LOG_LEVEL: 'warn' }, logStream })
})
afterAll(() => test.close())

const lookUp = async (names: string[], at: 'full' | 'english' = 'full') => {
  for (const name of names) {
    const { status } = await test.call('lookUpEmail', { at, query: { email: `${name}@atrio.example` } })
    expect(status).toBe(200)
  }
}
const bursts = () => log.split('\n').filter((line) => line.includes('burst of e-mail look-ups'))

it('tells the operator of a burst of look-ups at one church, and of nobody’s e-mail', async () => {
  const { igreja } = await findIds(test, 'full')
  await lookUp(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
  await lookUp(['j', 'k'], 'english')
  expect(bursts()).toEqual([])
  expect((await test.app.inject('/metrics')).body).not.toContain(`atrio_lookup_bursts_total{`)

  await lookUp(['l'])
  expect(bursts().map((line) => JSON.parse(line))).toMatchObject([
    { igrejaId: igreja, lookUps: 10, seconds: 600 },
  ])
  expect((await test.app.inject('/metrics')).body).toContain(
    `atrio_lookup_bursts_total{igreja="${igreja}"} 1`,
  )
  expect(log).not.toContain('@atrio.example')

  await lookUp(['m'])
  expect(bursts()).toHaveLength(1)
}, 40_000)

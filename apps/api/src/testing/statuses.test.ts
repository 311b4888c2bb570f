import { calls, errorRegistry, type Call, type ErrorCode } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownHandlers } from '../slices.ts'
import { askedCalls } from './asked-calls.ts'
import { caseFor, openWorld, type World } from './status-cases.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
})
afterAll(() => test.close())

const codesOf = (call: Call): (ErrorCode | 'ok')[] => ['ok', ...call.errors]

it('every call has a handler', () => {
  expect(Object.keys(ownHandlers).toSorted()).toEqual(Object.keys(calls).toSorted())
})

describe.each(askedCalls())('%s', (name, call) => {
  it.for(codesOf(call))(`${call.method} ${call.path} answers %s`, async (code) => {
    const make = caseFor(name, code)
    if (!make) throw new Error(`Write in status-cases.ts how ${name} comes to answer ${code}`)
    const { status, body } = await make(world, name)
    expect([status, body['status'] === false, body['code']]).toEqual(expected(call, code))
  })
})

/** Status, whether the body says that it failed, and the code of an error. */
function expected(call: Call, code: ErrorCode | 'ok'): unknown[] {
  return code === 'ok' ? [call.status, false, undefined] : [errorRegistry[code].status, true, code]
}

describe('what any call may answer', () => {
  it('404 UNKNOWN_HOST at a host that no church has', async () => {
    const { status, body } = await test.call('listBanners', { host: 'nada.example', query: { igreja: 1 } })
    expect([status, body['code']]).toEqual([404, 'UNKNOWN_HOST'])
  })

  it('404 NOT_FOUND at an inactive church', async () => {
    const { status, body } = await test.call('listBanners', {
      at: 'inactive',
      query: { igreja: world.own.igreja },
    })
    expect([status, body['code']]).toEqual([404, 'NOT_FOUND'])
  })

  it('503 UNAVAILABLE when too many log in at once, and the others go on', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        test.call('login', { body: { username: 'ninguem@atrio.example', password: 'Errada!123' } }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 503]))
    const full = answers.find(({ status }) => status === 503)!
    expect(full.body).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 })
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
afterEach(() => test.close())

let guesses = 0
/** At an account of its own each: what is counted is the network alone. */
const guess = async (forwardedFor: string) =>
  (
    await test.call('login', {
      ip: '192.0.2.200',
      headers: { 'x-forwarded-for': forwardedFor },
      body: { username: `ninguem${(guesses += 1)}@atrio.example`, password: 'Errada!123' },
    })
  ).status

describe('TRUST_PROXY', () => {
  it('1 believes the proxy, not what the client wrote before it', async () => {
    test = await createTestApp({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.04' } })
    expect([await guess('9.9.9.1, 192.0.2.50'), await guess('9.9.9.2, 192.0.2.50')]).toEqual([401, 401])
    expect(await guess('9.9.9.3, 192.0.2.50')).toBe(428)
    expect(await guess('192.0.2.51')).toBe(401)
  })

  it('absent believes nobody', async () => {
    test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.04' } })
    expect([await guess('192.0.2.60'), await guess('192.0.2.61')]).toEqual([401, 401])
    expect(await guess('192.0.2.62')).toBe(428)
  })
})

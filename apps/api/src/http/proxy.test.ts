import { demoPeople } from '@atrio/demo'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
afterEach(() => test.close())

const guess = async (forwardedFor: string) =>
  (
    await test.call('login', {
      ip: '192.0.2.200',
      headers: { 'x-forwarded-for': forwardedFor },
      body: { username: demoPeople.member.email, password: 'Errada!123' },
    })
  ).status

describe('TRUST_PROXY', () => {
  it('1 believes the proxy, not what the client wrote before it', async () => {
    test = await createTestApp({ env: { TRUST_PROXY: '1' } })
    expect([await guess('9.9.9.1, 192.0.2.50'), await guess('9.9.9.2, 192.0.2.50')]).toEqual([401, 401])
    expect(await guess('9.9.9.3, 192.0.2.50')).toBe(429)
    expect(await guess('192.0.2.51')).toBe(401)
  })

  it('absent believes nobody', async () => {
    test = await createTestApp()
    expect([await guess('192.0.2.60'), await guess('192.0.2.61')]).toEqual([401, 401])
    expect(await guess('192.0.2.62')).toBe(429)
  })
})

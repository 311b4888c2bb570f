import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function codeFor(church: 'full' | 'spanish'): Promise<string> {
  const { token } = await logIn(test, 'twoChurchesMember')
  const { igreja } = await findIds(test, church)
  const { status, body } = await test.call('createLoginCode', { token, body: { igreja } })
  expect(status).toBe(201)
  return body['codigo'] as string
}

describe('POST /security/token/codigo/novo', () => {
  it('404 for a church where the person has no active account', async () => {
    const { token } = await logIn(test, 'member')
    for (const church of ['english', 'otherOrganisation'] as const) {
      const { igreja } = await findIds(test, church)
      expect((await test.call('createLoginCode', { token, body: { igreja } })).status).toBe(404)
    }
    expect((await test.call('createLoginCode', { token, body: { igreja: 99_999 } })).status).toBe(404)
  })
})

describe('POST /security/token/codigo', () => {
  it('200 logs in at the other church, once', async () => {
    const codigo = await codeFor('spanish')
    const first = await test.call('exchangeLoginCode', { at: 'spanish', body: { codigo } })
    expect(first.status).toBe(200)
    expect(first.headers['set-cookie']).toContain('__Host-rt=')
    expect((await test.call('getMe', { at: 'spanish', token: first.body['token'] as string })).status).toBe(
      200,
    )
    const second = await test.call('exchangeLoginCode', { at: 'spanish', body: { codigo } })
    expect([second.status, second.body['code']]).toEqual([400, 'CODE_INVALID'])
  })

  it('400 at another church, and after a minute', async () => {
    const codigo = await codeFor('spanish')
    expect((await test.call('exchangeLoginCode', { at: 'full', body: { codigo } })).status).toBe(400)
    await asOwner(test.target, `update one_time_code set expires_at = expires_at - interval '60 seconds'`)
    expect((await test.call('exchangeLoginCode', { at: 'spanish', body: { codigo } })).status).toBe(400)
  })

  it('403 when someone else is logged in, and the code stays good', async () => {
    const codigo = await codeFor('full')
    const someone = await logIn(test, 'member')
    const refused = await test.call('exchangeLoginCode', { token: someone.token, body: { codigo } })
    expect([refused.status, refused.body['code']]).toEqual([403, 'FORBIDDEN'])
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await test.call('exchangeLoginCode', { body: { codigo } })).status).toBe(200)
  })
})

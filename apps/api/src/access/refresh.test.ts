import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '../http/one-time-token.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const refresh = (refreshToken: string, headers: Record<string, string>) =>
  test.call('refreshToken', { body: { refreshToken }, headers })

/** Makes the use of a token older than the grace. */
const age = (refreshToken: string) =>
  asOwner(
    test.target,
    `update refresh_token set used_at = now() - interval '11 seconds' where token_hash = $1`,
    [hashToken(refreshToken)],
  )

const isAlive = async ({ token }: LoggedIn) => (await test.call('getMe', { token })).status === 200

describe('POST /security/token/refresh', () => {
  it('200 gives the next token, which works in turn', async () => {
    const person = await logIn(test, 'member')
    const first = await refresh(person.refreshToken, person.fromPortal)
    expect(first.status).toBe(200)
    expect(first.body['refreshToken']).not.toBe(person.refreshToken)
    const second = await refresh(first.body['refreshToken'] as string, person.fromPortal)
    expect(second.status).toBe(200)
    expect((await test.call('getMe', { token: second.body['token'] as string })).status).toBe(200)
  })

  it('200 gives the same successor to two at once and to a repeated request', async () => {
    const person = await logIn(test, 'member')
    const answers = await Promise.all([1, 2, 3].map(() => refresh(person.refreshToken, person.fromPortal)))
    answers.push(await refresh(person.refreshToken, person.fromPortal))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['refreshToken'])).size).toBe(1)
  })

  it('401 for a token used before: the session ends and the person is told', async () => {
    const person = await logIn(test, 'completeMember')
    const next = await refresh(person.refreshToken, person.fromPortal)
    await age(person.refreshToken)
    const replayed = await refresh(person.refreshToken, person.fromPortal)
    expect([replayed.status, replayed.body['code']]).toEqual([401, 'UNAUTHENTICATED'])
    expect((await refresh(next.body['refreshToken'] as string, person.fromPortal)).status).toBe(401)
    expect(await isAlive(person)).toBe(false)
    const mail = await test.mailTo(demoPeople.completeMember.email)
    expect(mail.subject).toBe('Encerramos um acesso à sua conta – Igreja Esperança')
  })

  it('403 without the cookie, whoever has the token, and nothing ends', async () => {
    const person = await logIn(test, 'member')
    const thief = await logIn(test, 'admin')
    const { cookie: _cookie, ...withoutCookie } = person.fromPortal
    for (const headers of [withoutCookie, thief.fromPortal, { ...withoutCookie, cookie: '__Host-rt=x' }]) {
      const { status, body } = await refresh(person.refreshToken, headers)
      expect([status, body['code']]).toEqual([403, 'REFRESH_REFUSED'])
    }
    expect((await refresh(person.refreshToken, person.fromPortal)).status).toBe(200)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another church of ours', { origin: 'http://harbor.atrio.localhost:3000' }],
    ['another port', { origin: 'http://esperanca.atrio.localhost:4000' }],
    ['no origin', { origin: '' }],
    ['an opaque origin', { origin: 'null' }],
    ['a request that says it comes from elsewhere', { 'sec-fetch-site': 'same-site' }],
  ])('403 from %s', async (_name, headers) => {
    const person = await logIn(test, 'member')
    const { status, body } = await refresh(person.refreshToken, { ...person.fromPortal, ...headers })
    expect([status, body['code']]).toEqual([403, 'REFRESH_REFUSED'])
  })

  it('401 for an unknown token, an expired session, one of another church, a deactivated account', async () => {
    const person = await logIn(test, 'twoChurchesMember')
    const other = await logIn(test, 'twoChurchesMember', 'spanish')
    expect((await refresh('x'.repeat(43), person.fromPortal)).status).toBe(401)
    expect((await refresh(other.refreshToken, { ...person.fromPortal, cookie: other.cookie })).status).toBe(
      401,
    )
    const setActive = (active: boolean) =>
      asOwner(test.target, 'update usuario set flag_ativo = $2 where user_id = $1', [person.userId, active])
    await setActive(false)
    expect((await refresh(person.refreshToken, person.fromPortal)).status).toBe(401)
    await setActive(true)
    await asOwner(test.target, `update session set expires_at = now() where user_id = $1`, [person.userId])
    expect((await refresh(person.refreshToken, person.fromPortal)).status).toBe(401)
  })

  it('keeps nothing that could be used', async () => {
    const person = await logIn(test, 'member')
    const rows = await asOwner<{ text: string }>(
      test.target,
      `select row_to_json(s)::text || row_to_json(t)::text as text from session s
       join refresh_token t on t.session_id = s.id`,
    )
    const stored = rows.map(({ text }) => text).join()
    const hex = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [person.refreshToken, person.cookie.split('=')[1]!]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(hex(secret))
    }
  })
})

describe('POST /security/logout', () => {
  it('200 ends the session on the server and clears the cookie, not the drafts', async () => {
    const person = await logIn(test, 'member')
    const { status, headers } = await test.call('logout', { token: person.token, body: {} })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toContain('__Host-rt=; Path=/')
    expect(headers['clear-site-data']).toBe('"cache"')
    expect(await isAlive(person)).toBe(false)
    expect((await refresh(person.refreshToken, person.fromPortal)).status).toBe(401)
  })

  it('200 ends it by the refresh token and its cookie, when the access token is too old', async () => {
    const person = await logIn(test, 'member')
    const body = { refreshToken: person.refreshToken }
    const headers = { cookie: person.cookie }
    expect((await test.call('logout', { body, headers })).status).toBe(200)
    expect(await isAlive(person)).toBe(false)
  })

  it('200 ends nothing by a refresh token without its cookie', async () => {
    const person = await logIn(test, 'member')
    expect((await test.call('logout', { body: { refreshToken: person.refreshToken } })).status).toBe(200)
    expect(await isAlive(person)).toBe(true)
  })
})

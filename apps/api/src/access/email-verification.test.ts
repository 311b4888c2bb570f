import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { email } = demoPeople.inactiveMember

beforeEach(async () => {
  await asOwner(test.target, `update usuario set flag_ativo = false where user_id = ${USER}`, [email])
})

const USER = `(select id from "user" where email = $1)`

/** A code as a mailed link carries it. */
async function mailedCode(): Promise<string> {
  const codigo = randomToken()
  await asOwner(
    test.target,
    `insert into one_time_code (igreja_id, token_hash, user_id, purpose, expires_at)
     select id, $2, ${USER}, 'activation', now() + interval '1 hour' from igreja where codigo = 'esperanca'`,
    [email, hashToken(codigo)],
  )
  return codigo
}

const open = (codigo: string, options: { token?: string; at?: 'spanish' } = {}) =>
  test.call('verifyEmail', { ...options, body: { codigo } })

const isActive = async () => {
  const sql = `select flag_ativo from usuario where user_id = ${USER}`
  return (await asOwner<{ flag_ativo: boolean }>(test.target, sql, [email]))[0]!.flag_ativo
}

describe('POST /security/verificar-email', () => {
  it('200 activates and logs in, once', async () => {
    const codigo = await mailedCode()
    const first = await open(codigo)
    expect([first.status, first.body['email']]).toEqual([200, email])
    expect(first.headers['set-cookie']).toContain('__Host-rt=')
    const { token } = first.body['credenciais'] as { token: string }
    const me = await test.call('getMe', { token })
    expect(me.body['user']).toMatchObject({ email })
    expect(await isActive()).toBe(true)

    const again = await open(codigo)
    expect([again.status, again.body]).toEqual([200, { email, credenciais: null }])
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('one session, of two that open the link at once', async () => {
    const codigo = await mailedCode()
    const answers = await Promise.all([open(codigo), open(codigo)])
    expect(answers.filter(({ body }) => body['credenciais'] !== null)).toHaveLength(1)
  })

  it('no session by a second link, once the first has activated the account', async () => {
    const [first, second] = [await mailedCode(), await mailedCode()]
    await open(first)
    expect((await open(second)).body).toEqual({ email, credenciais: null })
  })

  it('no session for a browser in which another person is logged in', async () => {
    const codigo = await mailedCode()
    const { token } = await logIn(test, 'member')
    const { body, headers } = await open(codigo, { token })
    expect(body).toEqual({ email, credenciais: null })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await isActive()).toBe(true)
  })

  it('400 at another church, and once its time is over', async () => {
    const codigo = await mailedCode()
    expect((await open(codigo, { at: 'spanish' })).body['code']).toBe('CODE_INVALID')
    await asOwner(test.target, `update one_time_code set expires_at = now()`)
    expect((await open(codigo)).body['code']).toBe('CODE_INVALID')
    expect(await isActive()).toBe(false)
  })
})

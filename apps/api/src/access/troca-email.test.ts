import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

const ask = (email: string, senha: string = demoPassword, { token, userId } = member) =>
  test.call('requestTrocaEmail', { token, params: { id: userId }, body: { email, senha } })

const confirm = (codigo: string, { token, userId } = member) =>
  test.call('confirmTrocaEmail', { token, params: { id: userId }, body: { codigo } })

async function codeTo(email: string): Promise<string> {
  const { subject } = await test.mailTo(email, /^\d{6} /)
  return subject.slice(0, 6)
}

const canLogIn = async (username: string) =>
  (await test.call('login', { body: { username, password: demoPassword } })).status === 200

describe('the change of an e-mail', () => {
  it('takes the password, and a code that came to the new one; the old one is told', async () => {
    const { email } = demoPeople.member
    expect((await ask('nova@atrio.example', 'Errada!123')).body['code']).toBe('PASSWORD_INCORRECT')
    expect((await ask(' Nova@Atrio.example ')).status).toBe(202)
    expect(await canLogIn(email)).toBe(true)
    const changed = await confirm(await codeTo('nova@atrio.example'))
    expect([changed.status, changed.body]).toEqual([
      200,
      { user: { id: member.userId, email: 'nova@atrio.example' } },
    ])
    expect([await canLogIn(email), await canLogIn('nova@atrio.example')]).toEqual([false, true])
    const notice = await test.mailTo(email, /e-mail/)
    expect(notice.text).not.toContain('nova@')
    expect(notice.subject).toBe('O e-mail da sua conta mudou – Igreja Esperança')
  })

  it('five wrong codes use up the right one, which another person could not use either', async () => {
    await ask('outra@atrio.example')
    const right = await codeTo('outra@atrio.example')
    const other = await logIn(test, 'completeMember')
    expect((await confirm(right, other)).body['code']).toBe('CODE_INVALID')
    const wrong = right === '000000' ? '111111' : '000000'
    for (let n = 0; n < 5; n += 1) expect((await confirm(wrong)).status).toBe(400)
    expect((await confirm(right)).body['code']).toBe('CODE_INVALID')
  })

  it('says of an address that has an account nothing but to who reads its mail', async () => {
    const { email } = demoPeople.sparseMember
    expect((await ask(email)).status).toBe(202)
    const taken = await confirm(await codeTo(email))
    expect([taken.status, taken.body['code']]).toEqual([409, 'ACCOUNT_EXISTS'])
  })

  it('400 for what is no e-mail, by its field', async () => {
    const { status, body } = await ask('sem-arroba')
    expect([status, body['campos']]).toEqual([400, [{ campo: 'email', regra: 'email' }]])
  })
})

import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function mailedPassword(email: string): Promise<string> {
  expect((await test.call('recoverPassword', { body: { email } })).status).toBe(202)
  const mail = await test.mailTo(email, /nova senha|new password|nueva contraseña/)
  return /\n\n(\S{12})\n\n/.exec(mail.text)![1]!
}

describe('POST /security/recuperar-senha', () => {
  it('202 mails a password that logs in once, and asks for another one before anything else', async () => {
    const { email } = demoPeople.member
    const password = await mailedPassword(email)
    const first = await test.call('login', { body: { username: email, password } })
    expect([first.status, first.body['trocarSenha']]).toEqual([200, true])
    const token = first.body['token'] as string
    const me = await test.call('getMe', { token })
    const user = me.body['user'] as { id: number; trocarSenha: boolean }
    expect(user.trocarSenha).toBe(true)
    const roles = () => test.call('listRoles', { token, params: { id: user.id } })
    expect((await roles()).body['code']).toBe('PASSWORD_CHANGE_REQUIRED')
    expect((await test.call('login', { body: { username: email, password } })).status).toBe(401)
    expect((await test.call('login', { body: { username: email, password: demoPassword } })).status).toBe(401)

    const changed = await test.call('changePassword', {
      token,
      body: { senhaAtual: password, novaSenha: 'Pitangueira#31' },
    })
    expect(changed.status).toBe(200)
    expect((await roles()).status).toBe(200)
    await logIn(test, { email, password: 'Pitangueira#31' })
  })

  it('leaves the old password working until the new one is used', async () => {
    await mailedPassword(demoPeople.completeMember.email)
    expect((await logIn(test, 'completeMember')).userId).toBeGreaterThan(0)
  })

  it('the mailed password works for half an hour, and only the newest one', async () => {
    const { email } = demoPeople.admin
    const old = await mailedPassword(email)
    await asOwner(test.target, `update temporary_password set expires_at = now()`)
    expect((await test.call('login', { body: { username: email, password: old } })).status).toBe(401)
  })

  it('activates an account: who reads the mailbox has confirmed it', async () => {
    const { email } = demoPeople.inactiveMember
    const password = await mailedPassword(email)
    expect((await test.call('login', { body: { username: email, password } })).status).toBe(200)
    const rows = await asOwner<{ flag_ativo: boolean }>(
      test.target,
      `select flag_ativo from usuario join "user" on "user".id = user_id where email = $1`,
      [email],
    )
    expect(rows).toEqual([{ flag_ativo: true }])
  })

  it('two log-ins at once with the mailed password: one gets in', async () => {
    const { email } = demoPeople.superAdmin
    const password = await mailedPassword(email)
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call('login', { body: { username: email, password } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  it('404 for an unknown e-mail, after the captcha', async () => {
    const body = { email: 'ninguem@atrio.example' }
    expect((await test.call('recoverPassword', { body, captcha: false })).body['code']).toBe(
      'CAPTCHA_INVALID',
    )
    const { status, body: answer } = await test.call('recoverPassword', { body })
    expect([status, answer['code']]).toEqual([404, 'EMAIL_NOT_FOUND'])
  })

  it('neither floods a mailbox nor locks its owner out, however often others ask', async () => {
    const { email } = demoPeople.twoChurchesMember
    const ask = async (effort: number) => {
      const captcha = await test.solveCaptcha({ effort })
      return (await test.call('recoverPassword', { body: { email }, captcha })).status
    }
    const hashes = new Set<string>()
    for (let i = 0; i < 8; i += 1) {
      expect(await ask(1)).toBe(202)
      const [row] = await asOwner<{ password_hash: string }>(
        test.target,
        `select temporary.password_hash from temporary_password temporary join "user" on id = user_id where email = $1`,
        [email],
      )
      hashes.add(row!.password_hash)
    }
    // Five, and one of the three that followed at once.
    expect(hashes.size).toBe(6)
    for (let i = 0; i < 2; i += 1) await ask(1)
    expect([await ask(1), await ask(2)]).toEqual([428, 202])
  })
})

describe('POST /user/alterar-senha', () => {
  it('200 ends every other session, here and at other churches, and tells by mail', async () => {
    const here = await logIn(test, 'twoChurchesMember')
    const elsewhere = await logIn(test, 'twoChurchesMember', 'spanish')
    const { status } = await test.call('changePassword', {
      token: here.token,
      body: { senhaAtual: demoPassword, novaSenha: 'Ventania%2207' },
    })
    expect(status).toBe(200)
    expect((await test.call('getMe', { token: here.token })).status).toBe(200)
    expect((await test.call('getMe', { token: elsewhere.token, at: 'spanish' })).status).toBe(401)
    const mail = await test.mailTo(demoPeople.twoChurchesMember.email, /cambió/)
    expect(mail.subject).toBe('Tu contraseña cambió – Igreja Esperança')
  })

  it('403 for a wrong current password', async () => {
    const { token } = await logIn(test, 'contentAdmin')
    const { status, body } = await test.call('changePassword', {
      token,
      body: { senhaAtual: 'Errada!123', novaSenha: 'Ventania%2207' },
    })
    expect([status, body['code']]).toEqual([403, 'PASSWORD_INCORRECT'])
  })

  it.each([
    ['Curta!1', { regra: 'password' }],
    ['SemEspecial12', { regra: 'password' }],
    ['Outro-Sinal12', { regra: 'password', params: { refused: '-' } }],
    ['Password123!', { regra: 'passwordCommon' }],
    ['J3sus@2026', { regra: 'passwordCommon' }],
    [demoPassword, { regra: 'passwordUnchanged' }],
    ['', { regra: 'required' }],
  ])('400 names what is wrong with %j', async (novaSenha, error) => {
    const { token } = await logIn(test, 'contentAdmin')
    const { status, body } = await test.call('changePassword', {
      token,
      body: { senhaAtual: demoPassword, novaSenha },
    })
    expect(status).toBe(400)
    expect(body['campos']).toEqual([{ campo: 'novaSenha', ...error }])
  })

  it('takes a password of 64 characters', async () => {
    const { token } = await logIn(test, 'contentAdmin')
    const novaSenha = `${'Abacateiro7#'.repeat(5)}Zeta`
    expect(novaSenha).toHaveLength(64)
    expect(
      (await test.call('changePassword', { token, body: { senhaAtual: demoPassword, novaSenha } })).status,
    ).toBe(200)
    await logIn(test, { email: demoPeople.contentAdmin.email, password: novaSenha })
  })
})

it('asked for at the staff’s site, the mail leads there', async () => {
  const { email } = demoPeople.contentAdmin
  expect((await test.call('recoverSenhaEquipe', { body: { email } })).status).toBe(202)
  const mail = await test.mailTo(email, /nova senha|new password|nueva contraseña/)
  expect(mail.text).toContain('/admin\n')
})

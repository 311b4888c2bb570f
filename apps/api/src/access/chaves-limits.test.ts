import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { signChallenge } from '../testing/authenticator.ts'
import { addPasskey, askToSign } from '../testing/passkeys.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('wrong signatures count with wrong passwords, and from the sixth on they cost work', async () => {
  const { passkey } = await addPasskey(test, await logIn(test, 'member'))
  const attempt = async (origin?: string) => {
    const resposta = signChallenge(passkey, await askToSign(test), origin ? { origin } : {})
    return test.call('loginByChave', { body: { resposta } })
  }
  for (let n = 0; n < 5; n += 1) {
    expect((await attempt('https://evil.example')).body['code']).toBe('PASSKEY_REFUSED')
  }
  expect((await attempt()).status).toBe(428)
  const { email } = demoPeople.member
  const byPassword = { body: { username: email, password: demoPassword } }
  expect((await test.call('login', byPassword)).status).toBe(428)
  const paid = await test.call('login', { ...byPassword, captcha: await test.solveCaptcha() })
  expect(paid.status).toBe(200)
  expect((await attempt()).status).toBe(200)
}, 60_000)

it('of a copy that goes on trying the person is told once a day', async () => {
  const { passkey } = await addPasskey(test, await logIn(test, 'admin'))
  await asOwner(test.target, 'update chave_acesso set contador = 99')
  const attempt = async () => {
    const resposta = signChallenge(passkey, await askToSign(test))
    return (await test.call('loginByChave', { body: { resposta } })).body['code']
  }
  expect([await attempt(), await attempt()]).toEqual(['PASSKEY_COPIED', 'PASSKEY_COPIED'])
  await test.mailTo(demoPeople.admin.email, /^Recusamos/)
  // A mail that is announced after both is there before which a second one of them would be.
  await test.call('recoverPassword', { body: { email: demoPeople.admin.email } })
  await test.mailTo(demoPeople.admin.email, /nova senha/)
  const mails = (await test.deps.outbox!.list()).filter(({ subject }) => subject.startsWith('Recusamos'))
  expect(mails).toHaveLength(1)
})

it('more challenges than a congregation needs cost work', async () => {
  const ip = '10.200.0.1'
  const ask = () => test.call('createDesafioLogin', { ip, body: {} })
  for (let n = 0; n < 300; n += 1) await ask()
  expect((await ask()).body['code']).toBe('CAPTCHA_REQUIRED')
}, 60_000)

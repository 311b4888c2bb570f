import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIds, newMember } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { ENUM_STRICT: '1' } })
})
afterAll(() => test.close())

const known = demoPeople.member.email
const unknown = 'ninguem@atrio.example'

describe('ENUM_STRICT=1', () => {
  it('answers every look-up alike', async () => {
    const answers = await Promise.all(
      [known, unknown].map((email) => test.call('lookUpEmail', { query: { email } })),
    )
    expect(answers[0]!.body).toEqual(answers[1]!.body)
  })

  it('answers every recovery alike', async () => {
    for (const email of [known, unknown]) {
      const { status, body } = await test.call('recoverPassword', { body: { email } })
      expect([status, body]).toEqual([202, {}])
    }
  })

  it('answers every registration alike, and tells the owner of the mailbox', async () => {
    const { igreja, congregacao } = await findIds(test, 'full')
    for (const email of [known, 'nova@atrio.example']) {
      const { status, body } = await test.call('createUsuario', {
        params: { id: igreja },
        body: newMember(email, congregacao),
      })
      expect([status, body]).toEqual([201, { ativacaoEnviada: true }])
    }
    expect((await test.mailTo(known, /já tem/)).text).toContain('Você já tem uma conta')
    expect((await test.mailTo('nova@atrio.example')).text).toContain('ativacao=')
    const login = await test.call('login', { body: { username: known, password: demoPassword } })
    expect(login.status).toBe(200)
  })
})

import { demoPassword, demoPeople } from '@atrio/demo'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
    expect((await test.mailTo('nova@atrio.example')).text).toContain('codigo=')
    const login = await test.call('login', { body: { username: known, password: demoPassword } })
    expect(login.status).toBe(200)
  })

  it('does the same work for a recovery and a wrong log-in after it, with an account and without', async () => {
    const work: unknown[] = []
    for (const email of [demoPeople.admin.email, 'nada@atrio.example']) {
      const mailed = vi.spyOn(test.deps.passwords, 'hash')
      await test.call('recoverPassword', { body: { email } })
      const captcha = await test.solveCaptcha()
      const hashes = vi.spyOn(test.deps.passwords, 'verify')
      const questions = vi.spyOn(pg.Client.prototype, 'query')
      await test.call('login', { captcha, body: { username: email, password: 'Errada!123' } })
      const asked = (questions.mock.calls as unknown[][]).map(([query]) =>
        typeof query === 'string' ? query : String((query as { text?: string } | undefined)?.text),
      )
      work.push({
        mailed: mailed.mock.calls.length,
        hashes: hashes.mock.calls.length,
        // Jobs and change listeners ask on connections of their own meanwhile.
        asked: asked.filter((text) => /"user"|"temporary_password"|rate_limit/.test(text)),
      })
      vi.restoreAllMocks()
    }
    expect(work[0]).toEqual(work[1])
    expect(work[0]).toMatchObject({ mailed: 1, hashes: 2, asked: { length: 3 } })
  })
})

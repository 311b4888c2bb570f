import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIds } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const situacoes = [
  ['nobody', 'ninguem@atrio.example', { conta: false, contaNaIgreja: false, ativa: false }],
  ['a member', demoPeople.member.email.toUpperCase(), { conta: true, contaNaIgreja: true, ativa: true }],
  ['an inactive one', demoPeople.inactiveMember.email, { conta: true, contaNaIgreja: true, ativa: false }],
  [
    'one of another church',
    demoPeople.otherOrganisationMember.email,
    { conta: true, contaNaIgreja: false, ativa: false },
  ],
] as const

describe('GET /user/', () => {
  it.each(situacoes)('200 says only whether there is an account: %s', async (_name, email, situacao) => {
    const { status, body, headers } = await test.call('lookUpEmail', { query: { email } })
    expect([status, body]).toEqual([200, situacao])
    expect(headers['cache-control']).toBe('no-store')
  })

  it('takes the e-mail from a header, too', async () => {
    const { body } = await test.call('lookUpEmail', { headers: { 'x-email': demoPeople.member.email } })
    expect(body['conta']).toBe(true)
  })

  it('400 without an e-mail, or with one that is none', async () => {
    for (const query of [{}, { email: 'ninguem' }, { email: 'a..b@atrio.example' }]) {
      const { status, body } = await test.call('lookUpEmail', { query })
      expect(status).toBe(400)
      expect(body['campos']).toMatchObject([{ campo: 'query.email' }])
    }
  })

  it('takes the same time for both answers', async () => {
    const time = async (email: string) => {
      const captcha = await test.solveCaptcha()
      const start = performance.now()
      await test.call('lookUpEmail', { query: { email }, captcha })
      return performance.now() - start
    }
    const [known, unknown] = [await time(demoPeople.admin.email), await time('nada@atrio.example')]
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(195)
    expect(Math.abs(known - unknown)).toBeLessThan(100)
  })

  it('428 asks for more work about one e-mail, and goes on with it', async () => {
    const ask = async (effort: number) => {
      const captcha = await test.solveCaptcha({ effort })
      return (await test.call('lookUpEmail', { query: { email: 'curiosa@atrio.example' }, captcha })).status
    }
    const statuses = await Promise.all(Array.from({ length: 11 }, () => ask(1)))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(200), 428])
    expect(await ask(2)).toBe(200)
  })
})

describe('GET /igreja/:client/usuario/', () => {
  it('200 for the cliente of this host, 404 for another one', async () => {
    const [own, other] = [await findIds(test, 'full'), await findIds(test, 'english')]
    const ask = (client: number) =>
      test.call('lookUpEmailAtIgreja', { params: { client }, query: { email: demoPeople.member.email } })
    expect((await ask(own.cliente)).body).toEqual({ conta: true, contaNaIgreja: true, ativa: true })
    const foreign = await ask(other.cliente)
    const absent = await ask(99_999)
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'NOT_FOUND'])
    expect({ ...absent.body, requestId: '' }).toEqual({ ...foreign.body, requestId: '' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type List = { consentimentos: { porta: string; aceito: boolean; data: string }[] }
const say = (porta: string, aceito: boolean) => ({ consentimentos: [{ porta, versao: 1, aceito }] })

describe('consent to what is loaded from others', () => {
  it('is remembered with its moment, changed, and found in the history', async () => {
    const { userId, token } = await logIn(test, 'member')
    const ask = { params: { id: userId }, token }
    expect((await test.call('listConsentimentos', ask)).body).toEqual({ consentimentos: [] })
    const given = await test.call('saveConsentimentos', { ...ask, body: say('clarity', true) })
    expect(given.body).toMatchObject({ consentimentos: [{ porta: 'clarity', versao: 1, aceito: true }] })
    const again = await test.call('saveConsentimentos', { ...ask, body: say('clarity', true) })
    expect(again.body).toEqual(given.body)
    await test.call('saveConsentimentos', { ...ask, body: say('clarity', false) })
    const { consentimentos } = (await test.call('listConsentimentos', ask)).body as List
    expect(consentimentos).toMatchObject([{ porta: 'clarity', aceito: false }])
    expect(consentimentos[0]!.data > (given.body as List).consentimentos[0]!.data).toBe(true)
    const { auditoria } = (await test.call('getHistorico', ask)).body as { auditoria: { acao: string }[] }
    // What was said again is none.
    expect(auditoria.map(({ acao }) => acao).filter((acao) => acao.startsWith('consentimento'))).toEqual([
      'consentimentoRecusado',
      'consentimentoDado',
    ])
  })

  it("is the person's own: 404 for another one, 400 for what nobody loads", async () => {
    const { token } = await logIn(test, 'member')
    const other = await logIn(test, 'admin')
    const theirs = { params: { id: other.userId }, token }
    expect((await test.call('listConsentimentos', theirs)).status).toBe(404)
    const body = say('clarity', true)
    expect((await test.call('saveConsentimentos', { ...theirs, body })).status).toBe(404)
    const mine = { params: { id: other.userId }, token: other.token, body: say('doubleclick', true) }
    expect((await test.call('saveConsentimentos', mine)).status).toBe(400)
  })

  it.each([
    ['google_analytics_code', `G-1234"><script>`],
    ['clarity_code', '../../evil'],
    ['typeform_code', 'abc 123'],
    ['facebook_pixel_code', `123456789');`],
  ])('is never asked for a code that %s could not have: the database refuses it', async (column, code) => {
    const { igreja } = await findIds(test, 'full')
    const write = asOwner(test.target, `update igreja set ${column} = $2 where id = $1`, [igreja, code])
    await expect(write).rejects.toThrow(`igreja_${column}`)
  })
})

import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { FORM_TYPE } from '../testing/forms.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { prayerAgenda } from './agenda.ts'

const { slug } = demoChurches.full
let test: TestApp
let igreja: number
let ana: LoggedIn
let helena: LoggedIn

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  ana = await logIn(test, 'member')
  helena = await logIn(test, 'admin')
  igreja = (await rows<{ id: number }>(`select id from igreja where slug = '${slug}'`))[0]!.id
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)

/** A form without a file, as browsers send it. */
async function ask(fields: Record<string, string>, token = ana.token, headers: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--atrio-form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`,
  )
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: '/api/v1/oracao/',
    headers: {
      host: demoChurches.full.hosts[0],
      authorization: `Bearer ${token}`,
      'content-type': FORM_TYPE,
      ...headers,
    },
    payload: `${parts.join('')}--atrio-form--\r\n`,
  })
  const answer = JSON.parse(body) as Record<string, unknown>
  return { status: statusCode, body: answer, oracao: answer['oracao'] as { id: number; mensagem: string } }
}

const wall = async () => {
  const { body } = await test.call('listOracoes', { params: { slug }, query: { limit: 50 } })
  return (body['oracoes'] as { id: number }[]).map(({ id }) => id)
}

describe('a request for the wall', () => {
  it('waits until the church has read it, and is then there with whoever prays counted and never named', async () => {
    const { status, oracao } = await ask({
      mensagem: 'Pela <b>cirurgia</b>\nde amanhã',
      flagPublicarMural: 'true',
    })
    expect([status, oracao.mensagem]).toEqual([201, 'Pela <b>cirurgia</b>\nde amanhã'])
    expect(await wall()).not.toContain(oracao.id)
    const approved = await test.call('saveOracaoSituacao', {
      params: { slug, id: oracao.id },
      token: helena.token,
      body: { situacao: 'aprovada' },
    })
    expect(approved.status).toBe(200)
    expect(await wall()).toContain(oracao.id)
    const prayed = await test.call('orar', { token: helena.token, body: { idOracao: oracao.id } })
    const again = await test.call('orar', { token: helena.token, body: { idOracao: oracao.id } })
    expect([prayed.body, again.body]).toEqual([
      { qtdeOraram: 1, flagOrada: true },
      { qtdeOraram: 1, flagOrada: true },
    ])
    const own = await test.call('getMinhaOracao', {
      params: { id: oracao.id },
      query: { igreja },
      token: ana.token,
    })
    expect(JSON.stringify(own.body)).not.toMatch(/Helena/)
    const undone = await test.call('desfazerOrar', { params: { id: oracao.id }, token: helena.token })
    expect(undone.body).toEqual({ qtdeOraram: 0, flagOrada: false })
    void workAgenda
    void prayerAgenda
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const PROVERBS = '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a03'
const GOSPELS = '5f0c2a6e-8d1b-4c57-9a43-0e6b7d2f1a01'

let test: TestApp
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

describe('GET /plano-leitura/', () => {
  it('200 in the language of the request', async () => {
    const { status, body } = await test.call('listPlanosLeitura', { headers: { 'accept-language': 'es' } })
    expect([status, (body['planos'] as { nome: string }[]).map(({ nome }) => nome)]).toEqual([
      200,
      expect.arrayContaining(['Salmos en 30 días', 'La Biblia en un año']),
    ])
  })
})

describe('GET /plano-leitura/:uuid/', () => {
  it('200 with the passages of each day', async () => {
    const { status, body } = await test.call('getPlanoLeitura', {
      params: { uuid: PROVERBS },
      headers: { 'accept-language': 'pt-BR' },
    })
    expect(status).toBe(200)
    expect((body['dias'] as unknown[])[30]).toEqual({
      dia: 31,
      leituras: [{ parte: 1, referencia: 'Pv 31', passagem: 'pro 31' }],
    })
  })

  it('404 for a plan that does not exist', async () => {
    expect((await test.call('getPlanoLeitura', { params: { uuid: 'nada' } })).status).toBe(404)
  })
})

describe('/usuario/:id/plano-leitura-assinatura/', () => {
  it('a plan is started once, read with a gap, caught up and finished', async () => {
    const started = await start('2026-01-01')
    expect(started.status).toBe(201)
    const { uuid } = started.assinatura
    expect(started.assinatura).toMatchObject({
      diaBase: 1,
      dataBase: '2026-01-01',
      primeiroNaoLido: 1,
      lidas: [],
    })
    expect((await start('2026-02-02')).assinatura).toMatchObject({ uuid, dataInicio: '2026-01-01' })

    await tick(uuid, 1)
    expect((await tick(uuid, 1)).assinatura).toMatchObject({ primeiroNaoLido: 2, diasLidos: 1 })
    const caughtUp = await test.call('remarcarAssinaturaLeitura', {
      ...mine(uuid),
      body: { data: '2026-01-11' },
    })
    expect(caughtUp.body['assinatura']).toMatchObject({
      diaBase: 2,
      dataBase: '2026-01-11',
      dataInicio: '2026-01-01',
    })

    for (let dia = 2; dia <= 31; dia += 1) await tick(uuid, dia)
    const done = (await test.call('getAssinaturaLeitura', mine(uuid))).body['assinatura'] as Assinatura
    expect(done).toMatchObject({ primeiroNaoLido: null, diasLidos: 31 })
    expect(done.dataConclusao).toMatch(/^\d{4}-/)
    expect((await tick(uuid, 31, false)).assinatura).toMatchObject({
      dataConclusao: null,
      primeiroNaoLido: 31,
    })
    await tick(uuid, 31)

    // Begun again beside the finished one, which stays finished whatever is unticked in it.
    const again = (await start('2026-03-01')).assinatura
    expect(again.uuid).not.toBe(uuid)
    expect((await tick(uuid, 31, false)).assinatura.dataConclusao).not.toBeNull()
    const restarted = await test.call('reiniciarAssinaturaLeitura', {
      ...mine(uuid),
      body: { dataInicio: '2026-04-01' },
    })
    expect(restarted.body['assinatura']).toMatchObject({ uuid, diasLidos: 0, dataConclusao: null, lidas: [] })
    const listed = await test.call('listAssinaturasLeitura', {
      params: { id: member.userId },
      token: member.token,
    })
    expect((listed.body['assinaturas'] as Assinatura[]).map((assinatura) => assinatura.uuid)).toEqual([uuid])

    const deleted = await test.call('deleteAssinaturaLeitura', mine(uuid))
    expect([deleted.status, deleted.body]).toEqual([200, { status: true }])
    expect((await test.call('getAssinaturaLeitura', mine(uuid))).status).toBe(404)
  })

  it('404 for what is another person’s, in every call', async () => {
    const { uuid } = (await start('2026-01-01', GOSPELS)).assinatura
    const other = await logIn(test, 'completeMember')
    const theirs = { params: { id: other.userId, uuid }, token: other.token }
    const answers = await Promise.all([
      test.call('getAssinaturaLeitura', theirs),
      test.call('saveLeitura', { ...theirs, body: { dia: 1, parte: 1, lida: true } }),
      test.call('remarcarAssinaturaLeitura', { ...theirs, body: { data: '2026-01-01' } }),
      test.call('reiniciarAssinaturaLeitura', { ...theirs, body: { dataInicio: '2026-01-01' } }),
      test.call('deleteAssinaturaLeitura', theirs),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await test.call('getAssinaturaLeitura', mine(uuid))).status).toBe(200)
  })

  it('404 for a plan, a day or a part that does not exist', async () => {
    const { uuid } = (await start('2026-01-01', GOSPELS)).assinatura
    expect((await start('2026-01-01', 'nada')).status).toBe(404)
    expect([(await tick(uuid, 31)).status, (await tick(uuid, 1, true, 9)).status]).toEqual([404, 404])
    expect((await test.call('getAssinaturaLeitura', mine('nada'))).status).toBe(404)
  })

  it.each(['2026-13-01', '2026-02-30', '1999-12-31', '9999-01-01'])('400 for the start %s', async (date) => {
    const { status, body } = await start(date)
    expect([status, body['campos']]).toEqual([400, [{ campo: 'dataInicio', regra: 'date' }]])
  })

  it('takes today of the place where it is tomorrow already', async () => {
    const furthest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect((await start(furthest)).status).toBe(201)
  })
})

interface Assinatura {
  uuid: string
  dataConclusao: string | null
}

function mine(uuid: string) {
  return { params: { id: member.userId, uuid }, token: member.token }
}

async function start(dataInicio: string, plano = PROVERBS) {
  const { status, body } = await test.call('createAssinaturaLeitura', {
    params: { id: member.userId },
    token: member.token,
    body: { plano, dataInicio },
  })
  return { status, body, assinatura: body['assinatura'] as Assinatura }
}

async function tick(uuid: string, dia: number, lida = true, parte = 1) {
  const { status, body } = await test.call('saveLeitura', { ...mine(uuid), body: { dia, parte, lida } })
  return { status, assinatura: body['assinatura'] as Assinatura }
}

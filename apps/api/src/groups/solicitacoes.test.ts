import { demoChurches, demoPassword } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { signResposta } from './resposta-token.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
let igreja: number
let mesa: number
let tiago: LoggedIn
let otavio: LoggedIn

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '100' } })
  igreja = (await findIds(test, 'full')).igreja
  mesa = (await rows<{ id: number }>(`select id from celula where nome = 'Mesa de terça'`))[0]!.id
  tiago = await logIn(test, 'contentAdmin')
  otavio = await neighbour('otavio.brandao')
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string, values: unknown[] = []) =>
  asOwner<Row>(test.target, statement, values)
const neighbour = (local: string) =>
  logIn(test, { email: `${local}@vizinhos.example`, password: demoPassword })
const ask = (token: string, body: object = {}) =>
  test.call('createSolicitacaoCelula', { params, token, body: { celula: mesa, ...body } })
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['solicitacao'] as { id: number }).id
const mine = async ({ token }: LoggedIn) => {
  const { body } = await test.call('listSolicitacoesCelula', { query: { igreja }, token })
  return (body['solicitacoes'] as object[])[0]
}
const asLeader = (name: 'verPedidoCelula' | 'responderPedidoCelula', idSolicitacao: number, body = {}) =>
  test.call(name, { params: { ...params, id: mesa, idSolicitacao }, token: tiago.token, body })

describe('a request to take part', () => {
  it('is sent, seen and accepted, and then the group is among the own ones', async () => {
    const asked = await ask(otavio.token, { mensagem: ' Posso ir? ', telefone: '+55 11 90000-1000' })
    expect(asked.status).toBe(201)
    expect(await mine(otavio)).toMatchObject({ situacao: 'enviada', mensagem: 'Posso ir?', dataVista: null })
    const list = await test.call('listPedidosCelula', { params: { ...params, id: mesa }, token: tiago.token })
    expect((list.body['pedidos'] as object[])[0]).toMatchObject({
      nome: 'Otávio',
      telefone: '+55 11 90000-1000',
      situacao: 'enviada',
    })
    await asLeader('verPedidoCelula', idOf(asked))
    expect(await mine(otavio)).toMatchObject({ situacao: 'vista', dataVista: expect.any(String) })
    const answer = await asLeader('responderPedidoCelula', idOf(asked), { aceita: true, resposta: 'Venha!' })
    expect(answer.body['pedido']).toMatchObject({ situacao: 'aceita', resposta: 'Venha!' })
    expect(await mine(otavio)).toMatchObject({ situacao: 'aceita', resposta: 'Venha!' })
    const one = await test.call('getCelula', { params: { ...params, id: mesa }, token: otavio.token })
    expect(one.body['celula']).toMatchObject({ participacao: { papel: 'membro', local: { numero: '812' } } })
    // The same again changes nothing; another answer is refused.
    expect((await asLeader('responderPedidoCelula', idOf(asked), { aceita: true })).status).toBe(200)
    const other = await asLeader('responderPedidoCelula', idOf(asked), { aceita: false })
    expect(other.body['code']).toBe('GROUP_REQUEST_ANSWERED')
    expect((await ask(otavio.token)).body['code']).toBe('GROUP_MEMBER')
  })

  it('is one, also where two come at the same moment, and can be called off and made again', async () => {
    const { token } = await neighbour('wagner.pires')
    const both = await Promise.all([ask(token), ask(token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const id = idOf(both.find(({ status }) => status === 201)!)
    const off = { params: { idSolicitacao: id }, query: { igreja } }
    const foreign = await test.call('deleteSolicitacaoCelula', { ...off, token: otavio.token })
    expect(foreign.status).toBe(404)
    expect((await test.call('deleteSolicitacaoCelula', { ...off, token })).status).toBe(200)
    expect((await asLeader('responderPedidoCelula', id, { aceita: true })).body['code']).toBe(
      'GROUP_REQUEST_ANSWERED',
    )
    expect((await ask(token)).status).toBe(201)
  })

  it('that is refused leads its author back to the answer, in a group that nobody finds', async () => {
    const [recomeco] = await rows<{ id: number; convite: string }>(
      `select id, convite from celula where nome = 'Recomeço'`,
    )
    const { id, convite } = recomeco!
    const edson = await neighbour('edson.marcal')
    const see = (token?: string) => test.call('getCelula', { params: { ...params, id }, token })
    expect((await see(edson.token)).status).toBe(404)
    const asked = await ask(edson.token, { celula: id, convite })
    const helena = await logIn(test, 'admin')
    const answer = await test.call('responderPedidoCelula', {
      params: { ...params, id, idSolicitacao: idOf(asked) },
      token: helena.token,
      body: { aceita: false, resposta: 'Em março.' },
    })
    expect(answer.status).toBe(200)
    expect((await see(edson.token)).body['celula']).toMatchObject({
      solicitacao: { situacao: 'recusada', resposta: 'Em março.' },
      participacao: null,
    })
    expect((await see()).status).toBe(404)
    // To ask again takes the invitation again.
    expect((await ask(edson.token, { celula: id })).status).toBe(404)
  })

  it('gives the last place once', async () => {
    const ids: number[] = []
    for (const local of ['caio.serrano', 'vitor.salgado', 'neide.barros', 'talita.mourao']) {
      ids.push(idOf(await ask((await neighbour(local)).token)))
    }
    await rows(
      `update celula set capacidade = 1 + (select count(*) from celula_membro where celula_id = $1) where id = $1`,
      [mesa],
    )
    const answers = await Promise.all(
      ids.map((id) => asLeader('responderPedidoCelula', id, { aceita: true })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const one = await test.call('getCelula', { params: { ...params, id: mesa } })
    expect(one.body['celula']).toMatchObject({ situacao: 'lotada', vagas: 0 })
    await rows('update celula set capacidade = 30 where id = $1', [mesa])
  })

  it('400 for what is no telephone number, and for too many words', async () => {
    const { token } = await neighbour('marlene.couto')
    expect((await ask(token, { telefone: 'ligue já' })).status).toBe(400)
    expect((await ask(token, { mensagem: 'x'.repeat(1001) })).status).toBe(400)
  })
})

describe('one tap in a mail', () => {
  const answer = (id: number, token: string) =>
    test.call('responderPorLink', { params: { ...params, idSolicitacao: id }, body: { token, aceita: true } })
  const sign = (id: number, userId: number, now?: number) =>
    signResposta(test.deps.secrets, { igrejaId: igreja, solicitacaoId: id, userId }, now)

  it('answers as the leader; looking at it answers nothing', async () => {
    const { token } = await neighbour('marlene.couto')
    const id = idOf(await ask(token, { mensagem: 'Oi' }))
    const signed = sign(id, tiago.userId)
    const shown = await test.call('getPedidoPorLink', {
      params: { ...params, idSolicitacao: id },
      query: { token: signed },
    })
    expect(shown.body).toMatchObject({
      celula: { id: mesa },
      pedido: { nome: 'Marlene', situacao: 'enviada' },
    })
    const answered = await answer(id, signed)
    expect(answered.body['pedido']).toMatchObject({ situacao: 'aceita' })
  })

  it('is good for that request, that leader and thirty days alone', async () => {
    const { token } = await neighbour('edson.marcal')
    const [row] = await rows<{ id: number }>(
      `select id from celula_solicitacao where celula_id = $1 and situacao = 'enviada' and mensagem like 'A Rosa%'`,
      [mesa],
    )
    const id = row!.id
    expect((await ask(token)).body['code']).toBe('GROUP_REQUEST_EXISTS')
    const stale = Date.now() - 31 * 86_400_000
    const { userId } = await neighbour('celina.amorim')
    for (const bad of [
      sign(id + 1, tiago.userId),
      sign(id, tiago.userId, stale),
      sign(id, tiago.userId).replace(/^\d+/, String(userId)),
      // Signed, and leads no longer.
      sign(id, userId),
    ]) {
      expect((await answer(id, bad)).body['code']).toBe('CODE_INVALID')
    }
  })
})

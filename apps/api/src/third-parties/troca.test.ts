import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type Answer, type TestApp } from '../testing/test-app.ts'

const segredo = 'a-secret-that-only-the-partner-and-we-know'

let test: TestApp
let member: LoggedIn
let partner: Server
/** What arrived at the partner, as its server sees a form. */
let arrived: URLSearchParams[]
beforeAll(async () => {
  arrived = []
  partner = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      arrived.push(new URLSearchParams(body))
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/entrar`
  test = await createTestApp({
    env: {
      RATE_LIMIT_FACTOR: '100000',
      VOLUTS_URL: url,
      VOLUTS_SECRET: segredo,
      MYKIDS_URL: url,
      MYKIDS_SECRET: `${segredo}-of-mykids`,
    },
  })
  member = await logIn(test, 'member')
})
afterAll(async () => {
  partner.close()
  await test.close()
})

const go = (modulo: 'voluts' | 'mykids', body: object = {}, person = member) =>
  test.call('irParaTerceiro', { params: { modulo }, token: person.token, body })
const exchange = (body: object) =>
  test.call('trocarCodigoTerceiro', { body: { modulo: 'voluts', segredo, ...body } })
const codigoOf = async (answer: Promise<Answer>) => (await answer).body['codigo'] as string

it('the browser brings a code alone, and the partner’s server learns for it who came, once', async () => {
  const { status, body } = await go('voluts')
  expect(status).toBe(201)
  const { endereco, codigo, igreja } = body as { endereco: string; codigo: string; igreja: string }
  await fetch(endereco, { method: 'POST', body: new URLSearchParams({ codigo, igreja }) })
  const [form] = arrived
  expect([...form!.keys()]).toEqual(['codigo', 'igreja'])
  const told = await exchange({ codigo: form!.get('codigo') })
  expect(told.body).toMatchObject({ nome: 'Ana Beatriz de Albuquerque', email: null, criancas: [] })
  // The same person is the same there, and nobody that another partner knows.
  const again = await exchange({ codigo: await codigoOf(go('voluts', { flagEmail: true })) })
  expect(again.body['sub']).toBe(told.body['sub'])
  expect(again.body['email']).toContain('@')
  const elsewhere = await exchange({
    modulo: 'mykids',
    segredo: `${segredo}-of-mykids`,
    codigo: await codigoOf(go('mykids')),
  })
  expect(elsewhere.body['sub']).not.toBe(told.body['sub'])
})

it('a code is good once, for its module, for a minute, and to who has the secret', async () => {
  const codigo = await codigoOf(go('voluts'))
  const other = await exchange({ modulo: 'mykids', segredo: `${segredo}-of-mykids`, codigo })
  expect(other.body['code']).toBe('CODE_INVALID')
  expect((await exchange({ codigo, segredo: 'guessed' })).body['code']).toBe('INVALID_CREDENTIALS')
  const both = await Promise.all([exchange({ codigo }), exchange({ codigo }), exchange({ codigo })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  const late = await codigoOf(go('voluts'))
  await asOwner(
    test.target,
    `update terceiro_codigo set expira_em = expira_em - interval '61 seconds' where usado_em is null`,
  )
  expect((await exchange({ codigo: late })).body['code']).toBe('CODE_INVALID')
  // Whoever takes over an operator's settings does not take over codes that went elsewhere.
  const moved = await codigoOf(go('voluts'))
  await asOwner(
    test.target,
    `update terceiro_codigo set endereco = 'https://antes.example/' where usado_em is null`,
  )
  expect((await exchange({ codigo: moved })).body['code']).toBe('CODE_INVALID')
})

it('keeps no code, and writes down that somebody went and was asked about', async () => {
  const codigo = await codigoOf(go('voluts'))
  await exchange({ codigo })
  const kept = await asOwner<{ row: string }>(test.target, 'select t::text as row from terceiro_codigo t')
  expect(kept.some(({ row }) => row.includes(codigo))).toBe(false)
  const trail = await asOwner<{ acao: string }>(
    test.target,
    `select acao from auditoria where acao like 'terceiro%' order by seq desc limit 2`,
  )
  expect(trail.map(({ acao }) => acao)).toEqual(['terceiroTroca', 'terceiroIda'])
})

it('tells of a child by its guardian’s consent alone', async () => {
  const [own] = await asOwner<{ id: number }>(
    test.target,
    `with c as (insert into crianca (igreja_id, nome, data_nascimento)
       select id, 'Davi', '2019-03-04' from igreja where slug = 'igreja-esperanca' returning igreja_id, id),
     r as (insert into crianca_responsavel (igreja_id, crianca_id, user_id) select igreja_id, id, $1 from c)
     select id from c`,
    [member.userId],
  )
  const swap = async (criancas: number[]) =>
    exchange({
      modulo: 'mykids',
      segredo: `${segredo}-of-mykids`,
      codigo: await codigoOf(go('mykids', { criancas })),
    })
  expect((await swap([])).body['criancas']).toEqual([])
  expect((await swap([own!.id])).body['criancas']).toEqual([{ nome: 'Davi', dataNascimento: '2019-03-04' }])
  const stranger = await logIn(test, 'admin')
  expect((await go('mykids', { criancas: [own!.id] }, stranger)).status).toBe(404)
  expect((await go('voluts', { criancas: [own!.id] })).status).toBe(404)
  // Who is a guardian no more by the time the partner asks is told nothing of.
  const codigo = await codigoOf(go('mykids', { criancas: [own!.id] }))
  await asOwner(test.target, 'delete from crianca_responsavel where crianca_id = $1', [own!.id])
  const late = await exchange({ modulo: 'mykids', segredo: `${segredo}-of-mykids`, codigo })
  expect([late.status, late.body['criancas']]).toEqual([200, []])
})

it('tells of the one child that was agreed to, and not of the other', async () => {
  const child = async (nome: string) =>
    asOwner<{ id: number }>(
      test.target,
      `with c as (insert into crianca (igreja_id, nome, data_nascimento)
         select id, $2, '2019-03-04' from igreja where slug = 'igreja-esperanca' returning igreja_id, id),
       r as (insert into crianca_responsavel (igreja_id, crianca_id, user_id) select igreja_id, id, $1 from c)
       select id from c`,
      [member.userId, nome],
    )
  const [[one]] = [await child('Lia'), await child('Ester')]
  const codigo = await codigoOf(go('mykids', { criancas: [one!.id] }))
  const told = await exchange({ modulo: 'mykids', segredo: `${segredo}-of-mykids`, codigo })
  expect(told.body['criancas']).toEqual([{ nome: 'Lia', dataNascimento: '2019-03-04' }])
})

it('a code is nothing at another church, and nobody goes from one that has not enabled the partner', async () => {
  const codigo = await codigoOf(go('voluts'))
  const body = { modulo: 'voluts', segredo, codigo }
  const elsewhere = await test.call('trocarCodigoTerceiro', { at: 'english', body })
  expect(elsewhere.body['code']).toBe('CODE_INVALID')
  expect((await exchange({ codigo })).status).toBe(200)
  const underway = [await codigoOf(go('voluts')), await codigoOf(go('voluts'))]
  const modules = `from igreja_modulo where codigo = 'MOD_VOLUTS'
    and igreja_id = (select id from igreja where slug = 'igreja-esperanca')`
  const [kept] = await asOwner<{ row: object }>(
    test.target,
    `select to_jsonb(igreja_modulo) as row ${modules}`,
  )
  await asOwner(test.target, `delete ${modules}`)
  await expect.poll(async () => (await go('voluts')).status).toBe(404)
  const params = { modulo: 'voluts' }
  const others = ['getTerceiro', 'deleteEscolhaTerceiro'] as const
  const statuses = others.map(async (name) => (await test.call(name, { params, token: member.token })).status)
  expect(await Promise.all(statuses)).toEqual([404, 404])
  // Who had left already is not told of either.
  expect((await exchange({ codigo: underway[0] })).body['code']).toBe('CODE_INVALID')
  await asOwner(
    test.target,
    'insert into igreja_modulo select * from jsonb_populate_record(null::igreja_modulo, $1)',
    [JSON.stringify(kept!.row)],
  )
  await expect.poll(async () => (await go('voluts')).status).toBe(201)
  expect((await exchange({ codigo: underway[1] })).status).toBe(200)
})

it('two people are two, also at one church and one partner', async () => {
  const other = await logIn(test, 'completeMember')
  const subs = [member, other].map(
    async (person) => (await exchange({ codigo: await codigoOf(go('voluts', {}, person)) })).body['sub'],
  )
  expect(new Set(await Promise.all(subs)).size).toBe(2)
})

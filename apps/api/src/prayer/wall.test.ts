import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { photo } from '../testing/file-cases.ts'
import type { LoggedIn } from '../testing/people.ts'
import { openPrayerRig, slug, type PrayerRig } from '../testing/prayer-rig.ts'
import { demoChurches } from '@atrio/demo'
import { prayerAgenda } from './agenda.ts'

let rig: PrayerRig
beforeAll(async () => {
  rig = await openPrayerRig()
})
afterAll(() => rig.test.close())

const idOf = ({ body }: { body: Record<string, unknown> }) => (body['oracao'] as { id: number }).id
const work = async () => {
  while ((await workAgenda(rig.test.deps, prayerAgenda)) > 0);
}

describe('a request for the wall', () => {
  it('waits until the church has read it, and its text stays text', async () => {
    const { test, wall, told, helena, rosa, ana } = rig
    await rig.mark()
    await rig.rows(`update oracao set data_cadastro = now() - interval '1 day' where situacao = 'aguardando'`)
    const mensagem = 'Pela <b onclick="x()">cirurgia</b>\nde amanhã'
    const asked = await rig.ask({ mensagem, flagPublicarMural: 'true' })
    expect([asked.status, asked.body['oracao']]).toMatchObject([
      201,
      { mensagem, nome: null, situacao: 'aguardando' },
    ])
    const id = idOf(asked)
    expect(await wall()).not.toContain(id)
    expect((await test.call('getOracao', { params: { slug, id } })).status).toBe(404)
    expect((await test.call('orar', { token: helena.token, body: { idOracao: id } })).status).toBe(404)
    // Whoever cares for prayer is told, once for what comes within hours.
    await rig.ask({ mensagem: 'Outra', flagPublicarMural: 'true' })
    expect(await told(rosa)).toEqual(['Um pedido de oração espera leitura'])
    const approve = { params: { slug, id }, token: helena.token, body: { situacao: 'aprovada' } }
    await test.call('saveOracaoSituacao', approve)
    await test.call('saveOracaoSituacao', approve)
    expect((await wall())[0]).toBe(id)
    expect(await told(ana)).toEqual(['Seu pedido está no mural'])
  })

  it('is there at once where the church does not read it before', async () => {
    await rig.readBefore(false)
    const id = idOf(await rig.ask({ mensagem: 'Por chuva', flagPublicarMural: 'true' }))
    await rig.readBefore(true)
    expect(await rig.wall()).toContain(id)
  })

  it('has two thousand characters and no more, lines of a form counted as one', async () => {
    const long = `${'é\n'.repeat(999)}éé`
    const { status, body } = await rig.ask({ mensagem: long })
    expect([status, (body['oracao'] as { mensagem: string }).mensagem]).toEqual([201, long])
    const longer = await rig.ask({ mensagem: `${long}é` })
    const campos = [{ campo: 'mensagem', regra: 'max', params: { max: 2000 } }]
    expect([longer.status, longer.body['campos']]).toEqual([400, campos])
    const idOracao = await rig.askOnWall('Pela paz')
    const write = (mensagem: string) =>
      rig.test.call('createOracaoMensagem', { token: rig.rosa.token, body: { idOracao, mensagem } })
    expect((await write(long)).status).toBe(201)
    const refused = await write(`${long}é`)
    expect([refused.status, refused.body['campos']]).toEqual([400, campos])
    expect((await write('  \n ')).status).toBe(400)
  })

  it('about somebody else needs their consent, and nothing is kept without', async () => {
    const fields = {
      mensagem: 'Pelo diagnóstico da vizinha',
      flagPublicarMural: 'true',
      flagOutraPessoa: 'true',
    }
    const refused = await rig.ask(fields)
    expect([refused.status, refused.body['campos']]).toEqual([
      400,
      [{ campo: 'flagConsentimento', regra: 'required' }],
    ])
    expect((await rig.ask({ ...fields, flagConsentimento: 'true' })).status).toBe(201)
    expect((await rig.ask({ ...fields, flagPublicarMural: 'false' })).status).toBe(201)
  })

  it('is asked once for each key, and another picture makes it another request', async () => {
    const fields = { mensagem: 'Da fila' }
    const headers = { 'idempotency-key': 'outbox-0001' }
    const [first, again] = [await rig.ask(fields, { headers }), await rig.ask(fields, { headers })]
    expect([again.status, idOf(again)]).toEqual([201, idOf(first)])
    const other = await rig.ask(fields, { headers, arquivo: await photo() })
    expect(other.body['code']).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('says whose it is, or it is not found', async () => {
    const { test, helena, igreja } = rig
    const id = await rig.askOnWall('Minha')
    expect((await rig.ask({ mensagem: 'Outra', idUsuario: '2000000000' })).status).toBe(404)
    for (const name of ['getMinhaOracao', 'deleteOracao', 'desistirExclusaoOracao'] as const) {
      const query = name === 'getMinhaOracao' ? { igreja } : {}
      expect([name, (await test.call(name, { params: { id }, query, token: helena.token })).status]).toEqual([
        name,
        404,
      ])
    }
    const wish = { params: { id }, token: helena.token, body: { flagAtivo: false } }
    expect((await test.call('saveOracaoVisibilidade', wish)).status).toBe(404)
    const listed = async ({ token }: LoggedIn) => {
      const { body } = await test.call('listMinhasOracoes', { query: { igreja }, token })
      return (body['oracoes'] as { id: number }[]).map((oracao) => oracao.id)
    }
    expect(await listed(rig.ana)).toContain(id)
    expect(await listed(helena)).not.toContain(id)
  })
})

describe('who prays', () => {
  it('is counted once, can take it back, and is named to nobody', async () => {
    const { test, helena, ana, igreja } = rig
    const id = await rig.askOnWall('Pela prova')
    const pray = () => test.call('orar', { token: helena.token, body: { idOracao: id } })
    const [first, again] = [await pray(), await pray()]
    expect([first.body, again.body]).toEqual([1, 2].map(() => ({ qtdeOraram: 1, flagOrada: true })))
    const oradas = () => test.call('listOracoesOradas', { query: { igreja }, token: helena.token })
    expect((await oradas()).body['ids']).toContain(id)
    const answers = [
      await test.call('getMinhaOracao', { params: { id }, query: { igreja }, token: ana.token }),
      await test.call('listMinhasOracoes', { query: { igreja }, token: ana.token }),
      await test.call('getOracao', { params: { slug, id } }),
      await test.call('getOracaoMesa', { params: { slug, id }, token: helena.token }),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/Helena|Prado/)
    const back = () => test.call('desfazerOrar', { params: { id }, token: helena.token })
    expect([(await back()).body, (await back()).body]).toEqual(
      [1, 2].map(() => ({ qtdeOraram: 0, flagOrada: false })),
    )
    expect((await oradas()).body['ids']).not.toContain(id)
  })

  it('finds what they have not prayed for yet, without their own', async () => {
    const { test, helena, ana } = rig
    const [prayed, left] = [await rig.askOnWall('Uma'), await rig.askOnWall('Duas')]
    await test.call('orar', { token: helena.token, body: { idOracao: prayed } })
    const missing = async (token: string) => {
      const query = { naoOradas: '1', limit: 50 }
      const { body } = await test.call('listOracoes', { params: { slug }, query, token })
      return (body['oracoes'] as { id: number }[]).map(({ id }) => id)
    }
    expect(await missing(helena.token)).toContain(left)
    expect(await missing(helena.token)).not.toContain(prayed)
    expect(await missing(ana.token)).not.toContain(left)
  })

  it('makes a number in the author’s week, told once', async () => {
    const { test, helena, rosa, ana, told } = rig
    const [one, two] = [await rig.askOnWall('Pela semana'), await rig.askOnWall('Pela outra')]
    await rig.rows(`delete from agenda where tipo = 'oracao_resumo'`)
    await rig.rows(`update oracao_orada set flag_contada = true`)
    for (const idOracao of [one, two]) {
      await test.call('orar', { token: helena.token, body: { idOracao } })
      await test.call('orar', { token: rosa.token, body: { idOracao } })
    }
    await rig.mark()
    await work()
    expect(await told(ana)).toEqual([])
    await rig.rows(`update agenda set vence_em = now() where tipo = 'oracao_resumo'`)
    await work()
    expect(await told(ana)).toEqual(['2 pessoas oraram por você'])
    expect(await rig.rows(`select from agenda where tipo = 'oracao_resumo'`)).toEqual([])
  })
})

describe('what is written below a request', () => {
  beforeAll(() => rig.readBefore(false))
  afterAll(() => rig.readBefore(true))

  it('tells its author, who can take it away, and nobody else but who wrote it', async () => {
    const { test, rosa, helena, ana, told } = rig
    const idOracao = await rig.askOnWall('Por coragem')
    await rig.mark()
    const write = (token: string) =>
      test.call('createOracaoMensagem', { token, body: { idOracao, mensagem: '<i>Coragem</i>' } })
    const { body } = await write(rosa.token)
    await write(ana.token)
    expect(body['mensagem']).toMatchObject({ tipo: 'mensagem', nome: 'Rosa', mensagem: '<i>Coragem</i>' })
    expect(await told(ana)).toEqual(['Alguém escreveu em seu pedido de oração'])
    const { id } = body['mensagem'] as { id: number }
    const drop = (token: string) => test.call('deleteOracaoMensagem', { params: { id }, token })
    expect((await drop(helena.token)).status).toBe(404)
    expect((await drop(ana.token)).status).toBe(200)
  })

  it('tells how it goes on, and that it was answered', async () => {
    const { test, ana } = rig
    const id = await rig.askOnWall('Por trabalho')
    await test.call('createOracaoAtualizacao', {
      params: { id },
      token: ana.token,
      body: { mensagem: 'Tenho entrevista' },
    })
    const answer = (body: object) =>
      test.call('saveOracaoRespondida', { params: { id }, token: ana.token, body })
    await answer({ flagRespondida: true, testemunho: 'Começo segunda' })
    await answer({ flagRespondida: true, testemunho: 'Comecei!' })
    const { body } = await test.call('getOracao', { params: { slug, id } })
    expect(body['oracao']).toMatchObject({
      nome: 'Ana',
      respondidaEm: expect.any(String),
      qtdeAtualizacoes: 2,
      mensagens: [
        { tipo: 'atualizacao', nome: 'Ana', mensagem: 'Tenho entrevista' },
        { tipo: 'testemunho', nome: 'Ana', mensagem: 'Comecei!' },
      ],
    })
    const answered = await test.call('listOracoes', { params: { slug }, query: { situacao: 'respondidas' } })
    expect((answered.body['oracoes'] as { id: number }[])[0]).toMatchObject({ id })
    await answer({ flagRespondida: false })
    const open = await test.call('getOracao', { params: { slug, id } })
    expect(open.body['oracao']).toMatchObject({ respondidaEm: null, qtdeAtualizacoes: 1 })
  })
})

describe('a deletion', () => {
  it('hides at once, is called off within ten seconds, and then cannot be', async () => {
    const { test, ana, igreja } = rig
    const asked = await rig.ask({ mensagem: 'Some', flagPublicarMural: 'true' }, { arquivo: await photo() })
    const id = idOf(asked)
    const { imagem } = asked.body['oracao'] as { imagem: string }
    const get = () => test.app.inject({ url: imagem, headers: { host: demoChurches.full.hosts[0] } })
    expect((await get()).statusCode).toBe(200)
    await rig.rows(`update oracao set situacao = 'aprovada' where id = ${id}`)
    const drop = () => test.call('deleteOracao', { params: { id }, token: ana.token })
    const keep = () => test.call('desistirExclusaoOracao', { params: { id }, token: ana.token })
    const { body } = await drop()
    const left = Date.parse(body['excluirEm'] as string) - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(10_000)
    expect((await drop()).body['excluirEm']).toBe(body['excluirEm'])
    expect(await rig.wall()).not.toContain(id)
    await work()
    expect((await keep()).status).toBe(200)
    expect(await rig.wall()).toContain(id)
    await drop()
    // The time is over, whatever the agenda is late with.
    await rig.rows(`update oracao set excluir_em = now() - interval '1 second' where id = ${id}`)
    expect((await keep()).status).toBe(404)
    const own = await test.call('getMinhaOracao', { params: { id }, query: { igreja }, token: ana.token })
    expect(own.status).toBe(404)
    await work()
    expect(await rig.rows(`select from oracao where id = ${id}`)).toEqual([])
    expect((await get()).statusCode).toBe(404)
  })
})

describe('the list', () => {
  it('has pages that end, by reason, and is read from an index', async () => {
    const { test, igreja, ana } = rig
    await rig.rows(`insert into oracao (igreja_id, uuid, user_id, mensagem, flag_publicar_mural, situacao)
      select ${igreja}, gen_random_uuid(), ${ana.userId}, 'Pedido ' || n, true, 'aprovada'
      from generate_series(1, 2000) n`)
    const seen: number[] = []
    for (let cursor: number | null | undefined; cursor !== null;) {
      const query: Record<string, number> = { limit: 50, ...(cursor ? { cursor } : {}) }
      const { body } = await test.call('listOracoes', { params: { slug }, query })
      seen.push(...(body['oracoes'] as { id: number }[]).map(({ id }) => id))
      cursor = body['proximo'] as number | null
    }
    expect(seen.length).toBeGreaterThan(2_000)
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a))
    await rig.rows('analyze oracao')
    const plan = await rig.rows<{ 'QUERY PLAN': string }>(`explain select * from oracao
      where igreja_id = ${igreja} and flag_publicar_mural and flag_ativo and situacao = 'aprovada' and excluir_em is null
        and id < 1500 order by id desc limit 13`)
    expect(JSON.stringify(plan)).toContain('Index Scan')
    expect(JSON.stringify(plan)).not.toMatch(/Sort|Seq Scan/)
    const { body } = await test.call('listOracaoMotivos', { params: { slug } })
    const motivo = (body['motivos'] as { id: number; nome: string }[]).find(({ nome }) => nome === 'Luto')!
    const some = await test.call('listOracoes', { params: { slug }, query: { motivo: motivo.id } })
    expect(some.body['oracoes']).toMatchObject([{ nome: 'Edson e família', motivo: { nome: 'Luto' } }])
  })
})

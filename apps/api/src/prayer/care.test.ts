import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPrayerRig, slug, type PrayerRig } from '../testing/prayer-rig.ts'

let rig: PrayerRig
beforeAll(async () => {
  rig = await openPrayerRig()
})
afterAll(() => rig.test.close())

const SECRET = 'Meu segredo bem guardado'
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['oracao'] as { id: number }).id
const inDatabase = async () =>
  (
    await rig.rows<{ line: string }>(`select to_jsonb(o)::text as line from oracao o
      union all select to_jsonb(m)::text from oracao_mensagem m union all select to_jsonb(n)::text from notificacao n`)
  )
    .map(({ line }) => line)
    .join('\n')
const read = (id: number, token = rig.rosa.token) =>
  rig.test.call('lerOracaoCuidado', { params: { slug, id }, token, body: {} })

describe('a private request', () => {
  it('is sealed, on no wall, and told to those who care for prayer without a word of it', async () => {
    const { test, rosa, helena, told } = rig
    await rig.mark()
    const id = idOf(await rig.ask({ mensagem: SECRET, nome: 'A.' }))
    expect(await inDatabase()).not.toContain(SECRET)
    expect(await told(rosa)).toEqual(['Alguém pede oração a vocês'])
    expect(await told(helena)).toEqual([])
    expect((await test.call('getOracao', { params: { slug, id } })).status).toBe(404)
    expect((await test.call('getOracaoMesa', { params: { slug, id }, token: helena.token })).status).toBe(404)
    const { body } = await test.call('listOracoesCuidado', { params: { slug }, token: rosa.token })
    expect((body['oracoes'] as { id: number }[])[0]).toMatchObject({ id, nome: 'A.', flagLida: false })
    expect(JSON.stringify(body)).not.toContain('segredo')
  })

  it('is read by no role, and each reading is written down for its author to see', async () => {
    const { ana, helena, rosa, test } = rig
    const id = idOf(await rig.ask({ mensagem: SECRET }))
    expect((await read(id, helena.token)).status).toBe(403)
    const { body } = await read(id)
    expect(body['oracao']).toMatchObject({ mensagem: SECRET, nome: null, contato: null, flagLida: true })
    await read(id)
    const lines = await rig.rows(
      `select ator, alvo from auditoria where acao = 'oracaoLida' and alvo = 'oracao:${id}'`,
    )
    expect(lines).toEqual([1, 2].map(() => ({ ator: `user:${rosa.userId}`, alvo: `oracao:${id}` })))
    const seen = await test.call('getHistorico', { params: { id: ana.userId }, token: ana.token })
    expect(seen.body['auditoria']).toContainEqual(
      expect.objectContaining({ acao: 'oracaoLida', quem: 'equipe' }),
    )
    expect(JSON.stringify(seen.body)).not.toContain('Rosa')
  })

  it('says who asks only where they wish for a call or a visit, and that is marked', async () => {
    const { test, rosa } = rig
    const id = idOf(await rig.ask({ mensagem: SECRET, flagReceberVisita: 'true' }))
    expect((await read(id)).body['oracao']).toMatchObject({ contato: { nome: 'Ana Beatriz' } })
    const open = async () => {
      const { body } = await test.call('listOracoesCuidado', { params: { slug }, token: rosa.token })
      return (body['oracoes'] as { id: number }[]).map((one) => one.id)
    }
    expect(await open()).toContain(id)
    const save = (body: object) =>
      test.call('saveOracaoCuidado', { params: { slug, id }, token: rosa.token, body })
    expect((await save({ flagVisitaFeita: true })).body['oracao']).toMatchObject({
      dataVisita: expect.any(String),
      dataLigacao: null,
    })
    expect(await open()).not.toContain(id)
    expect((await save({})).status).toBe(200)
    expect((await save({ flagVisitaFeita: false })).body['oracao']).toMatchObject({ dataVisita: null })
  })

  it('is answered to its author alone', async () => {
    const { test, rosa, ana, igreja, told } = rig
    const id = idOf(await rig.ask({ mensagem: 'Por mim' }))
    await rig.mark()
    const { status } = await test.call('createOracaoResposta', {
      params: { slug, id },
      token: rosa.token,
      body: { mensagem: SECRET },
    })
    expect(status).toBe(201)
    expect(await told(ana)).toEqual(['A igreja respondeu ao seu pedido de oração'])
    expect(await inDatabase()).not.toContain(SECRET)
    const get = () => test.call('getMinhaOracao', { params: { id }, query: { igreja }, token: ana.token })
    expect((await get()).body['oracao']).toMatchObject({
      qtdeRespostas: 1,
      mensagens: [{ tipo: 'resposta', nome: null, mensagem: SECRET }],
    })
  })

  it('kept for oneself is read by nobody', async () => {
    const id = idOf(await rig.ask({ mensagem: SECRET, flagAtivo: 'false' }))
    expect((await read(id)).status).toBe(404)
  })
})

describe('who may see a request', () => {
  it('is its author’s to change: off the wall it is sealed with all below it, back it waits anew', async () => {
    const { test, ana, rosa, wall } = rig
    const id = await rig.askOnWall(SECRET)
    const write = { idOracao: id, mensagem: `Resposta: ${SECRET}` }
    await test.call('createOracaoMensagem', { token: rosa.token, body: write })
    expect(await inDatabase()).toContain(SECRET)
    const wish = (body: object) =>
      test.call('saveOracaoVisibilidade', { params: { id }, token: ana.token, body })
    expect((await wish({ flagPublicarMural: false })).body['oracao']).toMatchObject({ mensagem: SECRET })
    expect(await inDatabase()).not.toContain(SECRET)
    expect(await wall()).not.toContain(id)
    expect((await read(id)).body['oracao']).toMatchObject({
      mensagem: SECRET,
      mensagens: [{ mensagem: `Resposta: ${SECRET}` }],
    })
    expect((await wish({ flagPublicarMural: true })).body['oracao']).toMatchObject({
      situacao: 'aguardando',
      flagPublicarMural: true,
    })
    expect(await wall()).not.toContain(id)
  })

  it('needs the consent of whom it is about before everybody reads it, and nothing changes without', async () => {
    const { test, ana, igreja } = rig
    const kept: Record<string, string>[] = [
      { flagAtivo: 'false' },
      { flagPublicarMural: 'false' },
      { flagPublicarMural: 'true', flagAtivo: 'false' },
    ]
    for (const fields of kept) {
      const id = idOf(await rig.ask({ mensagem: 'Pela vizinha', ...fields }))
      const get = () => test.call('getMinhaOracao', { params: { id }, query: { igreja }, token: ana.token })
      const before = (await get()).body
      const wish = (body: object) =>
        test.call('saveOracaoVisibilidade', { params: { id }, token: ana.token, body })
      const seen = { flagPublicarMural: true, flagAtivo: true, flagOutraPessoa: true }
      const refused = await wish(seen)
      expect([refused.status, refused.body['campos']]).toEqual([
        400,
        [{ campo: 'flagConsentimento', regra: 'required' }],
      ])
      expect((await get()).body).toEqual(before)
      expect((await wish({ ...seen, flagPublicarMural: false })).status).toBe(200)
      expect((await wish({ ...seen, flagConsentimento: true })).body['oracao']).toMatchObject({
        flagPublicarMural: true,
        flagAtivo: true,
      })
    }
  })

  it('cannot be used to put back what the church took down', async () => {
    const { test, ana, helena } = rig
    const id = await rig.askOnWall('Propaganda')
    await test.call('saveOracaoSituacao', {
      params: { slug, id },
      token: helena.token,
      body: { situacao: 'oculta' },
    })
    // Not even where the church reads nothing before.
    await rig.readBefore(false)
    for (const flagPublicarMural of [false, true]) {
      const wish = { params: { id }, token: ana.token, body: { flagPublicarMural } }
      const { status, body } = await test.call('saveOracaoVisibilidade', wish)
      expect([status, body['oracao']]).toMatchObject([200, { flagPublicarMural, situacao: 'oculta' }])
    }
    await rig.readBefore(true)
    expect(await rig.wall()).not.toContain(id)
  })
})

describe('what is reported', () => {
  it('reaches those who look after the wall once, without who said it, until somebody has looked', async () => {
    const { test, helena, rosa, told } = rig
    const id = await rig.askOnWall('Compre já')
    await rig.readBefore(false)
    const below = await test.call('createOracaoMensagem', {
      token: rosa.token,
      body: { idOracao: id, mensagem: 'Eu vendo mais barato' },
    })
    await rig.readBefore(true)
    const { id: idMensagem } = below.body['mensagem'] as { id: number }
    await rig.mark()
    const report = (body: object) =>
      test.call('denunciarOracao', { params: { id }, token: helena.token, body })
    await report({ idMensagem, motivo: 'É venda' })
    await report({ idMensagem })
    await report({})
    expect((await report({ idMensagem: 2_000_000_000 })).status).toBe(404)
    expect(await told(rosa)).toEqual(['Algo no mural de oração foi denunciado'])
    const get = () => test.call('getOracaoMesa', { params: { slug, id }, token: rosa.token })
    const { body } = await get()
    expect(body['oracao']).toMatchObject({
      qtdeDenuncias: 2,
      denuncias: [
        { idMensagem, motivo: 'É venda' },
        { idMensagem: null, motivo: null },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/Helena|Prado/)
    await test.call('saveOracaoMensagemSituacao', {
      params: { slug, id, idMensagem },
      token: rosa.token,
      body: { situacao: 'oculta' },
    })
    expect((await test.call('getOracao', { params: { slug, id } })).body['oracao']).toMatchObject({
      mensagens: [],
    })
    await test.call('saveOracaoSituacao', {
      params: { slug, id },
      token: rosa.token,
      body: { situacao: 'oculta' },
    })
    expect((await get()).body['oracao']).toMatchObject({ qtdeDenuncias: 0, situacao: 'oculta' })
    expect(await rig.wall()).not.toContain(id)
  })
})

describe('who cares for prayer', () => {
  it('is named by whoever administers the church, and what they see ends with it', async () => {
    const { test, rosa, rows } = rig
    const names = async (equipe: string) => {
      const { body } = await test.call('listMuralEquipe', { params: { slug }, equipe })
      return (body['equipe'] as { nome: string }[] | null)?.map(({ nome }) => nome) ?? null
    }
    const charge = async (funcoes: string[]) => {
      const [me] = await rows<{ id: number }>(`select id from usuario where user_id = ${rosa.userId}`)
      const params = { slug, idUsuario: me!.id }
      const given = { params, equipe: rig.equipe.helena, body: { papeis: [], funcoes } }
      expect((await test.call('savePessoaEquipe', given)).status).toBe(200)
    }
    const look = () => test.call('listOracoesCuidado', { params: { slug }, token: rosa.token })
    const wall = () => test.call('listMuralEquipe', { params: { slug }, equipe: rig.equipe.rosa })
    expect(await names(rig.equipe.helena)).toEqual(['Otávio', 'Rosa'])
    expect(await names(rig.equipe.rosa)).toBeNull()
    await charge([])
    expect(await names(rig.equipe.helena)).toEqual(['Otávio'])
    expect([(await look()).status, (await wall()).status]).toEqual([403, 404])
    await charge(['oracao'])
    expect([(await look()).status, (await wall()).status]).toEqual([200, 200])
    const roles = await test.call('listRoles', { params: { id: rosa.userId }, token: rosa.token })
    expect(roles.body).toEqual({ userIgrejaRoles: [], funcoes: ['oracao'] })
    expect(await rows(`select acao, alvo from auditoria where acao like 'funcao%' order by seq`)).toEqual([
      { acao: 'funcaoTirada', alvo: `user:${rosa.userId}` },
      { acao: 'funcaoDada', alvo: `user:${rosa.userId}` },
    ])
  })
})

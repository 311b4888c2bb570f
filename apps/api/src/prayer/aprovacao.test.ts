import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoggedIn } from '../testing/people.ts'
import { openPrayerRig, slug, type PrayerRig } from '../testing/prayer-rig.ts'

let rig: PrayerRig
beforeAll(async () => {
  rig = await openPrayerRig()
})
afterAll(() => rig.test.close())

interface Mensagem {
  id: number
  mensagem: string
  situacao: string
}

const write = async (idOracao: number, mensagem: string): Promise<Mensagem> => {
  const { body } = await rig.test.call('createOracaoMensagem', {
    token: rig.rosa.token,
    body: { idOracao, mensagem },
  })
  return body['mensagem'] as Mensagem
}
const below = async (id: number): Promise<string[]> => {
  const { body } = await rig.test.call('getOracao', { params: { slug, id } })
  return (body['oracao'] as { mensagens: Mensagem[] }).mensagens.map((one) => one.mensagem)
}
const unseen = async (who: LoggedIn, id: number): Promise<Mensagem[]> => {
  const query = { igreja: rig.igreja }
  const { body } = await rig.test.call('listMinhasMensagensOracao', {
    params: { id },
    query,
    token: who.token,
  })
  return body['mensagens'] as Mensagem[]
}
const decide = (id: number, idMensagem: number, situacao: string) =>
  rig.test.call('saveOracaoMensagemSituacao', {
    params: { slug, id, idMensagem },
    token: rig.helena.token,
    body: { situacao },
  })
const desk = async () => {
  const { body } = await rig.test.call('listOracaoMensagensMesa', {
    params: { slug },
    token: rig.helena.token,
  })
  return body['mensagens'] as (Mensagem & { oracao: { id: number; mensagem: string } })[]
}

describe('where the church reads before the wall shows', () => {
  it('a message waits, is seen by who wrote it alone, and its author is told once it is approved', async () => {
    const { ana, helena, rosa, told, test } = rig
    const id = await rig.askOnWall('Por coragem')
    await rig.rows(`update oracao_mensagem set data_cadastro = now() - interval '1 day'`)
    await rig.mark()
    const [first, second] = [await write(id, 'Coragem'), await write(id, 'Compre já')]
    expect(first).toMatchObject({ mensagem: 'Coragem', situacao: 'aguardando' })
    expect([await below(id), await unseen(ana, id)]).toEqual([[], []])
    expect((await unseen(rosa, id)).map(({ situacao }) => situacao)).toEqual(['aguardando', 'aguardando'])
    const own = await test.call('getMinhaOracao', {
      params: { id },
      query: { igreja: rig.igreja },
      token: ana.token,
    })
    expect(own.body['oracao']).toMatchObject({ qtdeMensagens: 0, mensagens: [] })
    expect(await told(ana)).toEqual([])
    expect(await told(rosa)).toEqual(['Uma mensagem no mural espera leitura'])
    expect(
      (
        await test.call('denunciarOracao', {
          params: { id },
          token: helena.token,
          body: { idMensagem: first.id },
        })
      ).status,
    ).toBe(404)

    expect((await desk()).filter(({ oracao }) => oracao.id === id)).toMatchObject([
      { id: first.id, mensagem: 'Coragem', oracao: { id, mensagem: 'Por coragem' } },
      { id: second.id },
    ])
    const { body } = await test.call('listOracoesMesa', { params: { slug }, token: helena.token })
    expect((body['qtdes'] as { mensagens: number }).mensagens).toBe((await desk()).length)
    await decide(id, first.id, 'aprovada')
    await decide(id, first.id, 'aprovada')
    await decide(id, second.id, 'oculta')
    expect(await below(id)).toEqual(['Coragem'])
    expect(await told(ana)).toEqual(['Alguém escreveu em seu pedido de oração'])
    expect(await unseen(rosa, id)).toMatchObject([{ id: second.id, situacao: 'oculta' }])
    expect((await desk()).filter(({ oracao }) => oracao.id === id)).toEqual([])
    const foreign = await rig.askOnWall('Outro')
    expect((await decide(foreign, first.id, 'oculta')).status).toBe(404)
  })

  it('how it goes on waits as well, and its author sees that it does', async () => {
    const { ana, igreja, test } = rig
    const id = await rig.askOnWall('Por trabalho')
    const given = { params: { id }, token: ana.token }
    const told = await test.call('createOracaoAtualizacao', { ...given, body: { mensagem: 'Fui lá' } })
    expect(told.body['mensagem']).toMatchObject({ situacao: 'aguardando' })
    const answered = { flagRespondida: true, testemunho: 'Comecei' }
    await test.call('saveOracaoRespondida', { ...given, body: answered })
    expect(await below(id)).toEqual([])
    const own = await test.call('getMinhaOracao', { ...given, query: { igreja } })
    expect(own.body['oracao']).toMatchObject({
      mensagens: [
        { tipo: 'atualizacao', situacao: 'aguardando' },
        { tipo: 'testemunho', situacao: 'aguardando' },
      ],
    })
  })

  it('what was written while a request was private waits with it', async () => {
    const { ana, test } = rig
    const asked = await rig.ask({ mensagem: 'Por mim' })
    const { id } = asked.body['oracao'] as { id: number }
    const given = { params: { id }, token: ana.token }
    const told = await test.call('createOracaoAtualizacao', { ...given, body: { mensagem: 'Só a vocês' } })
    expect(told.body['mensagem']).toMatchObject({ situacao: 'aprovada' })
    await test.call('saveOracaoVisibilidade', { ...given, body: { flagPublicarMural: true } })
    await test.call('saveOracaoSituacao', {
      params: { slug, id },
      token: rig.helena.token,
      body: { situacao: 'aprovada' },
    })
    expect(await below(id)).toEqual([])
    expect((await desk()).map(({ mensagem }) => mensagem)).toContain('Só a vocês')
  })
})

describe('whether the church reads before', () => {
  it('is said by who administers it, written down once, and publishes nothing that waits', async () => {
    const { equipe, helena, test } = rig
    const id = await rig.askOnWall('Por paz')
    const waiting = await write(id, 'Espera')
    const body = { flagAprovacao: false }
    const given = { params: { slug }, equipe: equipe.rosa, body }
    const refused = await test.call('saveAprovacaoMuralEquipe', given)
    expect(refused.status).toBe(403)
    const off = [await rig.readBefore(false), await rig.readBefore(false)]
    expect(off.map((answer) => answer.body)).toEqual([body, body])
    const reasons = await test.call('listOracaoMotivos', { params: { slug } })
    expect(reasons.body['flagAprovacao']).toBe(false)
    await write(id, 'Logo')
    expect(await below(id)).toEqual(['Logo'])
    expect((await desk()).map((one) => one.id)).toContain(waiting.id)
    await rig.readBefore(true)
    const trail = await rig.rows(
      `select acao, ator from auditoria where acao like 'oracaoAprovacao%' and igreja_id = ${rig.igreja} order by seq`,
    )
    const ator = `user:${helena.userId}`
    expect(trail).toEqual([
      { acao: 'oracaoAprovacaoDesligada', ator },
      { acao: 'oracaoAprovacaoLigada', ator },
    ])
  })
})

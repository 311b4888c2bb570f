import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { slug } = demoChurches.full
let test: TestApp
let igreja: number
beforeAll(async () => {
  test = await createTestApp()
  const [row] = await asOwner<{ id: number }>(test.target, `select id from igreja where slug = $1`, [slug])
  igreja = row!.id
})
afterAll(() => test.close())

interface Listed {
  id: number
  titulo: string
  acesso: string
  planos: { nome: string }[]
  qtdeConteudos: number
}
const list = async (query: Record<string, unknown> = {}, token?: string) => {
  const { status, body } = await test.call('listPlanoAssinaturaConteudo', {
    query: { igreja, limit: 100, ...query },
    ...(token && { token }),
  })
  return { ...body, status } as unknown as { status: number; conteudos: Listed[]; total: number }
}
const titles = ({ conteudos }: { conteudos: Listed[] }) => conteudos.map(({ titulo }) => titulo)
const idOf = async (titulo: string) =>
  (await list({ search: titulo })).conteudos.find((one) => one.titulo === titulo)!.id
const see = async (tipo: string) =>
  asOwner(
    test.target,
    `insert into plano_assinatura_configuracao (igreja_id, tipo_visibilidade_conteudo) values ($1, $2)
      on conflict (igreja_id) do update set tipo_visibilidade_conteudo = $2`,
    [igreja, tipo],
  )

describe('GET /igreja/:slug/plano-assinatura-home/', () => {
  it('200 the tags that have something, in the order of the church', async () => {
    const { status, body } = await test.call('listPlanoAssinaturaHome', { params: { slug } })
    const tags = body['tags'] as { nome: string; conteudos: Listed[] }[]
    expect([status, tags.map(({ nome }) => nome)]).toEqual([
      200,
      ['Para começar', 'Séries', 'Família', 'Estudo', 'Música'],
    ])
    expect(titles(tags[1]!)).toEqual(['Mesa posta', 'À beira-mar'])
  })
})

describe('GET /plano-assinatura-conteudo/', () => {
  it('200 what is out and nothing before its day; highlights, a tag and words', async () => {
    const all = await list()
    expect(all.total).toBeGreaterThan(10)
    expect(titles(all)).not.toContain('Ainda não')
    expect(titles(await list({ destaque: true }))).toContain('A carta de dona Lídia')
    expect(titles(await list({ tag: 'musica' })).toSorted()).toEqual(['Antes do amanhecer', 'Ensaio aberto'])
    expect(titles(await list({ search: 'EMAUS' }))).toEqual(['O pão que abriu os olhos'])
  })

  it('200 the parts of a series in its order', async () => {
    const serie = await idOf('Mesa posta')
    const parts = await list({ coletanea: serie })
    expect(titles(parts).map((titulo) => titulo.split(' ')[0])).toEqual(['O', 'A', 'Marta,', 'O'])
    expect((await list({ search: 'Mesa posta' })).conteudos[0]).toMatchObject({ qtdeConteudos: 4 })
  })

  it('hides what no plan opens where the church says so, and from nobody what is free', async () => {
    await see('oculto')
    const hidden = await list()
    expect(new Set(hidden.conteudos.map(({ acesso }) => acesso))).toEqual(new Set(['gratis']))
    await see('cadeado')
    const locked = (await list()).conteudos.find(({ titulo }) => titulo === 'À beira-mar')
    expect(locked?.planos.map(({ nome }) => nome)).toEqual(['Play Família', 'Play Família anual'])
  })

  it('404 for another church, and where the module is off', async () => {
    expect((await list({ igreja: igreja + 1 })).status).toBe(404)
    const [sparse] = await asOwner<{ id: number }>(test.target, `select id from igreja where slug = $1`, [
      demoChurches.sparse.slug,
    ])
    const answer = await test.call('listPlanoAssinaturaConteudo', {
      at: 'sparse',
      query: { igreja: sparse!.id },
    })
    expect(answer.status).toBe(404)
  })
})

describe('GET /plano-assinatura-conteudo/:id/', () => {
  const get = async (id: number) => test.call('getPlanoAssinaturaConteudo', { params: { id } })

  it('200 with its parts, its neighbours, and whether its film is there', async () => {
    const { conteudo: serie } = (await get(await idOf('Mesa posta'))).body as never as {
      conteudo: { conteudos: Listed[] }
    }
    expect(serie.conteudos).toHaveLength(4)
    expect((await get(serie.conteudos[1]!.id)).body['conteudo']).toMatchObject({
      flagPronto: true,
      flagLegendas: false,
      coletanea: { titulo: 'Mesa posta', tipo: 'serie' },
      anterior: { titulo: 'O convidado que ninguém esperava' },
      proximo: { titulo: 'Marta, a cozinha e o barulho' },
    })
    const soon = await get(await idOf('À sombra da árvore'))
    expect(soon.body['conteudo']).toMatchObject({ flagPronto: false })
  })

  it('404 before its day, and with the series that it stands in', async () => {
    const [early] = await asOwner<{ id: number }>(
      test.target,
      `select id from plano_assinatura_conteudo where titulo = 'Ainda não'`,
    )
    expect((await get(early!.id)).status).toBe(404)
    const part = await idOf('Deixem as redes')
    await asOwner(
      test.target,
      `update plano_assinatura_conteudo set arquivado_em = now() where titulo = 'À beira-mar'`,
    )
    expect((await get(part)).status).toBe(404)
    await asOwner(
      test.target,
      `update plano_assinatura_conteudo set arquivado_em = null where titulo = 'À beira-mar'`,
    )
  })
})

describe('the list for later', () => {
  it('keeps, shows and takes back, once each, and shows no one’s to another', async () => {
    const { userId, token } = await logIn(test, 'member')
    const other = await logIn(test, 'completeMember')
    const planoAssinaturaConteudo = await idOf('Antes do amanhecer')
    const query = { igreja, usuario: userId }
    const add = () =>
      test.call('addMinhaListaPlay', { token, query: { ...query, planoAssinaturaConteudo }, body: {} })
    const [first, again] = [await add(), await add()]
    expect([first.status, again.body]).toEqual([201, first.body])
    const { id } = first.body['item'] as { id: number }
    const shown = await test.call('listMinhaListaPlay', { token, query })
    expect(shown.body['itens']).toMatchObject([
      { id, planoAssinaturaConteudo: { id: planoAssinaturaConteudo } },
    ])
    const foreign = await test.call('listMinhaListaPlay', { token: other.token, query })
    expect(foreign.status).toBe(404)
    const theirs = { token: other.token, params: { id } }
    expect((await test.call('removeMinhaListaPlay', theirs)).status).toBe(404)
    expect((await test.call('removeMinhaListaPlay', { token, params: { id } })).status).toBe(200)
    expect((await test.call('removeMinhaListaPlay', { token, params: { id } })).status).toBe(404)
  })
})

import { resources, type Resource, type Valores } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { validValues } from '../testing/content-values.ts'
import { asOwner } from '../testing/owner.ts'

let rig: ContentRig
beforeAll(async () => {
  rig = await openContentRig()
})
afterAll(() => rig.test.close())

const valid = (nome: keyof typeof resources) =>
  validValues(rig.test, resources[nome] as unknown as Resource, rig.igreja)

async function publish(nome: keyof typeof resources, changes: Valores = {}, id?: number, versao = 0) {
  const at = id ?? (await rig.ask(nome, 'create', { body: { valores: {} } })).registro.id
  const valores = { ...(await valid(nome)), ...changes }
  return { id: at, ...(await rig.ask(nome, 'publish', { id: at, body: { versao, valores } })) }
}

describe('lessons of a series', () => {
  const read = async (ebdSlug: string) => {
    const { body } = await rig.test.call('getEbd', { params: { slug: rig.slug, ebdSlug } })
    const { licoes } = body['ebd'] as { licoes: { numero: number; titulo: string }[] }
    return licoes.map(({ numero, titulo }) => [numero, titulo])
  }
  const series = async (titulo: string) => {
    const { id } = await publish('ebd', { titulo })
    const [row] = await asOwner<{ slug: string }>(rig.test.target, 'select slug from ebd where id = $1', [id])
    return { id, slug: row!.slug }
  }

  it('have the number of their place, which staff change', async () => {
    const { id: ebdId, slug } = await series('Sementes')
    const titles = ['Solo', 'Chuva', 'Colheita']
    const ids: number[] = []
    for (const titulo of titles) ids.push((await publish('ebdLicao', { titulo, ebdId })).id)
    expect(await read(slug)).toEqual([
      [1, 'Solo'],
      [2, 'Chuva'],
      [3, 'Colheita'],
    ])
    const { body } = await rig.ask('ebdLicao', 'list', { query: { ebdId: String(ebdId) } })
    expect((body['itens'] as { id: number }[]).map(({ id }) => id)).toEqual(ids)
    const turned = ids.toReversed()
    expect((await rig.ask('ebdLicao', 'order', { body: { ids: turned } })).status).toBe(200)
    expect(await read(slug)).toEqual([
      [1, 'Colheita'],
      [2, 'Chuva'],
      [3, 'Solo'],
    ])
    // A search finds each where it is now.
    const { body: found } = await rig.test.call('search', {
      params: { slug: rig.slug },
      query: { q: 'Colheita' },
    })
    expect(found['achados']).toEqual(
      expect.arrayContaining([expect.objectContaining({ tipo: 'ebd_licao', pai: slug, chave: '1' })]),
    )
    expect((await rig.ask('ebdLicao', 'history', { id: ids[2]! })).status).toBe(200)
  })

  it('are in no order with those of another series', async () => {
    const [one, other] = [await series('Uma'), await series('Outra')]
    const first = await publish('ebdLicao', { titulo: 'A', ebdId: one.id })
    const second = await publish('ebdLicao', { titulo: 'B', ebdId: other.id })
    const { status } = await rig.ask('ebdLicao', 'order', { body: { ids: [first.id, second.id] } })
    expect(status).toBe(404)
    expect(await read(one.slug)).toEqual([[1, 'A']])
  })

  it('go to the end of another series', async () => {
    const [one, other] = [await series('De onde'), await series('Para onde')]
    const { id } = await publish('ebdLicao', { titulo: 'A', ebdId: one.id })
    await publish('ebdLicao', { titulo: 'B', ebdId: other.id })
    await publish('ebdLicao', { titulo: 'A', ebdId: other.id }, id, 1)
    expect(await read(one.slug)).toEqual([])
    expect(await read(other.slug)).toEqual([
      [1, 'B'],
      [2, 'A'],
    ])
  })

  it('are shown to nobody while they are drafts', async () => {
    const { id: ebdId, slug } = await series('Rascunhos')
    await rig.ask('ebdLicao', 'create', { body: { valores: { titulo: 'Quase', ebdId } } })
    expect(await read(slug)).toEqual([])
  })
})

describe('a podcast', () => {
  it('of others has a feed of its own and a code that stays', async () => {
    const feedUrl = 'https://feeds.example/um.xml'
    const { id, status } = await publish('podcast', { titulo: 'Vozes da Estrada', feedUrl })
    expect(status).toBe(200)
    const renamed = await publish('podcast', { titulo: 'Vozes', feedUrl }, id, 1)
    expect(renamed.status).toBe(200)
    const { body } = await rig.test.call('listPodcasts', { params: { slug: rig.slug } })
    expect(body['podcasts']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ codigo: 'vozes-da-estrada', titulo: 'Vozes', feed: feedUrl }),
      ]),
    )
    // What is due is there: the feed is read soon.
    const due = await asOwner(
      rig.test.target,
      `select 1 from agenda where tipo = 'podcast' and referencia = 'vozes-da-estrada'`,
      [],
    )
    expect(due).toHaveLength(1)
  })

  it('says where else it is heard and that it is for adults, and the portal reads that', async () => {
    const feedUrl = 'https://feeds.example/links.xml'
    const links = 'Spotify https://open.spotify.com/show/umbu\nApple Podcasts https://podcasts.apple.com/umbu'
    const given = { titulo: 'Em outros lugares', feedUrl, links, flagExplicito: true }
    expect((await publish('podcast', given)).status).toBe(200)
    const { body } = await rig.test.call('listPodcasts', { params: { slug: rig.slug } })
    expect(body['podcasts']).toContainEqual(
      expect.objectContaining({
        feed: feedUrl,
        explicito: true,
        links: [
          { nome: 'Spotify', url: 'https://open.spotify.com/show/umbu' },
          { nome: 'Apple Podcasts', url: 'https://podcasts.apple.com/umbu' },
        ],
      }),
    )
    const wrong = { ...given, feedUrl: 'https://feeds.example/outros.xml', links: `${links}\nDeezer` }
    const refused = await publish('podcast', wrong)
    expect([refused.status, refused.body['campos']]).toMatchObject([
      400,
      [{ campo: 'valores.links', regra: 'links', params: { linha: 3 } }],
    ])
  })

  it.each([
    ['a second one of the church’s own', { feedUrl: null }, 'required'],
    ['a feed that is there already', { feedUrl: 'https://feeds.example/um.xml' }, 'unique'],
    ['a file among the media', { feedUrl: '/media/2/feed.xml' }, 'unknown'],
  ])('400 for %s', async (_, changes, regra) => {
    const { status, body } = await publish('podcast', { titulo: 'Outro', ...changes })
    expect([status, body['campos']]).toMatchObject([400, [{ campo: 'valores.feedUrl', regra }]])
  })

  it('stays the church’s own', async () => {
    const [own] = await asOwner<{ id: number; versao: number }>(
      rig.test.target,
      'select id, versao from podcast where igreja_id = $1 and feed_url is null',
      [rig.igreja],
    )
    const { status, body } = await publish(
      'podcast',
      { feedUrl: 'https://feeds.example/dois.xml' },
      own!.id,
      own!.versao,
    )
    expect([status, body['campos']]).toMatchObject([400, [{ campo: 'valores.feedUrl', regra: 'empty' }]])
  })

  it('has episodes with chapters, which end before they do', async () => {
    const late = await publish('podcastItem', { duration: 60, chapters: '0:00 Um\n1:00 Dois' })
    expect([late.status, late.body['campos']]).toMatchObject([
      400,
      [{ campo: 'valores.chapters', regra: 'moments', params: { linha: 2 } }],
    ])
    const { id, status } = await publish('podcastItem', { duration: 90, chapters: '0:00 Um\n1:00 Dois' })
    expect(status).toBe(200)
    const [{ codigo } = { codigo: '' }] = await asOwner<{ codigo: string }>(
      rig.test.target,
      'select podcast_codigo as codigo from podcast_item where id = $1',
      [id],
    )
    const { body } = await rig.test.call('listPodcastCapitulos', {
      params: { slug: rig.slug, code: codigo, id },
    })
    expect(body['capitulos']).toEqual([
      { inicio: 0, texto: 'Um' },
      { inicio: 60, texto: 'Dois' },
    ])
  })
})

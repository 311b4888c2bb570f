import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { slug } = demoChurches.full
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Listed = { contentDetails: { videoId: string }; titulo: string; dataPublicacao: string; source: string }

async function list(query: Record<string, unknown> = {}) {
  const { status, body } = await test.call('listVideos', { params: { slug }, query })
  return { ...body, status } as unknown as {
    status: number
    videos: Listed[]
    total: number
    pregadores: string[]
    livros: string[]
  }
}

const ids = (videos: Listed[]) => videos.map(({ contentDetails }) => contentDetails.videoId)

describe('GET /video/:slug', () => {
  it('200 the newest first, none before its day, each with its id and its source', async () => {
    const { status, videos, total } = await list({ limit: 100 })
    expect(status).toBe(200)
    expect(videos).toHaveLength(total)
    expect(videos[0]).toMatchObject({ contentDetails: { videoId: 'antes-do-sol' }, source: 'mp4' })
    expect(ids(videos)).not.toContain('ainda-nao')
    const days = videos.map(({ dataPublicacao }) => dataPublicacao)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('200 a playlist in its own order, and nothing for one that there is not', async () => {
    const { videos } = await list({ playlist: 'parabolas-de-lucas-15' })
    expect(ids(videos)).toEqual(['ovelha-e-moeda', 'filho-que-voltou', 'filho-que-ficou'])
    expect((await list({ playlist: 'nada' })).total).toBe(0)
  })

  it('200 by speaker, by book, and by words that are only said in the video', async () => {
    const { pregadores, livros } = await list()
    expect(pregadores).toEqual(['Pr. Anselmo Prado', 'Pra. Noemi Tavares'])
    expect(livros).toEqual(['mrk', 'luk'])
    expect((await list({ pregador: 'Pr. Anselmo Prado' })).total).toBe(2)
    expect((await list({ livro: 'mrk' })).total).toBe(1)
    expect(ids((await list({ busca: 'ORACAO agenda' })).videos)).toEqual(['antes-do-sol'])
    expect((await list({ busca: '%' })).total).toBe(0)
  })

  it.each([{ limit: 101 }, { livro: 'lucas' }, { outra: 1 }])('400 for %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it("404 for another church's slug", async () => {
    const params = { slug: demoChurches.english.slug }
    expect((await test.call('listVideos', { params })).status).toBe(404)
  })
})

describe('GET /video-playlist/:slug', () => {
  const playlists = async () => {
    const { body } = await test.call('listVideoPlaylists', { params: { slug } })
    return body['playlists'] as { slug: string; quantidade: number }[]
  }

  it('200 in the order of the church, with what each holds; without those that hold nothing', async () => {
    expect((await playlists())[0]).toMatchObject({ slug: 'parabolas-de-lucas-15', quantidade: 3 })
    await asOwner(
      test.target,
      `insert into video_playlist (igreja_id, slug, titulo) select id, 'vazia', 'Vazia' from igreja where slug = $1`,
      [slug],
    )
    expect((await playlists()).map(({ slug }) => slug)).not.toContain('vazia')
  })

  it("404 for another church's slug", async () => {
    const params = { slug: demoChurches.english.slug }
    expect((await test.call('listVideoPlaylists', { params })).status).toBe(404)
  })
})

describe('GET /video/:slug/:videoId', () => {
  const get = async (videoId: string, query: Record<string, unknown> = {}) =>
    test.call('getVideo', { params: { slug, videoId }, query })

  it('200 with what helps to watch it, and its neighbours in its first playlist', async () => {
    const { status, body } = await get('filho-que-voltou')
    expect(status).toBe(200)
    expect(body['video']).toMatchObject({
      playlist: { slug: 'parabolas-de-lucas-15', videos: [{}, {}, {}] },
      anterior: { videoId: 'ovelha-e-moeda' },
      proximo: { videoId: 'filho-que-ficou' },
    })
    expect((await get('antes-do-sol')).body['video']).toMatchObject({
      url: expect.stringMatching(/^\/media\/\d+\/video\.mp4$/),
      audio: expect.any(String),
      legendas: [{ idioma: 'pt-BR', url: expect.stringContaining('.vtt') }],
      capitulos: [{ inicio: 0 }, { inicio: 8 }, { inicio: 17 }],
      playlists: [{ slug: 'palavra-da-semana' }, { slug: 'primeira-visita' }],
      // Alone in its playlist: what came before it in time.
      anterior: { videoId: 'filho-que-ficou' },
    })
  })

  it('200 with neighbours in the playlist that is asked for; one that does not hold it is not', async () => {
    const asked = await get('antes-do-sol', { playlist: 'primeira-visita' })
    expect(asked.body['video']).toMatchObject({
      playlist: { slug: 'primeira-visita' },
      anterior: { videoId: 'tour-do-templo' },
      proximo: null,
    })
    const other = await get('antes-do-sol', { playlist: 'cinema-na-praca' })
    expect(other.body['video']).toMatchObject({ playlist: { slug: 'palavra-da-semana' } })
  })

  it('200 without a playlist, with neighbours in time', async () => {
    await asOwner(test.target, `delete from video_playlist_item where video_id = 'tour-do-templo'`)
    const { body } = await get('tour-do-templo')
    expect(body['video']).toMatchObject({ playlist: null, anterior: null, proximo: { videoId: '1084537' } })
  })

  it('404 before its day, when it is switched off, when it is absent, and of another church', async () => {
    await asOwner(test.target, `update video set arquivado_em = now() where video_id = '1084537'`)
    for (const videoId of ['ainda-nao', '1084537', 'nada', 'a-great-while-before-day']) {
      expect((await get(videoId)).status).toBe(404)
    }
  })

  it('400 for what is no id', async () => {
    expect((await get('a b')).status).toBe(400)
  })
})

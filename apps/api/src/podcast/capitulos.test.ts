import { demoChurches } from '@atrio/demo'
import { parseRssFeed } from 'feedsmith'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFeeds } from '../adapters/feeds/feeds.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { slug, codigo, hosts } = demoChurches.full
let test: TestApp
let server: Awaited<ReturnType<typeof startFeedServer>>
beforeAll(async () => {
  test = await createTestApp()
  server = await startFeedServer()
  const { mediaDir } = test.deps.env
  test.deps.feeds = createFeeds({ mediaDir, trusted: [server.host], deadlineMs: 10_000 })
})
afterAll(async () => {
  await test.close()
  await server.close()
})
afterEach(() => asOwner(test.target, `delete from podcast where codigo = 'fora'`))

const list = (code: string) => test.call('listPodcastItens', { params: { code } })

const showFeed = (url: string) =>
  asOwner(
    test.target,
    `insert into podcast (igreja_id, codigo, titulo, feed_url)
     select id, 'fora', 'De fora', $2 from igreja where slug = $1`,
    [slug, url],
  )

describe('GET /podcast/anchor/:code/:id/capitulos/', () => {
  const get = async (code: string, id: number) => {
    const { status, body } = await test.call('listPodcastCapitulos', { params: { code, id } })
    return status === 200 ? body['capitulos'] : status
  }
  const idOf = async (code: string, title: string) =>
    ((await list(code)).body['itens'] as { id: number; title: string }[]).find(
      (item) => item.title === title,
    )!.id
  const withChapters = (inside: string) =>
    `<rss version="2.0" xmlns:psc="http://podlove.org/simple-chapters" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>P</title><item><title>um</title><guid>um</guid>${inside}<enclosure url="https://a.example/1.mp3" type="audio/mpeg" length="1"/></item></channel></rss>`

  it("200 of the church's own and of a feed", async () => {
    const names = async (code: string, title: string) =>
      ((await get(code, await idOf(code, title))) as { texto: string }[]).map(({ texto }) => texto)
    expect(await names(codigo, 'A mesa vem antes')).toEqual([
      'O caminho de Emaús',
      'Quem senta à mesa',
      'Uma oração para a semana',
    ])
    await showFeed(
      server.on('/inline', (_, response) =>
        response.end(
          withChapters('<psc:chapters><psc:chapter start="00:00:07" title="Sete"/></psc:chapters>'),
        ),
      ),
    )
    expect(await get('fora', await idOf('fora', 'um'))).toEqual([{ inicio: 7, texto: 'Sete' }])
  })

  it('200 asks for the file when somebody wants it, and once', async () => {
    const file = server.on('/capitulos.json', (_, response) =>
      response.end(JSON.stringify({ chapters: [{ startTime: 3, title: 'Três' }] })),
    )
    await showFeed(
      server.on('/with-file', (_, response) =>
        response.end(withChapters(`<podcast:chapters url="${file}" type="application/json+chapters"/>`)),
      ),
    )
    const id = await idOf('fora', 'um')
    const three = [{ inicio: 3, texto: 'Três' }]
    expect(server.times('/capitulos.json')).toBe(0)
    const answers = await Promise.all([get('fora', id), get('fora', id), get('fora', id)])
    expect(answers).toEqual([three, three, three])
    expect(await get('fora', id)).toEqual(three)
    expect(server.times('/capitulos.json')).toBe(1)
  })

  it('200 with none where the file is broken', async () => {
    const file = server.on('/broken-chapters', (_, response) => response.writeHead(500).end())
    await showFeed(
      server.on('/with-broken', (_, response) =>
        response.end(withChapters(`<podcast:chapters url="${file}" type="application/json+chapters"/>`)),
      ),
    )
    expect(await get('fora', await idOf('fora', 'um'))).toEqual([])
  })

  it('404 for an episode of another podcast, of another church or of none', async () => {
    const own = await idOf(codigo, 'A mesa vem antes')
    const [row] = await asOwner<{ id: number }>(
      test.target,
      `select id from podcast_item where podcast_codigo = 'harbor' limit 1`,
    )
    expect(await get('conversas', own)).toBe(404)
    expect(await get('harbor', row!.id)).toBe(404)
    expect(await get(codigo, 2_000_000_000)).toBe(404)
  })
})

describe('GET /podcast.xml', () => {
  it("200 with the chapters of the church's own episodes", async () => {
    const { body } = await test.app.inject({ url: '/podcast.xml', headers: { host: `${hosts[0]}:3000` } })
    const items = parseRssFeed(body).items ?? []
    expect(items.find(({ title }) => title === 'A mesa vem antes')?.psc?.chapters).toEqual([
      { start: '00:00:00.000', title: 'O caminho de Emaús' },
      { start: '00:00:20.000', title: 'Quem senta à mesa' },
      { start: '00:00:40.000', title: 'Uma oração para a semana' },
    ])
    expect(items.filter(({ psc }) => psc)).toHaveLength(1)
  })
})

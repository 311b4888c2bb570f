import { demoChurches } from '@atrio/demo'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFeeds } from '../adapters/feeds/feeds.ts'
import { absentFeeds, hasWrittenFeeds, startFeedServer, writtenFeed } from '../testing/feed-server.ts'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type Answer, type TestApp } from '../testing/test-app.ts'
import { readDueFeeds, showFeed } from '../testing/podcast-feed.ts'

const { slug, codigo } = demoChurches.full
let test: TestApp
let server: Awaited<ReturnType<typeof startFeedServer>>
beforeAll(async () => {
  test = await createTestApp()
  server = await startFeedServer()
  test.deps.feeds = createFeeds({
    mediaDir: test.deps.env.mediaDir,
    trusted: [server.host],
    deadlineMs: 4_000,
  })
})
afterAll(async () => {
  await test.close()
  await server.close()
})
afterEach(() => run(`delete from podcast where codigo = 'fora'`))

const run = (statement: string, values: unknown[] = []) => asOwner(test.target, statement, values)
const list = (code: string, query = {}) => test.call('listPodcastItens', { params: { code }, query })
const titles = ({ body }: Answer) => (body['itens'] as { title: string }[]).map(({ title }) => title)

/** As if so much time had gone by since the feed was looked at. */
async function later(interval: string) {
  await run(
    `update podcast_copia set data_tentativa = data_tentativa - $1::interval, data_copia = data_copia - $1::interval`,
    [interval],
  )
  await run(`update agenda set vence_em = vence_em - $1::interval where tipo = 'podcast'`, [interval])
}

const rss = (...items: string[]) =>
  `<rss version="2.0"><channel><title>P</title>${items.map((title) => `<item><title>${title}</title><guid>${title}</guid><enclosure url="https://a.example/${title}.mp3" type="audio/mpeg" length="1"/></item>`).join('')}</channel></rss>`

describe('GET /igreja/:slug/podcast/', () => {
  it("200 the church's own first, then the feeds it shows", async () => {
    const { status, body } = await test.call('listPodcasts', { params: { slug } })
    expect(status).toBe(200)
    expect(body['podcasts']).toMatchObject([
      { codigo, titulo: 'Porta aberta', feed: '/podcast.xml', proprio: true },
      { codigo: 'conversas', proprio: false },
    ])
  })

  it('200 with none at a church that has none', async () => {
    const { slug } = demoChurches.sparse
    const { body } = await test.call('listPodcasts', { at: 'sparse', params: { slug } })
    expect(body['podcasts']).toEqual([])
  })

  it("404 for another church's slug", async () => {
    const params = { slug: demoChurches.english.slug }
    expect((await test.call('listPodcasts', { params })).status).toBe(404)
  })
})

describe('GET /podcast/anchor/:code/', () => {
  it('200 in pages of ten that end with a shorter one', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(codigo, { page })))
    expect(pages.map((page) => titles(page).length)).toEqual([10, 10, 3, 0])
    expect(pages.map(({ body }) => body['total'])).toEqual([23, 23, 23, 23])
    const items = pages.flatMap(({ body }) => body['itens'] as Record<string, unknown>[])
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1))
    expect(Object.keys(items[0]!)).toEqual(
      expect.arrayContaining([
        'background',
        'title',
        'description',
        'position',
        'published_at',
        'audio_file',
      ]),
    )
    const dates = items.map(({ published_at }) => published_at as string)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('200 what holds every word, without regard to accents', async () => {
    expect(titles(await list(codigo, { busca: 'ORACAO sabe' }))).toEqual(['Oração de quem não sabe orar'])
    expect(titles(await list(codigo, { busca: '%' }))).toEqual([])
  })

  it('200 without an episode that is dated ahead or switched off', async () => {
    const [first, second] = titles(await list(codigo))
    await run(`update podcast_item set published_at = now() + interval '1 day' where title = $1`, [first])
    await run('update podcast_item set arquivado_em = now() where title = $1', [second])
    expect(titles(await list(codigo)).slice(0, 2)).not.toContain(first)
    expect((await list(codigo)).body['total']).toBe(21)
    await run(
      `update podcast_item set published_at = now() - interval '5 hours', arquivado_em = null
      where title = any($1)`,
      [[first, second]],
    )
  })

  it.each([{ page: 0 }, { limit: 101 }, { busca: 'x'.repeat(101) }, { ordem: 'id' }])(
    '400 for %j',
    async (query) => {
      expect((await list(codigo, query)).status).toBe(400)
    },
  )

  it('404 for an unknown code, and for one of another church', async () => {
    for (const code of ['nada', demoChurches.english.codigo]) expect((await list(code)).status).toBe(404)
    expect((await list("x'--")).status).toBe(400)
  })
})

describe('a feed from elsewhere', () => {
  it('is read once, kept, asked again after a while, and keeps the ids of its episodes', async () => {
    let items = ['um', 'dois']
    await showFeed(
      test,
      server.on('/feed', (request, response) => {
        const etag = `"${items.length}"`
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
        else response.writeHead(200, { etag }).end(rss(...items))
      }),
    )
    const first = await list('fora')
    expect([first.status, titles(first)]).toEqual([200, ['um', 'dois']])
    await list('fora')
    expect(server.times('/feed')).toBe(1)

    items = ['zero', 'um', 'dois']
    await later('25 hours')
    await readDueFeeds(test)
    const second = await list('fora')
    expect(titles(second)).toEqual(['zero', 'um', 'dois'])
    const ids = ({ body }: Answer) =>
      Object.fromEntries(
        (body['itens'] as { id: number; title: string }[]).map(({ id, title }) => [title, id]),
      )
    expect(ids(second)).toMatchObject(ids(first))

    items = ['zero', 'dois']
    await later('25 hours')
    await readDueFeeds(test)
    expect(titles(await list('fora'))).toEqual(['zero', 'dois'])
  })

  it('is read anew for who reads it, not before, and never while they wait', async () => {
    let items = ['um']
    await showFeed(
      test,
      server.on('/behind', (_, response) => response.end(rss(...items))),
    )
    await list('fora')
    items = ['dois']
    await list('fora')
    await readDueFeeds(test)
    expect(server.times('/behind')).toBe(1)
    await later('11 minutes')
    await readDueFeeds(test)
    expect(server.times('/behind')).toBe(1)
    expect(titles(await list('fora'))).toEqual(['um'])
    await readDueFeeds(test)
    expect(titles(await list('fora'))).toEqual(['dois'])
  })

  it.each<[string, (response: import('node:http').ServerResponse) => void]>([
    ['down', (response) => response.destroy()],
    ['slow', () => {}],
    ['huge', (response) => response.end(Buffer.alloc(6 * 1024 * 1024))],
    ['no XML', (response) => response.end('<html>')],
    ['sent inside', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])(
    'that is %s later leaves the last copy, with its age, within the time it is given',
    async (name, fail) => {
      const path = `/fails-${name.replace(' ', '-')}`
      await showFeed(
        test,
        server.on(path, (_, response, times) => (times === 1 ? response.end(rss('bom')) : fail(response))),
      )
      expect((await list('fora')).body).toMatchObject({ total: 1, copiaDe: null })
      await later('25 hours')
      const started = Date.now()
      await readDueFeeds(test)
      expect(Date.now() - started).toBeLessThan(10_000)
      const answer = await list('fora')
      expect([answer.status, titles(answer)]).toEqual([200, ['bom']])
      expect(Date.parse(answer.body['copiaDe'] as string)).toBeLessThan(Date.now() - 24 * 3_600_000)
    },
  )

  it('503 when it never could be read, without asking it again at once', async () => {
    await showFeed(
      test,
      server.on('/never', (_, response) => response.writeHead(500).end()),
    )
    for (const time of [1, 2]) {
      const { status, body } = await list('fora')
      expect([time, status, body['code']]).toEqual([time, 503, 'UNAVAILABLE'])
      await readDueFeeds(test)
    }
    expect(server.times('/never')).toBe(1)
  })

  it('is asked once by processes that look together', async () => {
    await showFeed(
      test,
      server.on('/many', (_, response) => response.end(rss('um'))),
    )
    await later('25 hours')
    await Promise.all(Array.from({ length: 4 }, () => readDueFeeds(test)))
    expect(server.times('/many')).toBe(2)
  })

  it.runIf(hasWrittenFeeds)(`of 730 episodes goes by pages to its end${absentFeeds}`, async () => {
    await showFeed(
      test,
      server.on('/large', (_, response) => response.end(writtenFeed('giantbomb-podcast.rss'))),
    )
    expect((await list('fora')).body).toMatchObject({ total: 730, copiaDe: null })
    expect(titles(await list('fora', { page: 73 }))).toHaveLength(10)
    expect(titles(await list('fora', { page: 74 }))).toHaveLength(0)
  })
})

describe('GET /podcast/anchor/:code/:id/', () => {
  it('200 with its place in the list; 404 for one of another podcast or church', async () => {
    const items = (await list(codigo, { page: 2 })).body['itens'] as { id: number; title: string }[]
    const { status, body } = await test.call('getPodcastItem', { params: { code: codigo, id: items[2]!.id } })
    expect(status).toBe(200)
    expect(body['item']).toMatchObject({ title: items[2]!.title, position: 13 })
    const rows = await asOwner<{ id: number }>(
      test.target,
      `select id from podcast_item where podcast_codigo = 'harbor' limit 1`,
    )
    for (const params of [
      { code: 'conversas', id: items[2]!.id },
      { code: codigo, id: rows[0]!.id + 1_000_000 },
      { code: 'harbor', id: rows[0]!.id },
    ]) {
      expect((await test.call('getPodcastItem', { params })).status).toBe(404)
    }
  })
})

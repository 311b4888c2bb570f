import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demoChurches } from '@atrio/demo'
import { parseRssFeed } from 'feedsmith'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFeeds } from '../adapters/feeds/feeds.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { asOwner } from '../testing/owner.ts'
import { showFeed } from '../testing/podcast-feed.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { codigo, hosts } = demoChurches.full
// A busy machine is no reason for another result.
const soon = { timeout: 20_000 }

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
      test,
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
      test,
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
      test,
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
  const get = (host: string, headers = {}) =>
    test.app.inject({ url: '/podcast.xml', headers: { host: `${host}:3000`, ...headers } })

  it("200 with the chapters of the church's own episodes", async () => {
    const { body } = await get(hosts[0])
    const items = parseRssFeed(body).items ?? []
    expect(items.find(({ title }) => title === 'A mesa vem antes')?.psc?.chapters).toEqual([
      { start: '00:00:00.000', title: 'O caminho de Emaús' },
      { start: '00:00:20.000', title: 'Quem senta à mesa' },
      { start: '00:00:40.000', title: 'Uma oração para a semana' },
    ])
    expect(items.filter(({ psc }) => psc)).toHaveLength(1)
  })

  it('200 a feed that parses back to the same episodes', async () => {
    const { statusCode, headers, body } = await get(hosts[0])
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const feed = parseRssFeed(body)
    const origin = `http://${hosts[0]}:3000`
    expect(feed).toMatchObject({
      title: 'Porta aberta',
      language: 'pt-BR',
      link: `${origin}/podcast`,
      atom: { links: [{ href: `${origin}/podcast.xml`, rel: 'self' }] },
    })
    expect(feed.items).toHaveLength(23)
    expect(new Set(feed.items!.map(({ guid }) => guid!.value)).size).toBe(23)
    const sizes = await asOwner<{ guid: string; size: string }>(
      test.target,
      'select guid, audio_length::text as size from podcast_item where podcast_codigo = $1',
      [codigo],
    )
    for (const { guid, enclosures, itunes } of feed.items!) {
      const size = Number(sizes.find((row) => row.guid === guid!.value)!.size)
      expect(enclosures).toEqual([
        { url: expect.stringContaining(`${origin}/media/`), length: size, type: 'audio/wav' },
      ])
      expect(size).toBe(44 + itunes!.duration! * 8_000)
    }
  })

  it('200 with each field that directories of podcasts require', async () => {
    const { body } = await get(hosts[0])
    const origin = `http://${hosts[0]}:3000`
    const head = body.slice(0, body.indexOf('<item>'))
    const [picture] = /<image>.*<\/image>/s.exec(head)!
    // Its picture has a title and a link of its own.
    const channel = head.replace(picture, '')
    const required: Record<string, RegExp> = {
      title: /<title>Porta aberta<\/title>/,
      description: /<description>.{20,4000}<\/description>/s,
      link: new RegExp(`<link>${origin}/podcast</link>`),
      language: /<language>pt-BR<\/language>/,
      'atom:link': new RegExp(
        `<atom:link href="${origin}/podcast.xml" rel="self" type="application/rss\\+xml"`,
      ),
      'itunes:image': new RegExp(`<itunes:image href="${origin}/podcast.jpg"`),
      'itunes:summary': /<itunes:summary>[^<]{20,4000}<\/itunes:summary>/,
      copyright: /<copyright>[^<]+<\/copyright>/,
      lastBuildDate: /<lastBuildDate>\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT</,
      'itunes:explicit': /<itunes:explicit>false<\/itunes:explicit>/,
      'itunes:category':
        /<itunes:category text="Religion &amp; Spirituality">\s*<itunes:category text="Christianity"/,
      'itunes:author': /<itunes:author>[^<]+<\/itunes:author>/,
      'itunes:owner': /<itunes:owner>\s*<itunes:name>[^<]+<\/itunes:name>\s*<itunes:email>[^<@\s]+@[^<\s]+</,
      'itunes:type': /<itunes:type>episodic</,
      'podcast:guid': /<podcast:guid>[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}</,
      'podcast:locked': /<podcast:locked owner="[^"@\s]+@[^"\s]+">yes</,
      'podcast:medium': /<podcast:medium>podcast</,
    }
    const missingIn = (part: string, fields: Record<string, RegExp>) =>
      Object.keys(fields).filter((field) => !fields[field]!.test(part))
    expect(missingIn(channel, required)).toEqual([])
    const ofPicture = {
      url: new RegExp(`<url>${origin}/podcast.jpg</url>`),
      title: /<title>Porta aberta<\/title>/,
      link: new RegExp(`<link>${origin}/podcast</link>`),
    }
    expect(missingIn(picture, ofPicture)).toEqual([])
    const inItem: Record<string, RegExp> = {
      title: /<title>[^<]+</,
      guid: /<guid isPermaLink="false">[^<]+</,
      pubDate: /<pubDate>\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT</,
      description: /<description>[^]{1,4000}<\/description>/,
      'content:encoded': /<content:encoded>[^]+<\/content:encoded>/,
      enclosure: new RegExp(`<enclosure url="${origin}/media/[^"]+" length="[1-9]\\d+" type="audio/[a-z]+"`),
      'itunes:duration': /<itunes:duration>[1-9]\d*</,
      'itunes:explicit': /<itunes:explicit>(?:true|false)</,
      'itunes:episodeType': /<itunes:episodeType>full</,
      link: new RegExp(`<link>${origin}/podcast\\?episodio=\\d+<`),
    }
    const items = body.split('<item>').slice(1)
    expect([...new Set(items.flatMap((item) => missingIn(item, inItem)))]).toEqual([])
    expect(body).not.toMatch(/<itunes:explicit>(?:yes|no)</)
  })

  it('says what the church says of its words, and how large each recording is', async () => {
    const { igreja_id: id, audio_file: file } = (
      await asOwner<{ igreja_id: number; audio_file: string }>(
        test.target,
        `select igreja_id, audio_file from podcast_item where podcast_codigo = $1 order by id limit 1`,
        [codigo],
      )
    )[0]!
    const stored = join(test.deps.env.mediaDir, file.replace('/media/', ''))
    await mkdir(dirname(stored), { recursive: true })
    await writeFile(stored, Buffer.alloc(4_321))
    const set = (explicit: boolean) =>
      asOwner(
        test.target,
        `update podcast set flag_explicito = $2 where igreja_id = $1 and feed_url is null`,
        [id, explicit],
      )
    expect(explicit((await get(hosts[0])).body)).toEqual({ podcast: 'false', adults: ['Setenta vezes sete'] })
    // Directories take a picture of an episode of these kinds alone.
    const paint = (guid: string, picture: string | null) =>
      asOwner(test.target, 'update podcast_item set background = $2 where guid = $1', [guid, picture])
    await paint(`${codigo}-1`, '/media/1/capa.png')
    await paint(`${codigo}-2`, '/media/1/capa.webp')
    await set(true)
    // One of the episodes says so of itself before as well.
    await expect.poll(async () => (await get(hosts[0])).body, soon).not.toContain('<itunes:explicit>false<')
    const { body } = await get(hosts[0])
    expect(body).toContain('<itunes:explicit>true<')
    expect(body).toContain(`${file}" length="4321"`)
    const ofEpisodes = body.slice(body.indexOf('<item>'))
    expect(ofEpisodes.match(/<itunes:image [^>]+>/g)).toEqual([
      `<itunes:image href="http://${hosts[0]}:3000/media/1/capa.png"/>`,
    ])
    for (const number of [1, 2]) await paint(`${codigo}-${number}`, null)
    await set(false)
    await expect
      .poll(async () => explicit((await get(hosts[0])).body), soon)
      .toEqual({ podcast: 'false', adults: ['Setenta vezes sete'] })
    await rm(stored)
  })

  it('304 for who has it, and anew when an episode changes', async () => {
    const etag = (await get(hosts[0])).headers.etag as string
    expect((await get(hosts[0], { 'if-none-match': etag })).statusCode).toBe(304)
    await asOwner(test.target, `update podcast_item set title = title || '!' where guid = $1`, [
      `${codigo}-1`,
    ])
    await expect.poll(async () => (await get(hosts[0], { 'if-none-match': etag })).statusCode, soon).toBe(200)
  })

  it('404 where there is none, where the church is inactive, and at an unknown host', async () => {
    for (const host of [demoChurches.sparse.hosts[0], demoChurches.inactive.hosts[0], 'nada.example']) {
      expect((await get(host)).statusCode).toBe(404)
    }
  })
})

/** What a feed says of its words: of them all, and which episodes are for adults alone. */
function explicit(body: string) {
  const [channel, ...items] = body.split('<item>')
  return {
    podcast: /<itunes:explicit>(\w+)</.exec(channel!)?.[1],
    adults: items
      .filter((item) => item.includes('<itunes:explicit>true<'))
      .map((item) => /<title>([^<]+)</.exec(item)?.[1]),
  }
}

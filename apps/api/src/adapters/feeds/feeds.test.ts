import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { absentFeeds, hasWrittenFeeds, startFeedServer, writtenFeed } from '../../testing/feed-server.ts'
import { createFeeds, type FeedAnswer, type Feeds } from './feeds.ts'

let server: Awaited<ReturnType<typeof startFeedServer>>
let feeds: Feeds
let mediaDir: string
beforeAll(async () => {
  server = await startFeedServer()
  mediaDir = await mkdtemp(join(tmpdir(), 'atrio-feeds-'))
  feeds = createFeeds({ mediaDir, trusted: [server.host], deadlineMs: 3_000 })
})
afterAll(async () => {
  await server.close()
  await rm(mediaDir, { recursive: true })
})

const none = { igrejaId: 7, etag: null, ultimaModificacao: null }
const read = (url: string, version = {}) => feeds.read({ url, ...none, ...version })
const small = (title = 'A') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>P</title><item><title>${title}</title><enclosure url="https://a.example/1.mp3" type="audio/mpeg" length="9"/></item></channel></rss>`
const failed = (reason: string) => ({ kind: 'failed', reason })

function found(answer: FeedAnswer) {
  if (answer.kind !== 'found') throw new Error(`no feed: ${JSON.stringify(answer)}`)
  return answer.feed
}

describe.runIf(hasWrittenFeeds)(`feeds written by others${absentFeeds}`, { timeout: 60_000 }, () => {
  const readWritten = async (name: string, type = 'application/xml') =>
    found(
      // However busy the machine is: what is read here is the point, not how fast.
      await createFeeds({ mediaDir, trusted: [server.host], deadlineMs: 60_000 }).read({
        url: server.on(`/${name}`, (_, response) =>
          response.writeHead(200, { 'content-type': type }).end(writtenFeed(name)),
        ),
        ...none,
      }),
    )

  it('reads 730 episodes with sound, dates and lengths', async () => {
    const feed = await readWritten('giantbomb-podcast.rss')
    expect(feed.items).toHaveLength(730)
    expect(feed.items.every(({ audioFile }) => audioFile?.startsWith('https://'))).toBe(true)
    expect(feed.items[0]).toMatchObject({
      guid: '1600-2823',
      title: 'Giant Bombcast 603: Call of Tuesday',
      publishedAt: '2019-10-01T22:30:00.000Z',
      duration: 10_475,
      audioLength: 105_003_355,
    })
  })

  it('reads texts in the encoding that the feed declares', async () => {
    expect((await readWritten('encoding.rss')).items[0]!.title).toContain('Mãe de utente')
    const uol = await readWritten('uolNoticias.rss', 'text/xml; charset=ISO-8859-1')
    expect(uol.items[0]!.title).toContain('simulações de 2º turno')
    // "Seg, 24 Set 2018" is no date that programs know.
    expect(uol.items[0]!.publishedAt).toBeNull()
  })

  it.each([
    // Of 131 entries one stands in it twice.
    ['itunes-missing-image.rss', 130],
    ['item-itunes-episodeType.rss', 1],
    ['narro.rss', 1],
    ['pagination-links.rss', 1],
    ['podcast-namespace.xml', 3],
    ['heraldsun.rss', 2],
    ['itunes-href.rss', 10],
  ])('shows what can be shown of %s', async (name, count) => {
    const { items } = await readWritten(name)
    expect(items).toHaveLength(count)
    expect(items.filter(({ title, guid }) => !title || !guid)).toEqual([])
    expect(JSON.stringify(items)).not.toMatch(/<script|onerror|javascript:/i)
  })
})

describe('a feed that has not changed', () => {
  it('is told by its mark, and read again when the mark is another', async () => {
    const url = server.on('/etag', (request, response) => {
      const same = request.headers['if-none-match'] === '"1"'
      response.writeHead(same ? 304 : 200, { etag: '"1"' }).end(same ? '' : small())
    })
    expect(await read(url)).toMatchObject({ kind: 'found', etag: '"1"' })
    expect(await read(url, { etag: '"1"' })).toEqual({ kind: 'unchanged' })
    expect(await read(url, { etag: '"0"' })).toMatchObject({ kind: 'found' })
  })
})

describe('odd feeds', () => {
  it.each([
    ['no XML', 'Not found, sorry'],
    ['HTML', '<!doctype html><html><body><p>Hello</p></body></html>'],
    ['nothing', ''],
    ['XML that breaks off', '<?xml version="1.0"?><rss><chan'],
    [
      'entities that multiply',
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${small('&b;')}`,
    ],
    [
      'an entity that reads a file',
      `<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>${small('&a;')}`,
    ],
  ])('%s is not a feed', async (name, body) => {
    const url = server.on(`/odd-${name.replaceAll(' ', '-')}`, (_, response) => response.end(body))
    expect(await read(url)).toEqual(failed('not-a-feed'))
  })

  it('cleans what would run', async () => {
    const item = `<title>A</title><description><![CDATA[<p onclick="x()">Hi <script>x()</script></p>]]></description><link>javascript:x()</link><enclosure url="data:audio/mp3,x" type="audio/mpeg"/>`
    const url = server.on('/runs', (_, response) =>
      response.end(`<rss version="2.0"><channel><title>P</title><item>${item}</item></channel></rss>`),
    )
    const [only] = found(await read(url)).items
    expect(only).toMatchObject({ title: 'A', description: '<p>Hi </p>', link: null, audioFile: null })
  })

  it('keeps the good entries beside bad ones, each once', async () => {
    const entries = [
      '<item></item>',
      '<item><title>One</title><guid>1</guid><pubDate>yesterday</pubDate><itunes:duration>long</itunes:duration></item>',
      '<item><title>One again</title><guid>1</guid></item>',
      '<item><enclosure url="http://a.example/two.mp3"/></item>',
    ]
    const url = server.on('/mixed', (_, response) =>
      response.end(
        `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>P</title>${entries.join('')}</channel></rss>`,
      ),
    )
    expect(found(await read(url)).items).toMatchObject([
      { guid: '1', title: 'One again', publishedAt: null, duration: null },
      { title: 'two.mp3', audioFile: 'https://a.example/two.mp3' },
    ])
  })
})

describe('servers that would do harm', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:5432/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://user:secret@93.184.215.14/',
    'http://93.184.215.14:6379/',
    'file:///etc/passwd',
    'ftp://a.example/feed',
    'gopher://a.example/',
    'nonsense',
  ])('%s is never dialled', async (url) => {
    expect(await read(url)).toEqual(failed('refused'))
  })

  it.each([
    'http://127.0.0.1:1/secret',
    'http://169.254.169.254/',
    'http://[::ffff:10.0.0.1]/',
    'file:///etc/passwd',
    '//10.0.0.1/',
  ])('a redirect to %s is not followed', async (location) => {
    const url = server.on('/redirect', (_, response) => response.writeHead(302, { location }).end())
    expect(await read(url)).toEqual(failed('refused'))
  })

  it('a name that leads inside is not dialled, whatever it led to before', async () => {
    const answers = ['10.0.0.1']
    const rebinding = createFeeds({
      mediaDir,
      resolve: async () => [{ address: answers[0]!, family: 4 }],
    })
    expect(await rebinding.read({ url: 'http://feeds.example/', ...none })).toEqual(failed('refused'))
  })

  it('a public name is dialled at the address that was looked at, and asked for once', async () => {
    let asked = 0
    const pinned = createFeeds({
      mediaDir,
      deadlineMs: 400,
      // TEST-NET would be refused; this one is public and, from here, answers nobody.
      resolve: async () => {
        asked += 1
        return [{ address: '192.88.98.1', family: 4 }]
      },
    })
    const answer = await pinned.read({ url: 'http://feeds.example/', ...none })
    expect(answer.kind).toBe('failed')
    expect(answer).not.toEqual(failed('refused'))
    expect(asked).toBe(1)
  })

  it('follows three redirects and not a fourth', async () => {
    for (const hop of [1, 2, 3, 4]) {
      server.on(`/hop-${hop}`, (_, response) =>
        response.writeHead(301, { location: hop === 1 ? '/end' : `/hop-${hop - 1}` }).end(),
      )
    }
    server.on('/end', (_, response) => response.end(small()))
    expect((await read(`http://${server.host}/hop-3`)).kind).toBe('found')
    expect(await read(`http://${server.host}/hop-4`)).toEqual(failed('redirects'))
  })

  it('a body that never ends is cut off, whether it says its length or not', async () => {
    const endless = server.on('/endless', (_, response) => {
      const more = () =>
        response.write('x'.repeat(64 * 1024), () => !response.destroyed && setImmediate(more))
      more()
    })
    const huge = server.on('/huge', (_, response) =>
      response.writeHead(200, { 'content-length': 6 * 1024 * 1024 }).flushHeaders(),
    )
    expect(await read(endless)).toEqual(failed('large'))
    expect(await read(huge)).toEqual(failed('large'))
  })

  it('a small packed body that holds gigabytes is cut off', async () => {
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024))
    expect(packed.length).toBeLessThan(100_000)
    const url = server.on('/bomb', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    )
    expect(await read(url)).toEqual(failed('large'))
  })

  it.each([
    ['says nothing', () => {}],
    [
      'sends one letter a second',
      (response: import('node:http').ServerResponse) => {
        const timer = setInterval(() => response.write('<'), 300)
        response.once('close', () => clearInterval(timer))
      },
    ],
  ])('one that %s is given up in time', async (name, answer) => {
    const url = server.on(`/slow-${name.length}`, (_, response) => answer(response))
    const started = Date.now()
    expect(await read(url)).toEqual(failed('slow'))
    expect(Date.now() - started).toBeLessThan(3_600)
  })

  it('one that is down, or answers with an error, is a failure and no more', async () => {
    expect(
      await createFeeds({ mediaDir, trusted: ['127.0.0.1:9'] }).read({ url: 'http://127.0.0.1:9/', ...none }),
    ).toEqual(failed('unreachable'))
    const url = server.on('/broken', (_, response) => response.writeHead(500).end(small()))
    expect(await read(url)).toEqual(failed('status'))
  })
})

describe("feeds among the church's own files", () => {
  it('are read from its folder and from no other', async () => {
    await mkdir(join(mediaDir, '7'))
    await mkdir(join(mediaDir, '8'))
    for (const igreja of ['7', '8']) {
      await writeFile(
        join(mediaDir, igreja, 'feed.xml'),
        small().replace('https://a.example/1.mp3', '/media/7/1.wav'),
      )
    }
    const answer = await read('/media/7/feed.xml')
    expect(found(answer).items[0]!.audioFile).toBe('/media/7/1.wav')
    const { etag } = answer as { etag: string }
    expect(await read('/media/7/feed.xml', { etag })).toEqual({ kind: 'unchanged' })
    for (const url of [
      '/media/8/feed.xml',
      '/media/7/../8/feed.xml',
      '/etc/passwd',
      '/media/7/.hidden.xml',
    ]) {
      expect(await read(url)).toEqual(failed('refused'))
    }
    expect(await read('/media/7/absent.xml')).toEqual(failed('unreachable'))
  })
})

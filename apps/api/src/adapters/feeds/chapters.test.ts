import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFeedServer } from '../../testing/feed-server.ts'
import { createFeeds, type Feeds } from './feeds.ts'

let server: Awaited<ReturnType<typeof startFeedServer>>
let feeds: Feeds
let mediaDir: string
beforeAll(async () => {
  server = await startFeedServer()
  mediaDir = await mkdtemp(join(tmpdir(), 'atrio-chapters-'))
  feeds = createFeeds({ mediaDir, trusted: [server.host], deadlineMs: 3_000 })
})
afterAll(async () => {
  await server.close()
  await rm(mediaDir, { recursive: true })
})

describe('chapters', () => {
  const readFile = (url: string) => feeds.readChapters({ url, igrejaId: 7 })
  const answering = (name: string, body: string) =>
    server.on(`/chapters-${name}`, (_, response) => response.end(body))
  const three = [
    { inicio: 0, texto: 'A' },
    { inicio: 72.5, texto: 'B & C' },
    { inicio: 3_723, texto: 'D' },
  ]

  it('that stand in the feed are read in order, the broken ones left out', async () => {
    const chapters = [
      ['1:02:03', 'D'],
      ['00:01:12.5', 'B &amp; C'],
      ['0', 'A'],
      ['soon', 'E'],
      ['-5', 'F'],
      ['9', ''],
    ].map(([start, title]) => `<psc:chapter start="${start}" title="${title}"/>`)
    const item = `<title>A</title><psc:chapters version="1.2">${chapters.join('')}</psc:chapters><podcast:chapters url="/c.json" type="application/json+chapters"/>`
    const url = server.on('/psc', (_, response) =>
      response.end(
        `<rss version="2.0" xmlns:psc="http://podlove.org/simple-chapters" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>P</title><item>${item}</item><item><title>B</title></item></channel></rss>`,
      ),
    )
    const answer = await feeds.read({ url, igrejaId: 7, etag: null, ultimaModificacao: null })
    const items = answer.kind === 'found' ? answer.feed.items : []
    expect(items[0]).toMatchObject({ chapters: three, chaptersUrl: `http://${server.host}/c.json` })
    expect(items[1]).toMatchObject({ chapters: [], chaptersUrl: null })
  })

  it('of a file of their own are read in order, those for pictures alone left out', async () => {
    const url = answering(
      'good',
      JSON.stringify({
        version: '1.2.0',
        chapters: [
          { startTime: 72.5, title: ' B & C ' },
          { startTime: 0, title: 'A', img: 'https://a.example/a.png' },
          { startTime: 30, title: 'A picture', toc: false },
          { startTime: 40 },
          { startTime: 3723, title: 'D' },
          null,
        ],
      }),
    )
    expect(await readFile(url)).toEqual(three)
  })

  it.each([
    ['HTML', '<p>Not here</p>'],
    ['nothing', ''],
    ['another-file', '{"items":[]}'],
    ['no-list', '{"chapters":"x"}'],
    ['too-much', JSON.stringify({ chapters: [{ startTime: 0, title: 'x'.repeat(600_000) }] })],
  ])('are none in a file of %s', async (name, body) => {
    expect(await readFile(answering(name, body))).toBeNull()
  })

  it.each([
    'http://127.0.0.1/c.json',
    'http://169.254.169.254/c.json',
    'file:///etc/passwd',
    '/media/8/c.json',
    '/media/7/../8/c.json',
  ])('at %s are never asked for', async (url) => {
    expect(await readFile(url)).toBeNull()
  })
})

import { parseFeed as parseOther } from '@rowanmanning/feed-parser'
import { describe, expect, it } from 'vitest'
import { absentFeeds, hasWrittenFeeds, listWrittenFeeds, writtenFeed } from '../../testing/feed-server.ts'
import { decodeXml } from './decode-xml.ts'
import { parseFeed } from './parse-feed.ts'

const parse = (text: string) => parseFeed(Buffer.from(text), '', 'https://a.example/feed')
const NAMESPACES =
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom"'
const rss = (inside: string) => parse(`<rss version="2.0" ${NAMESPACES}><channel>${inside}</channel></rss>`)
const item = (inside: string) => rss(`<title>P</title><item><title>A</title>${inside}</item>`).items[0]!

describe('a feed in each format', () => {
  it('Atom: titles, texts and recordings say what they are', () => {
    const feed = parse(`<feed xmlns="http://www.w3.org/2005/Atom" ${NAMESPACES}>
      <title type="html">P</title><subtitle type="text">a &lt;b&gt; c</subtitle><author><name>Ana</name></author>
      <link rel="self" href="/feed"/><link href="/about"/><logo>/cover.png</logo>
      <entry><id>urn:1</id><title type="html">Faith &amp;amp; &lt;i&gt;hope&lt;/i&gt;</title>
        <link rel="enclosure" href="https://b.example/1" type="audio/mpeg" length="900"/>
        <link rel="alternate" href="/1"/><published>2026-01-02T03:04:05Z</published>
        <updated>2026-02-02T03:04:05Z</updated><itunes:duration>1:05</itunes:duration>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One <b>two</b></p></div></content></entry>
      <entry><id>urn:2</id><title>Two</title><updated>2026-01-01T00:00:00Z</updated>
        <content src="https://b.example/2" type="audio/ogg"/><summary>Words</summary></entry></feed>`)
    expect(feed).toMatchObject({
      descricao: '<p>a &lt;b&gt; c</p>',
      autor: 'Ana',
      imagem: 'https://a.example/cover.png',
      site: 'https://a.example/about',
      items: [
        {
          guid: 'urn:1',
          title: 'Faith & hope',
          link: 'https://a.example/1',
          publishedAt: '2026-01-02T03:04:05.000Z',
          audioFile: 'https://b.example/1',
          audioType: 'audio/mpeg',
          audioLength: 900,
          duration: 65,
        },
        {
          guid: 'urn:2',
          audioFile: 'https://b.example/2',
          audioType: 'audio/ogg',
          description: '<p>Words</p>',
        },
      ],
    })
    expect(feed.items[0]!.description).toContain('<p>One <b>two</b></p>')
  })

  it('Atom 0.3', () => {
    expect(
      parse(`<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>P</title><tagline>T</tagline>
        <entry><id>x</id><title mode="escaped">One</title><link rel="alternate" href="/1"/>
        <issued>2004-01-02T03:04:05Z</issued></entry></feed>`),
    ).toMatchObject({
      descricao: '<p>T</p>',
      items: [{ title: 'One', link: 'https://a.example/1', publishedAt: '2004-01-02T03:04:05.000Z' }],
    })
  })

  it.each(['1', '1.1'])('JSON Feed %s: type, size, length and plain text', (version) => {
    const author = { name: 'Ana' }
    const feed = parse(
      JSON.stringify({
        version: `https://jsonfeed.org/version/${version}`,
        title: 'P',
        description: '1 < 2',
        icon: 'https://a.example/i.png',
        home_page_url: 'https://a.example/',
        ...(version === '1' ? { author } : { authors: [author] }),
        items: [
          {
            id: '1',
            title: 'One',
            url: '/1',
            content_text: 'First <b>\n\nSecond',
            image: '/1.jpg',
            date_published: '2026-01-02T03:04:05Z',
            attachments: [
              { url: '/1.pdf', mime_type: 'application/pdf' },
              { url: '/stream', mime_type: 'audio/x-m4a', size_in_bytes: 12, duration_in_seconds: 61.4 },
            ],
          },
          { id: '2', content_html: '<p>Only <b>words</b></p>', title: 'Two', external_url: '/2' },
        ],
      }),
    )
    expect(feed).toEqual({
      descricao: '<p>1 &lt; 2</p>',
      autor: 'Ana',
      imagem: 'https://a.example/i.png',
      site: 'https://a.example/',
      items: [
        expect.objectContaining({
          description: '<p>First &lt;b&gt;</p><p>Second</p>',
          background: 'https://a.example/1.jpg',
          publishedAt: '2026-01-02T03:04:05.000Z',
          audioFile: 'https://a.example/stream',
          audioType: 'audio/x-m4a',
          audioLength: 12,
          duration: 61,
        }),
        expect.objectContaining({
          description: '<p>Only <b>words</b></p>',
          link: 'https://a.example/2',
          audioFile: null,
        }),
      ],
    })
  })

  it.each(['yes', 'true', 'explicit'])('an entry for adults alone, in the word %s', (word) => {
    const { items } = parse(
      `<rss version="2.0" ${NAMESPACES}><channel><title>P</title>
        <item><title>One</title><guid>1</guid><itunes:explicit>${word}</itunes:explicit></item>
        <item><title>Two</title><guid>2</guid><itunes:explicit>clean</itunes:explicit></item>
        <item><title>Three</title><guid>3</guid></item></channel></rss>`,
    )
    expect(items.map(({ explicit }) => explicit)).toEqual([true, false, false])
  })

  it('RSS 1.0: names, dates and texts of other namespaces', () => {
    expect(
      parse(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${NAMESPACES}>
        <channel rdf:about="https://a.example/"><title>P</title><link>https://a.example/</link>
        <description>D</description></channel><image><url>/i.png</url><title>P</title></image>
        <item rdf:about="https://a.example/one"><title>One</title><link>/1</link>
        <dc:date>2026-01-02T03:04:05Z</dc:date><content:encoded>&lt;p&gt;T&lt;/p&gt;</content:encoded></item></rdf:RDF>`),
    ).toMatchObject({
      descricao: '<p>D</p>',
      imagem: 'https://a.example/i.png',
      items: [
        {
          guid: 'https://a.example/one',
          link: 'https://a.example/1',
          description: '<p>T</p>',
          publishedAt: '2026-01-02T03:04:05.000Z',
        },
      ],
    })
  })
})

describe('a recording', () => {
  it.each([
    ['its type', '<enclosure url="/get?id=1" type="Audio/MPEG; x=1" length="5"/>', 'audio/mpeg'],
    ['its medium', '<media:content url="/get?id=2" medium="audio"/>', null],
    [
      'its ending',
      '<enclosure url="/1.M4A?x=.pdf" type="application/octet-stream" length="5"/>',
      'audio/mp4',
    ],
    ['a link', '<atom:link rel="enclosure" href="/3" type="audio/ogg"/>', 'audio/ogg'],
    [
      'a group',
      '<media:group><media:content url="/a.mp4" type="video/mp4"/><media:content url="/a" type="audio/aac" fileSize="7" duration="9"/></media:group>',
      'audio/aac',
    ],
  ])('is known by %s', (_, inside, audioType) => {
    const { audioFile, audioType: read } = item(inside)
    expect([audioFile, read]).toEqual([expect.stringMatching(/^https:\/\/a\.example\//), audioType])
  })

  it.each([
    '<enclosure url="/1.mp3" type="image/png" length="5"/>',
    '<enclosure url="/1.pdf" type="application/pdf" length="5"/>',
    '<enclosure url="javascript:x.mp3" type="audio/mpeg" length="5"/>',
  ])('is none in %s', (inside) => expect(item(inside).audioFile).toBeNull())
})

describe('what says nothing', () => {
  it.each([
    '<itunes:image href="not a picture"/>',
    '<itunes:image href="none"/>',
    '<itunes:image href=""/>',
    '<itunes:image/>',
    '<itunes:image href="javascript:x"/>',
    '<itunes:image href="https://"/>',
  ])('hides no picture that does: %s', (broken) => {
    const feed = rss(
      `<title>P</title>${broken}<image><url>/p.png</url></image>
       <item><title>A</title>${broken}<media:thumbnail url="/t.png"/></item>`,
    )
    expect([feed.imagem, feed.items[0]!.background]).toEqual([
      'https://a.example/p.png',
      'https://a.example/t.png',
    ])
  })

  it.each([
    '',
    ' \n\n ',
    '<![CDATA[<p></p>]]>',
    '<![CDATA[<p>&nbsp;</p><br>]]>',
    '<![CDATA[<script>x</script>]]>',
  ])('is no description, and hides none that does: %j', (empty) => {
    const feed = rss(`<title>P</title><description>${empty}</description>`)
    expect(feed.descricao).toBeNull()
    expect(item(`<description>${empty}</description>`).description).toBe('')
    expect(
      item(`<content:encoded>${empty}</content:encoded><description>Words</description>`).description,
    ).toBe('<p>Words</p>')
  })
})

describe.runIf(hasWrittenFeeds)(`another reader${absentFeeds}`, () => {
  it.each(listWrittenFeeds())('reads the same in %s', (name) => {
    const body = writtenFeed(name)
    const ours = parseFeed(body, '', 'https://a.example/feed')
    const theirs = parseOther(decodeXml(body, ''))
    // A feed may have the same entry twice, of which we keep one.
    const byKey = new Map(
      theirs.items.map((entry) => [keyOf(entry.title, soundOf(entry)?.url, entry.url), entry]),
    )
    const names = new Set(theirs.items.map((entry) => `${entry.id ?? entry.url} ${soundOf(entry)?.url}`))
    expect(ours.items.length).toBe(names.size)
    expect(ours.site).toBe(overTls(theirs.url))
    // The channel's two pictures may differ in what follows the `?`.
    expect(ours.imagem?.split('?')[0]).toBe(overTls(theirs.image?.url)?.split('?')[0])
    for (const { title, link, publishedAt, audioFile, audioType, audioLength, background } of ours.items) {
      const their = byKey.get(keyOf(title, audioFile, link))!
      const sound = soundOf(their)
      expect({ title, link, publishedAt, audioFile, audioType, audioLength, background }).toEqual({
        title: oneLine(their.title),
        link: overTls(their.url),
        publishedAt: their.published?.toISOString() ?? null,
        audioFile: overTls(sound?.url),
        // A type that no browser knows is told by the file's ending.
        audioType: sound?.mimeType?.replace('x-audio/mp3', 'audio/mpeg') ?? null,
        audioLength: sound?.length || null,
        background: overTls(their.image?.url),
      })
    }
  })
})

function soundOf({ media }: ReturnType<typeof parseOther>['items'][number]) {
  return media.find(({ type }) => type?.endsWith('audio'))
}

function keyOf(title: string | null, audio: string | null | undefined, link: string | null): string {
  return `${oneLine(title)} ${overTls(audio) ?? overTls(link)}`
}

function oneLine(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** As we write addresses. */
function overTls(address: string | null | undefined): string | null {
  return address ? new URL(address.replace(/^http:/, 'https:')).href : null
}

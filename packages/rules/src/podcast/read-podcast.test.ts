import { describe, expect, it } from 'vitest'
import { readPodcast } from './read-podcast.ts'

const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Voz</title>${items
    .map((item) => `<item>${item}</item>`)
    .join('')}</channel></rss>`
const sound = '<enclosure url="https://voz.example/a.mp3" type="audio/mpeg" length="9"/>'
const read = (...items: string[]) => {
  const found = readPodcast(rss(...items))
  if ('refused' in found) throw new Error(found.refused)
  return found.episodios
}

describe('an episode of a podcast file', () => {
  it('has its name, sound, length, day and words, and no markup', () => {
    expect(
      read(
        `<title>Fé &amp; obras</title>${sound}<itunes:duration>1:02:03</itunes:duration>
         <pubDate>Sun, 10 Jan 2027 09:00:00 -0300</pubDate><link>https://voz.example/1</link>
         <description><![CDATA[<p>Um</p><script>alert(1)</script><p>Dois</p>]]></description>`,
      ),
    ).toEqual([
      {
        title: 'Fé & obras',
        audioFile: 'https://voz.example/a.mp3',
        duration: 3_723,
        publishedAt: '2027-01-10T12:00:00.000Z',
        description: 'Um\nDois',
        link: 'https://voz.example/1',
      },
    ])
  })

  it.each([
    ['no name', sound],
    ['no sound', '<title>a</title>'],
    ['a film', '<title>a</title><enclosure url="https://voz.example/a.mp4" type="video/mp4"/>'],
    [
      'an address that browsers would run',
      '<title>a</title><enclosure url="javascript:alert(1)" type="audio/mpeg"/>',
    ],
  ])('with %s is none', (_, item) => {
    expect(readPodcast(rss(item))).toEqual({ refused: 'empty' })
  })

  it('of a length, a day or a link that there is not begins without', () => {
    const item = `<title>a</title>${sound}<itunes:duration>longo</itunes:duration><pubDate>ontem</pubDate><link>ftp://x</link>`
    expect(read(item)).toMatchObject([{ duration: null, publishedAt: null, link: null, description: null }])
  })

  it('is refused in a file that is no podcast, is not well-formed, brings entities of its own, or is too long', () => {
    expect(readPodcast('<html></html>')).toEqual({ refused: 'kind' })
    expect(readPodcast('<rss><channel></rss>')).toEqual({ refused: 'kind' })
    expect(readPodcast(`<!DOCTYPE rss [<!ENTITY a "b">]>${rss(sound)}`)).toEqual({ refused: 'kind' })
    expect(readPodcast('x'.repeat(5_300_000))).toEqual({ refused: 'long' })
    expect(readPodcast(rss(...Array.from({ length: 501 }, () => `<title>a</title>${sound}`)))).toEqual({
      refused: 'long',
    })
  })
})

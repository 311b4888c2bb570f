import { FEED_COVER, recordingName, recordingSeconds, type DemoFeed } from './demo-podcast.ts'
import { recordingBytes } from './recording.ts'

const WEEK = 7 * 86_400_000
// Not the day of loading: a feed of others has dates of its own.
const NEWEST = Date.parse('2026-11-12T09:00:00Z')

/** The feed as a file of the church's media, so that the demo needs no network. */
export function writeFeed(feed: DemoFeed, igrejaId: number): string {
  const media = (name: string) => `/media/${igrejaId}/${name}`
  const items = feed.episodes.map(([title, notes, chapters], index) =>
    [
      '<item>',
      `<title>${escape(title)}</title>`,
      `<description>${escape(notes)}</description>`,
      `<guid isPermaLink="false">${feed.codigo}-${feed.episodes.length - index}</guid>`,
      `<pubDate>${new Date(NEWEST - index * 2 * WEEK).toUTCString()}</pubDate>`,
      `<itunes:duration>${recordingSeconds(index)}</itunes:duration>`,
      `<enclosure url="${media(recordingName(index))}" length="${recordingBytes(recordingSeconds(index))}" type="audio/wav"/>`,
      ...(chapters
        ? [
            `<podcast:chapters url="${media(chaptersName(feed.codigo, index))}" type="application/json+chapters"/>`,
          ]
        : []),
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>',
    `<title>${escape(feed.titulo)}</title><description>${escape(feed.descricao)}</description>`,
    `<link>https://conversas.example/</link><itunes:author>${escape(feed.autor)}</itunes:author>`,
    `<itunes:image href="${media(`${FEED_COVER}.svg`)}"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

/** The file of an episode's chapters, beside the feed. */
export function chaptersName(codigo: string, index: number): string {
  return `${codigo}-capitulos-${index + 1}.json`
}

export function writeChapters(chapters: NonNullable<DemoFeed['episodes'][number][2]>): string {
  return JSON.stringify({
    version: '1.2.0',
    chapters: chapters.map(([startTime, title]) => ({ startTime, title })),
  })
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import { childrenOf, readSmallXml, textOf, type XmlNode } from '../songs/files/small-xml.ts'

/** An episode of a podcast file, as one of the church's own would begin with it. */
export interface PodcastEpisode {
  title: string
  /** Where its sound lies. */
  audioFile: string
  /** In seconds. */
  duration: number | null
  publishedAt: string | null
  /** As plain text: whatever else it was written in is nobody's of the church. */
  description: string | null
  link: string | null
}

export type PodcastRefusal = 'kind' | 'empty' | 'long'

export const PODCAST_BYTES = 5 * 1024 * 1024
const MOST_EPISODES = 500

/** Reads the episodes with sound of a podcast's own file: RSS 2.0 with what iTunes adds. */
export function readPodcast(text: string): { episodios: PodcastEpisode[] } | { refused: PodcastRefusal } {
  if (text.length > PODCAST_BYTES) return { refused: 'long' }
  const root = readSmallXml(text)
  const [channel] = root?.name === 'rss' ? childrenOf(root, 'channel') : []
  if (!channel) return { refused: 'kind' }
  const items = childrenOf(channel, 'item')
  if (items.length > MOST_EPISODES) return { refused: 'long' }
  const episodios = items.flatMap((item) => toEpisode(item) ?? [])
  return episodios.length === 0 ? { refused: 'empty' } : { episodios }
}

function toEpisode(item: XmlNode): PodcastEpisode | null {
  const say = (...names: string[]) => {
    for (const name of names) {
      const said = words(childrenOf(item, name)[0])
      if (said !== '') return said
    }
    return null
  }
  const sound = childrenOf(item, 'enclosure').find(
    ({ attributes }) => !attributes['type']?.startsWith('video/'),
  )
  const title = say('title', 'itunes:title')
  const audioFile = sound?.attributes['url']?.trim() ?? ''
  if (title === null || !isAddress(audioFile)) return null
  const link = say('link')
  const published = Date.parse(say('pubDate') ?? '')
  return {
    title: title.slice(0, 150).trim(),
    audioFile,
    duration: secondsOf(say('itunes:duration')),
    publishedAt: Number.isNaN(published) ? null : new Date(published).toISOString(),
    description: say('content:encoded', 'description', 'itunes:summary')?.slice(0, 10_000) ?? null,
    link: link !== null && isAddress(link) ? link : null,
  }
}

const isAddress = (url: string) => url.length <= 500 && /^https:\/\/[^\s"<>]+$/.test(url)

/** `1:02:03`, `62:03` or `3723`. */
function secondsOf(said: string | null): number | null {
  if (said === null || !/^\d{1,5}(:\d{1,2}){0,2}$/.test(said)) return null
  const seconds = said.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return seconds >= 1 && seconds <= 86_400 ? seconds : null
}

/** The words of an element, without the markup that they were written in. */
function words(node: XmlNode | undefined): string {
  return node === undefined
    ? ''
    : textOf(node)
        .replaceAll(/<(script|style)\b[^]*?<\/\1>/gi, '')
        .replaceAll(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/[ \t]+/g, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
}

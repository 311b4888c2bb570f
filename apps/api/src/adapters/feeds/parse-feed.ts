import { sanitizeRichText } from '@atrio/rich-text'
import { parseFeed as parseAny } from 'feedsmith'
import { readChapters, type Capitulo } from './chapters.ts'
import { decodeXml } from './decode-xml.ts'

/** A podcast's feed as far as we use it. */
export interface ParsedFeed {
  /** Sanitised HTML, as every description. */
  descricao: string | null
  autor: string | null
  imagem: string | null
  site: string | null
  items: ParsedItem[]
}

interface ParsedItem {
  /** Names the episode for good; unique in the feed. */
  guid: string
  title: string
  description: string
  background: string | null
  /** ISO; null where the feed's date cannot be read. */
  publishedAt: string | null
  audioFile: string | null
  audioType: string | null
  audioLength: number | null
  /** Seconds. */
  duration: number | null
  link: string | null
  /** Those that stand in the feed itself. */
  chapters: Capitulo[]
  /** The file that has them, where they do not. */
  chaptersUrl: string | null
}

const MAX_ITEMS = 1_000
const MAX_TITLE = 300
const MAX_TEXT = 20_000

/**
 * Reads RSS, Atom, RDF or JSON. Feeds are written by many programs, some of them wrong: an entry that makes sense in
 * part is kept in part.
 * @throws Error for what is no feed, or declares entities: no feed needs any, and bombs are made of them.
 */
export function parseFeed(body: Uint8Array, contentType: string, address: string): ParsedFeed {
  const text = decodeXml(body, contentType)
  if (/<!ENTITY/i.test(text.slice(0, prologEnd(text)))) throw new Error('declares entities')
  const { feed } = parseAny(text) as unknown as { feed: LooseFeed }
  const url = (value: unknown) => absolute(value, address)
  const items = (feed.items ?? feed.entries ?? []).slice(0, MAX_ITEMS).flatMap((item) => {
    const parsed = parseItem(item, url)
    return parsed ? [parsed] : []
  })
  return {
    descricao: notes(feed.description ?? feed.itunes?.summary ?? feed.subtitle ?? '') || null,
    autor: feed.itunes?.author ?? feed.managingEditor?.name ?? null,
    imagem: url(feed.itunes?.image) ?? url(feed.image?.url),
    site: url(feed.link),
    items: withOwnGuids(items),
  }
}

/** Two entries of one name are the same episode, unless their recordings say otherwise. */
function withOwnGuids(items: ParsedItem[]): ParsedItem[] {
  const byGuid = new Map<string, ParsedItem>()
  for (const item of items) {
    const twin = byGuid.get(item.guid)
    const isOther = twin !== undefined && twin.audioFile !== item.audioFile
    const guid = isOther ? `${item.guid} ${item.audioFile}` : item.guid
    byGuid.set(guid, { ...item, guid })
  }
  return [...byGuid.values()]
}

function parseItem(item: LooseItem, url: (value: unknown) => string | null): ParsedItem | null {
  const media = [...(item.enclosures ?? []), ...(item.media?.contents ?? []), ...(item.attachments ?? [])]
  const audio = media.find((file) => url(file.url) !== null && isAudio(file))
  const link = url(item.link ?? item.url ?? item.links?.[0]?.href)
  const audioFile = audio ? url(audio.url) : null
  const title = plain(item.title ?? item.itunes?.title ?? '')
  const guid = typeof item.guid === 'object' ? item.guid.value : (item.guid ?? item.id)
  const name = guid ?? audio?.url ?? link ?? title
  if ((title === '' && audioFile === null) || name === '') return null
  return {
    guid: name.slice(0, 1_000),
    title: (title || new URL(audioFile!).pathname.split('/').at(-1) || name).slice(0, MAX_TITLE),
    description: notes(longest(item)),
    background: url(item.itunes?.image),
    publishedAt: isoDate(item.pubDate ?? item.published ?? item.date_published ?? item.dc?.dates?.[0]),
    audioFile,
    audioType: audio?.type ?? null,
    audioLength: count(audio?.length ?? audio?.fileSize),
    duration: count(item.itunes?.duration),
    link,
    chapters: readChapters(item.psc?.chapters),
    chaptersUrl: url(item.podcast?.chapters?.url),
  }
}

/** Where the document itself begins: only before it can entities be declared. */
function prologEnd(text: string): number {
  const root = /<[a-z]/i.exec(text)
  return root ? root.index : text.length
}

/** An address that a page may show; recordings and pictures over plain HTTP would be blocked, so TLS is tried. */
function absolute(value: unknown, base: string): string | null {
  const given = typeof value === 'string' ? value.trim() : ''
  if (given === '') return null
  // A feed among the church's own files says `/media/…` and means this portal.
  if (base.startsWith('/')) {
    if (/^\/media\/[\w./-]+$/.test(given) && !given.includes('..')) return given
  }
  const url = base.startsWith('/') ? URL.parse(given) : URL.parse(given, base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href.length > 2_000) return null
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  return url.href
}

function isAudio({ type, url }: LooseMedia): boolean {
  if (type && /^(audio|video)\//i.test(type)) return true
  return /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac|mp4)(\?|$)/i.test(url ?? '')
}

function longest(item: LooseItem): string {
  const summary = typeof item.content === 'string' ? item.content : item.content?.encoded
  return summary ?? item.content_html ?? item.description ?? item.itunes?.summary ?? item.summary ?? ''
}

/** HTML that may be stored; plain text gets its lines back. */
function notes(text: string): string {
  const short = text.slice(0, MAX_TEXT)
  const html = /<[a-z/]/i.test(short)
    ? short
    : short
        .split(/\n\s*\n/)
        .map((lines) => `<p>${lines.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')
  return sanitizeRichText(html) ?? ''
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function isoDate(value: string | undefined): string | null {
  const time = value ? Date.parse(value) : Number.NaN
  // Further out is a mistake of the program that wrote it.
  return time > 0 && time < Date.now() + 366 * 86_400_000 ? new Date(time).toISOString() : null
}

function count(value: unknown): number | null {
  const number = Number(value)
  return Number.isFinite(number) && number > 0 && number < 2 ** 31 ? Math.round(number) : null
}

interface LooseMedia {
  url?: string
  type?: string
  length?: number
  fileSize?: number
}
interface LooseItem {
  title?: string
  link?: string
  url?: string
  links?: { href?: string }[]
  guid?: { value: string } | string
  id?: string
  description?: string
  summary?: string
  content?: { encoded?: string } | string
  content_html?: string
  pubDate?: string
  published?: string
  date_published?: string
  dc?: { dates?: string[] }
  enclosures?: LooseMedia[]
  attachments?: LooseMedia[]
  media?: { contents?: LooseMedia[] }
  itunes?: { title?: string; image?: string; duration?: number; summary?: string }
  psc?: { chapters?: unknown }
  podcast?: { chapters?: { url?: string } }
}
interface LooseFeed {
  description?: string
  subtitle?: string
  link?: string
  managingEditor?: { name?: string }
  image?: { url?: string }
  itunes?: { author?: string; image?: string; summary?: string }
  items?: LooseItem[]
  entries?: LooseItem[]
}

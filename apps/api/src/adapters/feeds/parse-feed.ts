import { parseFeed as parseAny } from 'feedsmith'
import { readChapters, type Capitulo } from './chapters.ts'
import { decodeXml } from './decode-xml.ts'
import type { FeedDocument, FeedEntry } from './feed-entry.ts'
import { recordingOf, typeOf } from './feed-media.ts'
import { absolute, countOf, dateOf, firstOf, lineOf, notesOf, pictureOf } from './feed-values.ts'
import { readAtom } from './read-atom.ts'
import { readJson } from './read-json.ts'
import { readRdf, readRss } from './read-rss.ts'

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
  /** For adults alone. */
  explicit: boolean
  link: string | null
  /** Those that stand in the feed itself. */
  chapters: Capitulo[]
  /** The file that has them, where they do not. */
  chaptersUrl: string | null
}

const MAX_ITEMS = 1_000
const MAX_TITLE = 300

/**
 * Reads RSS, Atom, RDF or JSON. Feeds are written by many programs, some of them wrong: an entry that makes sense in
 * part is kept in part, and what says nothing hides nothing that does.
 * @throws Error for what is no feed, or declares entities: no feed needs any, and bombs are made of them.
 */
export function parseFeed(body: Uint8Array, contentType: string, address: string): ParsedFeed {
  const text = decodeXml(body, contentType)
  if (/<!ENTITY/i.test(text.slice(0, prologEnd(text)))) throw new Error('declares entities')
  const { about, entries } = readDocument(text)
  return {
    descricao: notesOf(about.texts) || null,
    autor: lineOf(about.authors, MAX_TITLE) || null,
    imagem: pictureOf(about.pictures, address),
    site: firstOf(about.pages, (page) => absolute(page, address)),
    items: withOwnGuids(
      entries.slice(0, MAX_ITEMS).flatMap((entry) => {
        const item = parseItem(entry, address)
        return item ? [item] : []
      }),
    ),
  }
}

function readDocument(text: string): FeedDocument {
  const parsed = parseAny(text)
  switch (parsed.format) {
    case 'rss':
      return readRss(parsed.feed)
    case 'rdf':
      return readRdf(parsed.feed)
    case 'atom':
      return readAtom(parsed.feed)
    case 'json':
      return readJson(parsed.feed)
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

function parseItem(entry: FeedEntry, address: string): ParsedItem | null {
  const url = (value: unknown) => absolute(value, address)
  const audio = recordingOf(entry.media, (file) => url(file) !== null)
  const audioFile = audio ? url(audio.url) : null
  const link = firstOf(entry.pages, url)
  const title = lineOf(entry.titles, MAX_TITLE)
  const name = firstOf([...entry.names, audio?.url, link, title], (each) => each?.trim() || null)
  if ((title === '' && audioFile === null) || name === null) return null
  return {
    guid: name.slice(0, 1_000),
    title: title || (fileName(audioFile!) || name).slice(0, MAX_TITLE),
    description: notesOf(entry.texts),
    background: pictureOf(entry.pictures, address),
    publishedAt: dateOf(entry.dates),
    audioFile,
    audioType: audio ? typeOf(audio) : null,
    audioLength: countOf([audio?.length]),
    duration: countOf([...entry.durations, audio?.duration, ...entry.media.map((file) => file.duration)]),
    link,
    explicit: entry.explicit.includes(true),
    chapters: readChapters(entry.chapters),
    chaptersUrl: url(entry.chaptersUrl),
  }
}

/** The last part of an address, which may be a path of our own. */
function fileName(address: string): string | undefined {
  return address.split(/[?#]/, 1)[0]!.split('/').at(-1)
}

/** Where the document itself begins: only before it can entities be declared. */
function prologEnd(text: string): number {
  const root = /<[a-z]/i.exec(text)
  return root ? root.index : text.length
}

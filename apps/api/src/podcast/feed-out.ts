import { createHash } from 'node:crypto'
import { plainText, truncateDescription } from '@atrio/rules'
import { generateRssFeed } from 'feedsmith'
import { sql } from 'kysely'
import { typeOf } from '../adapters/feeds/feed-media.ts'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { OWN_FEED } from './podcasts.ts'

const MOST = 1_000

/** Where the portal draws a podcast's picture as directories want it. */
const COVER = '/podcast.jpg'

/**
 * The church's own podcast as RSS 2.0, with all that Apple's and the Podcast Index's directories ask for: complete
 * addresses, the size of each recording in bytes, names that never change, somebody to write to. Undefined at a church
 * that publishes none.
 */
export async function makeOwnFeed(
  trx: TenantTrx,
  {
    igreja,
    origin,
    sizeOf,
  }: {
    igreja: { nome: string; idioma: string; email: string | null }
    origin: string
    sizeOf: SizeOf
  },
): Promise<string | undefined> {
  const podcast = await trx
    .selectFrom('podcast')
    .where('feedUrl', 'is', null)
    .where(isShown('podcast'))
    .selectAll()
    .executeTakeFirst()
  if (!podcast) return undefined
  const items = await listItems(trx, podcast)
  const sizes = await realSizes(
    items.map(({ audioFile }) => audioFile!),
    sizeOf,
  )
  const full = (path: string) => new URL(path, origin).href
  const link = full('/podcast')
  const description = podcast.descricao || podcast.titulo
  const autor = podcast.autor || igreja.nome
  const { email } = igreja
  return withTrueAndFalse(
    generateRssFeed({
      title: podcast.titulo,
      link,
      description: shortNotes(description),
      language: igreja.idioma.replace('_', '-'),
      copyright: igreja.nome,
      ...(items[0]?.publishedAt && { lastBuildDate: items[0].publishedAt }),
      image: { url: full(COVER), title: podcast.titulo, link },
      atom: { links: [{ href: full(OWN_FEED), rel: 'self', type: 'application/rss+xml' }] },
      itunes: {
        author: autor,
        summary: plainText(description),
        explicit: podcast.flagExplicito,
        type: 'episodic',
        image: full(COVER),
        categories: [categoryOf(podcast.categoria)],
        owner: { name: autor, ...(email && { email }) },
      },
      podcast: {
        guid: podcastGuid(podcast.uuid),
        medium: 'podcast',
        // No other host may take the podcast over without asking whom the e-mail names.
        locked: { value: true, ...(email && { owner: email }) },
      },
      items: items.map((item) => ({
        title: item.title,
        description: shortNotes(item.description || item.title),
        ...(item.description && { content: { encoded: item.description } }),
        link: `${link}?episodio=${item.id}`,
        guid: { value: item.guid, isPermaLink: false },
        pubDate: item.publishedAt!,
        enclosures: [
          {
            url: full(item.audioFile!),
            length: sizes.get(item.audioFile!) ?? Number(item.audioLength ?? 0),
            type: item.audioType ?? typeOf({ url: item.audioFile! }) ?? 'audio/mpeg',
          },
        ],
        itunes: {
          explicit: podcast.flagExplicito || item.flagExplicito,
          episodeType: 'full',
          ...(item.duration === null ? {} : { duration: item.duration }),
          ...(item.background && DIRECTORY_PICTURE.test(item.background)
            ? { image: full(item.background) }
            : {}),
        },
        ...chaptersOf(item.chapters as { inicio: number; texto: string }[]),
      })),
    }),
  )
}

/** Bytes of a file of the church's own; null for what lies elsewhere. */
export type SizeOf = (address: string) => Promise<number | null>

/** What a program says that it will load is what it gets, whatever was written down when the file came. */
async function realSizes(files: readonly string[], sizeOf: SizeOf): Promise<Map<string, number>> {
  const sizes = await Promise.all(files.map(async (file) => [file, await sizeOf(file)] as const))
  return new Map(sizes.flatMap(([file, size]) => (size === null ? [] : [[file, size] as const])))
}

/** Directories read no other kind. */
const DIRECTORY_PICTURE = /\.(?:jpe?g|png)$/i

function listItems(trx: TenantTrx, { codigo }: { codigo: string }) {
  return trx
    .selectFrom('podcastItem')
    .where('podcastCodigo', '=', codigo)
    .where(isShown('podcastItem'))
    .where('audioFile', 'is not', null)
    .where(sql<boolean>`published_at <= now()`)
    .selectAll()
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

/** Apple takes `true` and `false`, where the generator writes the words of older feeds. */
function withTrueAndFalse(xml: string): string {
  return xml.replace(
    /<itunes:explicit>(yes|no)<\/itunes:explicit>/g,
    (_, word) => `<itunes:explicit>${word === 'yes'}</itunes:explicit>`,
  )
}

/** Directories show 4,000 bytes; a character has four at most. The whole stands beside it where there is more. */
function shortNotes(html: string): string {
  return Buffer.byteLength(html) <= 4_000 ? html : truncateDescription(html, 1_000)
}

function categoryOf(text: string) {
  return text === 'Religion & Spirituality' ? { text, categories: [{ text: 'Christianity' }] } : { text }
}

/** The Podcast Index's namespace for the names of podcasts. */
const NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex')

/** A name of the kind that the Podcast Index asks for (UUID version 5), of the one that the podcast keeps at any address. */
function podcastGuid(uuid: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(uuid).digest().subarray(0, 16)
  hash[6] = (hash[6]! & 0x0f) | 0x50
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Podlove's simple chapters, which players read without asking for another file. */
function chaptersOf(capitulos: readonly { inicio: number; texto: string }[]) {
  if (capitulos.length === 0) return {}
  return {
    psc: { chapters: capitulos.map(({ inicio, texto }) => ({ start: playTime(inicio), title: texto })) },
  }
}

/** `00:12:30.500` */
function playTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23)
}

import { generateRssFeed } from 'feedsmith'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { OWN_FEED } from './podcasts.ts'

const MOST = 1_000

/**
 * The church's own podcast as RSS 2.0, the way directories of podcasts read it: complete addresses, the size of each
 * recording in bytes, names that never change. Undefined at a church that publishes none.
 */
export async function makeOwnFeed(
  trx: TenantTrx,
  igreja: { nome: string; idioma: string },
  origin: string,
): Promise<string | undefined> {
  const podcast = await trx
    .selectFrom('podcast')
    .where('feedUrl', 'is', null)
    .where('flagAtivo', '=', true)
    .selectAll()
    .executeTakeFirst()
  if (!podcast) return undefined
  const items = await trx
    .selectFrom('podcastItem')
    .where('podcastCodigo', '=', podcast.codigo)
    .where('flagAtivo', '=', true)
    .where('audioFile', 'is not', null)
    .where(sql<boolean>`published_at <= now()`)
    .selectAll()
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const full = (path: string | null) => (path === null ? undefined : new URL(path, origin).href)
  const link = full('/podcast')!
  const description = podcast.descricao ?? podcast.titulo
  const autor = podcast.autor ?? igreja.nome
  const cover = full(podcast.imagem)
  return generateRssFeed({
    title: podcast.titulo,
    link,
    description,
    language: igreja.idioma.replace('_', '-'),
    ...(items[0]?.publishedAt && { lastBuildDate: items[0].publishedAt }),
    ...(cover && { image: { url: cover, title: podcast.titulo, link } }),
    atom: { links: [{ href: full(OWN_FEED)!, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: autor,
      summary: plain(description),
      explicit: false,
      type: 'episodic',
      ...(cover && { image: cover }),
      categories: [{ text: podcast.categoria }],
      owner: { name: autor },
    },
    podcast: { guid: podcast.uuid, medium: 'podcast' },
    items: items.map((item) => ({
      title: item.title,
      description: item.description,
      link: `${link}?episodio=${item.id}`,
      guid: { value: item.guid, isPermaLink: false },
      pubDate: item.publishedAt!,
      enclosures: [
        {
          url: full(item.audioFile)!,
          length: Number(item.audioLength ?? 0),
          type: item.audioType ?? 'audio/mpeg',
        },
      ],
      itunes: {
        explicit: false,
        episodeType: 'full',
        ...(item.duration === null ? {} : { duration: item.duration }),
        ...(item.background ? { image: full(item.background)! } : {}),
      },
      ...chaptersOf(item.chapters as { inicio: number; texto: string }[]),
    })),
  })
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

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

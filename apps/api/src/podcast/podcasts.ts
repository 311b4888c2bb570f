import type { Podcast } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** Where every church's own feed stands. */
export const OWN_FEED = '/podcast.xml'

/** The church's podcasts, its own first. */
export async function listPodcasts(trx: TenantTrx): Promise<Podcast[]> {
  const rows = await shown(trx)
    .orderBy(sql`podcast.feed_url is not null`)
    .orderBy('podcast.ordem')
    .orderBy('podcast.codigo')
    .execute()
  return rows.map((row) => toPodcast(row))
}

/** A podcast, whether its feed was read ever, and since when that has not been possible, if it is so. */
export async function findPodcast(
  trx: TenantTrx,
  { codigo }: { codigo: string },
): Promise<{ podcast: Podcast; copiaDe: string | null; lida: boolean } | undefined> {
  const row = await shown(trx).where('podcast.codigo', '=', codigo).executeTakeFirst()
  return (
    row && {
      podcast: toPodcast(row),
      copiaDe: row.falha === null ? null : (row.dataCopia?.toISOString() ?? null),
      lida: row.feedUrl === null || row.dataCopia !== null,
    }
  )
}

// What the church wrote itself comes before what the feed says.
function shown(trx: TenantTrx) {
  return trx
    .selectFrom('podcast')
    .leftJoin('podcastCopia', (join) =>
      join
        .onRef('podcastCopia.igrejaId', '=', 'podcast.igrejaId')
        .onRef('podcastCopia.podcastCodigo', '=', 'podcast.codigo'),
    )
    .where(isShown('podcast'))
    .select(['podcast.codigo', 'podcast.titulo', 'podcast.feedUrl', 'podcast.links', 'podcast.flagExplicito'])
    .select(['podcastCopia.falha', 'podcastCopia.dataCopia'])
    .select((eb) => [
      eb.fn.coalesce('podcast.descricao', 'podcastCopia.descricao').as('descricao'),
      eb.fn.coalesce('podcast.autor', 'podcastCopia.autor').as('autor'),
      eb.fn.coalesce('podcast.imagem', 'podcastCopia.imagem').as('imagem'),
      eb.fn.coalesce('podcast.site', 'podcastCopia.site').as('site'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

function toPodcast({ descricao, feedUrl, links, ...row }: Row): Podcast {
  const { codigo, titulo, autor, imagem, site, flagExplicito } = row
  return {
    codigo,
    titulo,
    descricao: descricao ?? '',
    autor,
    imagem,
    site,
    feed: feedUrl ?? OWN_FEED,
    proprio: feedUrl === null,
    links: links as Podcast['links'],
    explicito: flagExplicito,
  }
}

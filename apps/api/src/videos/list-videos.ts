import type { CallInput, CallResult, videosCalls } from '@atrio/contract'
import { isLivroCodigo, LIVROS } from '@atrio/rules'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readPage, readValues } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { listedColumns, publishedVideos, toListado } from './video-rows.ts'

type Calls = typeof videosCalls

/** The videos that are out, a page at a time. */
export async function listVideos(
  trx: TenantTrx,
  { busca, playlist, pregador, livro, filtros, page, limit }: CallInput<Calls['listVideos']>['query'],
): Promise<CallResult<Calls['listVideos']>> {
  const matching = publishedVideos(trx)
    .where(holdsWords(busca))
    .$if(playlist !== undefined, (query) => query.where(placeIn(playlist), 'is not', null))
    .$if(pregador !== undefined, (query) => query.where('pregador', '=', pregador!))
    .$if(livro !== undefined, (query) => query.where('livro', '=', livro!))
  const { rows, total } = await readPage(
    matching
      .select(listedColumns)
      .$if(playlist !== undefined, (query) => query.orderBy(placeIn(playlist)))
      .orderBy('dataPublicacao', 'desc')
      .orderBy('video.id', 'desc'),
    { page, limit },
  )
  const filters = filtros === 'true' ? await listFilters(trx) : { pregadores: [], livros: [] }
  return { videos: rows.map(toListado), total, ...filters }
}

/** The playlists that have something to show. */
export async function listVideoPlaylists(trx: TenantTrx): Promise<CallResult<Calls['listVideoPlaylists']>> {
  const rows = await trx
    .selectFrom('videoPlaylist')
    .where(isShown('videoPlaylist'))
    .select((eb) => [
      'slug',
      'titulo',
      'descricao',
      'imagem',
      'imagemAlt',
      publishedVideos(trx)
        .innerJoin('videoPlaylistItem', 'videoPlaylistItem.videoId', 'video.videoId')
        .whereRef('videoPlaylistItem.videoPlaylistId', '=', eb.ref('videoPlaylist.id'))
        .select((count) => count.fn.countAll<string>().as('count'))
        .as('quantidade'),
    ])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  const playlists = rows.map(({ imagem, imagemAlt, quantidade, ...row }) => ({
    ...row,
    imagem: imagem === null ? null : { url: imagem, alt: imagemAlt ?? '' },
    quantidade: Number(quantidade),
  }))
  return { playlists: playlists.filter(({ quantidade }) => quantidade > 0) }
}

/** Where a video stands in a playlist that is shown; null where it does not. */
function placeIn(playlist: string | undefined) {
  return sql<number | null>`(
    select item.ordem from video_playlist_item item
    join video_playlist on video_playlist.id = item.video_playlist_id and ${isShown('videoPlaylist')}
    where item.video_id = video.video_id and video_playlist.slug = ${playlist ?? null}::text)`
}

async function listFilters(trx: TenantTrx): Promise<{ pregadores: string[]; livros: string[] }> {
  const livros = await readValues(publishedVideos(trx).select('livro'), 'livro')
  return {
    pregadores: await readValues(publishedVideos(trx).select('pregador'), 'pregador'),
    livros: livros.filter(isLivroCodigo).toSorted((a, b) => LIVROS.indexOf(a) - LIVROS.indexOf(b)),
  }
}

import type { Video } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { listedColumns, publishedVideos, toListado } from './video-rows.ts'

/** @throws AppError NOT_FOUND, also before its day. */
export async function findVideo(
  trx: TenantTrx,
  { videoId, playlist: asked }: { videoId: string; playlist: string | undefined },
): Promise<Video> {
  const row = await publishedVideos(trx)
    .where('video.videoId', '=', videoId)
    .select(listedColumns)
    .select(['video.id', 'descricao', 'url', 'audio', 'legendas', 'capitulos', 'transcricao'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const playlists = await playlistsOf(trx, { videoId })
  const chosen = playlists.find(({ slug }) => slug === asked) ?? playlists[0]
  const videos = chosen ? await videosOf(trx, { playlistId: chosen.id }) : []
  const { id, ...video } = row
  return {
    ...toListado(video),
    legendas: row.legendas as Video['legendas'],
    capitulos: row.capitulos as Video['capitulos'],
    transcricao: row.transcricao as Video['transcricao'],
    playlists: playlists.map(({ slug, titulo }) => ({ slug, titulo })),
    playlist: chosen
      ? { slug: chosen.slug, titulo: chosen.titulo, descricao: chosen.descricao, videos }
      : null,
    ...(videos.length > 1
      ? neighboursIn(videos, videoId)
      : await neighboursInTime(trx, { id, data: row.dataPublicacao })),
  }
}

function playlistsOf(trx: TenantTrx, { videoId }: { videoId: string }) {
  return trx
    .selectFrom('videoPlaylist')
    .innerJoin('videoPlaylistItem', 'videoPlaylistItem.videoPlaylistId', 'videoPlaylist.id')
    .where('videoPlaylistItem.videoId', '=', videoId)
    .where(isShown('videoPlaylist'))
    .select(['id', 'slug', 'titulo', 'descricao'])
    .orderBy('videoPlaylist.ordem')
    .orderBy('id')
    .execute()
}

async function videosOf(
  trx: TenantTrx,
  { playlistId }: { playlistId: number },
): Promise<ReturnType<typeof toListado>[]> {
  const rows = await publishedVideos(trx)
    .innerJoin('videoPlaylistItem', 'videoPlaylistItem.videoId', 'video.videoId')
    .where('videoPlaylistId', '=', playlistId)
    .select(listedColumns)
    .orderBy('videoPlaylistItem.ordem')
    .orderBy('dataPublicacao', 'desc')
    .orderBy('video.id', 'desc')
    .limit(MAX_IN_PLAYLIST)
    .execute()
  return rows.map(toListado)
}

// A page lists them all; a church with more makes a second playlist.
const MAX_IN_PLAYLIST = 200

function neighboursIn(
  videos: Pick<Video, 'contentDetails' | 'titulo'>[],
  videoId: string,
): Pick<Video, 'anterior' | 'proximo'> {
  const at = videos.findIndex(({ contentDetails }) => contentDetails.videoId === videoId)
  const toNeighbour = (video: (typeof videos)[number] | undefined) =>
    video ? { videoId: video.contentDetails.videoId, titulo: video.titulo } : null
  return {
    anterior: at > 0 ? toNeighbour(videos[at - 1]) : null,
    proximo: at < 0 ? null : toNeighbour(videos[at + 1]),
  }
}

async function neighboursInTime(
  trx: TenantTrx,
  { id, data }: { id: number; data: string },
): Promise<Pick<Video, 'anterior' | 'proximo'>> {
  const place = sql`(${data}::date, ${id}::int)`
  const anterior = await publishedVideos(trx)
    .where(sql<boolean>`(data_publicacao, video.id) < ${place}`)
    .select(['video.videoId', 'titulo'])
    .orderBy('dataPublicacao', 'desc')
    .orderBy('video.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const proximo = await publishedVideos(trx)
    .where(sql<boolean>`(data_publicacao, video.id) > ${place}`)
    .select(['video.videoId', 'titulo'])
    .orderBy('dataPublicacao')
    .orderBy('video.id')
    .limit(1)
    .executeTakeFirst()
  return { anterior: anterior ?? null, proximo: proximo ?? null }
}

import { sql } from 'kysely'
import type { LoadContext } from '../load/igreja.ts'
import { dayBefore, pictureColumns, written } from '../reading/written.ts'
import type { DemoVideo } from './demo-video.ts'
import { demoVideos, videoFiles } from './videos.ts'

/** The videos of a church and its playlists. */
export async function loadVideos(context: LoadContext): Promise<void> {
  const { trx, igrejaId, church } = context
  const { videos, playlists } = demoVideos[church.codigo] ?? { videos: [], playlists: [] }
  for (const [index, video] of videos.entries()) await loadVideo(context, video, index)
  for (const [ordem, { videos, ...playlist }] of playlists.entries()) {
    const inOrder = sql<number[]>`(select array_agg(v.id order by o.n)
      from unnest(${videos}::text[]) with ordinality as o (video_id, n) join video as v using (video_id)
      where v.igreja_id = ${igrejaId})`
    await trx
      .insertInto('videoPlaylist')
      .values({ igrejaId, ...playlist, ordem, videos: inOrder })
      .execute()
  }
}

async function loadVideo(context: LoadContext, video: DemoVideo, index: number): Promise<void> {
  const { trx, igrejaId, church } = context
  const { daysAgo, picture, audio, capitulos = [], transcricao = [], descricao, ...row } = video
  const file = (name: string) => `/media/${igrejaId}/${name}`
  const idioma = church.idioma.replace('_', '-')
  const legenda = {
    idioma,
    nome: new Intl.DisplayNames([idioma], { type: 'language' }).of(idioma.slice(0, 2)) ?? idioma,
    url: file(videoFiles.captions(video.videoId)),
  }
  await trx
    .insertInto('video')
    .values({
      igrejaId,
      ...row,
      ...pictureColumns(context, ['video', index], picture),
      descricao: descricao ? written(descricao) : null,
      dataPublicacao: dayBefore(context, daysAgo),
      url: urlOf(video.source, file),
      audio: audio ? file(videoFiles.audio) : null,
      legendas: JSON.stringify(transcricao.length > 0 ? [legenda] : []),
      capitulos: JSON.stringify(capitulos),
      transcricao: JSON.stringify(transcricao),
    })
    .execute()
}

function urlOf(source: DemoVideo['source'], file: (name: string) => string): string | null {
  if (source === 'mp4') return file(videoFiles.clip)
  return source === 'hls' ? file(videoFiles.hls) : null
}

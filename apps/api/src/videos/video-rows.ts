import type { Video, VideoListado } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { withImagem } from '../http/imagem.ts'

/** The videos whose day has come. */
export function publishedVideos(trx: TenantTrx) {
  return trx
    .selectFrom('video')
    .where(isShown('video'))
    .where('dataPublicacao', '<=', sql<string>`current_igreja_day()`)
}

/** What a list says of a video; through `toListado` it is as on the wire. */
export const listedColumns = [
  'video.videoId',
  'video.source',
  'video.titulo',
  'video.resumo',
  'video.pregador',
  'video.referencia',
  'video.dataPublicacao',
  'video.duracao',
  'video.imagem',
  'video.imagemAlt',
  sql<boolean>`video.legendas <> '[]'`.as('flagLegendas'),
  sql<boolean>`video.transcricao <> '[]'`.as('flagTranscricao'),
] as const

type ListedRow = Omit<VideoListado, 'contentDetails' | 'source' | 'imagem'> & {
  videoId: string
  source: string
  imagem: string | null
  imagemAlt: string | null
}

export function toListado<Row extends ListedRow>({ videoId, source, ...row }: Row) {
  return { ...withImagem(row), contentDetails: { videoId }, source: source as Video['source'] }
}

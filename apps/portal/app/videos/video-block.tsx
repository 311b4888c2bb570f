import type { VideoListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { ShelfCard } from '../reader/shelf-card.tsx'
import { useRootData } from '../shell/church.ts'

/** The newest video, on the shelf of the church home. Nothing of the player comes with it. */
export function VideoBlock({ data: video }: { data: VideoListado }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const { contentDetails, titulo, resumo, pregador, dataPublicacao, duracao, imagem } = video
  return (
    <ShelfCard
      to={paths.video(contentDetails)}
      titulo={titulo}
      resumo={resumo}
      imagem={imagem}
      seed={`video ${titulo}`}
      eyebrow={[
        m.videos_block(),
        formatCivilDate(dataPublicacao, 'short', locale),
        pregador ?? (duracao && mediaTime(duracao)),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}

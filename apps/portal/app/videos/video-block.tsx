import type { VideoListado } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf } from '@atrio/rules'
import { Card, Picture } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { useChurch, useRootData } from '../shell/church.ts'

/** The newest video, on the shelf of the church home. Nothing of the player comes with it. */
export function VideoBlock({ blocks: { videos: video } }: { blocks: { videos: VideoListado | null } }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(useChurch()?.idioma ?? '') ?? undefined
  if (!video) return null
  const { contentDetails, titulo, resumo, pregador, dataPublicacao, duracao, imagem } = video
  return (
    <Card
      as="li"
      layout="row-on-phone"
      media={
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={`video ${titulo}`}
          ratio="16/9"
          grows={paths.video(contentDetails)}
        />
      }
      eyebrow={[
        m.videos_block(),
        formatCivilDate(dataPublicacao, 'short', locale),
        pregador ?? (duracao && mediaTime(duracao)),
      ]
        .filter(Boolean)
        .join(' · ')}
      link={
        <Link to={paths.video(contentDetails)} lang={lang}>
          {titulo}
        </Link>
      }
    >
      {resumo && (
        <p className="line-clamp-2 max-md:hidden" lang={lang}>
          {resumo}
        </p>
      )}
    </Card>
  )
}

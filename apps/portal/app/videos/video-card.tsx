import './videos.css'
import type { VideoListado } from '@atrio/contract'
import { formatCivilDate, type Locale } from '@atrio/rules'
import { Card } from '@atrio/ui'
import { Captions, Mic } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { VideoStill } from './video-still.tsx'

export type VideoCardProps = {
  video: VideoListado
  locale: Locale
  /** The playlist that the reader came through. */
  playlist?: string | undefined
}

/** One video in a list of them. */
export function VideoCard({ video, locale, playlist }: VideoCardProps) {
  const { contentDetails, titulo, resumo, pregador, referencia, dataPublicacao, flagLegendas } = video
  const facts = [
    ...(pregador ? [{ key: 'pregador', icon: <Mic aria-hidden="true" />, text: pregador }] : []),
    ...(flagLegendas
      ? [{ key: 'legendas', icon: <Captions aria-hidden="true" />, text: m.videos_captions() }]
      : []),
  ]
  return (
    <Card
      as="li"
      level={2}
      media={<VideoStill video={video} />}
      eyebrow={[formatCivilDate(dataPublicacao, 'short', locale), referencia].filter(Boolean).join(' · ')}
      link={<Link to={paths.video(contentDetails, { playlist })}>{titulo}</Link>}
      facts={facts}
    >
      {resumo && <p className="line-clamp-3">{resumo}</p>}
    </Card>
  )
}

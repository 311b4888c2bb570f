import './videos.css'
import type { VideoListado } from '@atrio/contract'
import { Picture } from '@atrio/ui'
import { Play } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { isoDuration, mediaTime } from '../player/media-time.ts'
import { m } from '../paraglide/messages.js'

export type VideoStillProps = {
  video: Pick<VideoListado, 'titulo' | 'imagem' | 'duracao' | 'contentDetails'>
  /** Beside a title that says it all, the picture says nothing. */
  silent?: boolean
}

/** The picture of a video, with how long it is. */
export function VideoStill({
  video: { titulo, imagem, duracao, contentDetails },
  silent = false,
}: VideoStillProps) {
  return (
    <span className="video-still">
      <Picture
        src={imagem?.url ?? null}
        alt={silent ? '' : (imagem?.alt ?? '')}
        seed={`video ${titulo}`}
        ratio="16/9"
        grows={silent ? undefined : paths.video(contentDetails)}
      />
      <span className="video-still-play" aria-hidden="true">
        <Play />
      </span>
      {duracao !== null && (
        <time className="video-still-time" dateTime={isoDuration(duracao)}>
          <span aria-hidden="true">{mediaTime(duracao)}</span>
          <span className="sr-only">{m.videos_duration({ time: mediaTime(duracao) })}</span>
        </time>
      )}
    </span>
  )
}

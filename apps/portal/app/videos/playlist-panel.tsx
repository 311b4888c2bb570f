import type { Video } from '@atrio/contract'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { VideoStill } from './video-still.tsx'

export type PlaylistPanelProps = {
  video: Pick<Video, 'contentDetails' | 'playlists'>
  playlist: NonNullable<Video['playlist']>
  lang: string
}

/** The playlist that a video is watched in, and the ways to the others that hold it. */
export function PlaylistPanel({ video, playlist, lang }: PlaylistPanelProps) {
  const { videoId } = video.contentDetails
  const at = playlist.videos.findIndex(({ contentDetails }) => contentDetails.videoId === videoId) + 1
  const others = video.playlists.filter(({ slug }) => slug !== playlist.slug)
  return (
    <section className="video-panel" aria-labelledby="video-playlist">
      <h2 id="video-playlist" lang={lang} className="video-panel-title">
        {playlist.titulo}
      </h2>
      <p className="text-sm text-ink-muted">{m.videos_place({ at, of: playlist.videos.length })}</p>
      <ol className="video-list">
        {playlist.videos.map((other) => (
          <li key={other.contentDetails.videoId}>
            <Link
              to={paths.video(other.contentDetails, { playlist: playlist.slug })}
              aria-current={other.contentDetails.videoId === videoId ? 'page' : undefined}
            >
              <VideoStill video={other} silent />
              <span lang={lang}>{other.titulo}</span>
            </Link>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p className="text-sm">
          {m.videos_also_in()}{' '}
          {others.map(({ slug, titulo }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <Link lang={lang} to={paths.video({ videoId }, { playlist: slug })}>
                {titulo}
              </Link>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

import './videos.css'
import { videosCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatCivilDate, localeOf, truncateDescription } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { Player } from '../player/player.tsx'
import { usePlayerControl } from '../player/player-control.ts'
import { playerSource } from '../player/player-source.ts'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { readableParts } from '../reader/link-references.server.ts'
import { readFilter } from '../reader/list-url.ts'
import { Neighbours } from '../reader/neighbours.tsx'
import { RichText } from '../reader/rich-text.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/video-page.ts'
import { AudioOnly } from './audio-only.tsx'
import { Chapters } from './chapters.tsx'
import { PlaylistPanel } from './playlist-panel.tsx'
import { Transcript } from './transcript.tsx'
import { videoMeta } from './video-meta.ts'
import { VideoTools } from './video-tools.tsx'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return args.loaderData ? videoMeta(args, args.loaderData) : []
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, igreja, params: church } = churchPage(context)
  const asked = readFilter(new URL(request.url).searchParams, 'playlist', /^[a-z0-9-]{1,80}$/)
  const { video } = await orNotFound(
    api(videosCalls.getVideo, {
      params: { ...church, videoId: params.videoId },
      query: asked ? { playlist: asked } : {},
    }),
  )
  const { descricao, ...rest } = video
  return {
    video: rest,
    parts: readableParts(descricao, igreja.idioma),
    resumo: rest.resumo ?? truncateDescription(descricao ?? ''),
  }
}

export default function VideoPage({ loaderData: { video, parts } }: Route.ComponentProps) {
  const control = usePlayerControl()
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const { contentDetails, titulo, pregador, referencia, dataPublicacao, duracao, playlist } = video
  const { videoId } = contentDetails
  const source = playerSource({ source: video.source, code: videoId, url: video.url })
  const previous = toNeighbour(video.anterior, playlist?.slug)
  const next = toNeighbour(video.proximo, playlist?.slug)
  // A playlist of one is no series: what leads on is what came before and after.
  const isSeries = playlist !== null && playlist.videos.length > 1
  const length = duracao === null ? null : mediaTime(duracao)
  return (
    <div className="video-page">
      <BackLink
        to={paths.videos(playlist ? { playlist: playlist.slug } : {})}
        lang={playlist ? lang : undefined}
      >
        {playlist?.titulo ?? m.videos_title()}
      </BackLink>
      <article className="video-main">
        {source && (
          <Player
            key={videoId}
            source={source}
            control={control}
            title={titulo}
            artist={pregador ?? church?.nome ?? ''}
            imagem={video.imagem}
            seed={`video ${titulo}`}
            grows={paths.video(contentDetails)}
            captions={video.legendas}
            placeKey={videoId}
            previous={previous}
            next={next}
          />
        )}
        <header>
          <h1 lang={lang}>{titulo}</h1>
          <p className="mt-2 text-ink-muted">
            {[pregador, referencia, formatCivilDate(dataPublicacao, 'long', locale), length]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <VideoTools videoId={videoId} title={titulo} control={control} />
        </header>
        {video.resumo && (
          <p lang={lang} className="max-w-[44rem] text-lg">
            {video.resumo}
          </p>
        )}
        {parts.length > 0 && (
          <section lang={lang} aria-label={m.videos_about()}>
            <RichText parts={parts} />
          </section>
        )}
        {video.audio && <AudioOnly audio={video.audio} title={titulo} length={duracao} />}
        {video.transcricao.length > 0 && (
          <Transcript key={videoId} lines={video.transcricao} control={control} lang={lang} />
        )}
      </article>
      <aside className="video-side">
        {video.capitulos.length > 0 && <Chapters moments={video.capitulos} control={control} lang={lang} />}
        {isSeries && <PlaylistPanel video={video} playlist={playlist} lang={lang} />}
      </aside>
      {!isSeries && (
        <div className="video-neighbours">
          <Neighbours previous={previous} next={next} />
        </div>
      )}
    </div>
  )
}

function toNeighbour(video: { videoId: string; titulo: string } | null, playlist: string | undefined) {
  return video && { to: paths.video(video, { playlist }), titulo: video.titulo }
}

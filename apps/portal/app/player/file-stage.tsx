import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { attachSource } from './attach-source.ts'
import { mediaEngine } from './media-engine.ts'
import { PlayerBar } from './player-bar.tsx'
import { useEngineState, usePlayerEngine } from './player-control.ts'
import { changePlayerSettings, readPlayerSettings } from './player-settings.ts'
import { PlayerEnd } from './player-end.tsx'
import { PlayerTrouble } from './player-trouble.tsx'
import type { StageProps } from './stage.ts'
import { useCaptions } from './use-captions.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useReadAlong, useReadAlongTrack } from './use-read-along.ts'
import { useStreamCaptions } from './use-stream-captions.ts'
import { useWatchPlace } from './use-watch-place.ts'

type FileProps = StageProps & { source: { kind: 'mp4' | 'hls'; url: string } }
type MediaEngine = ReturnType<typeof mediaEngine>

/** A video file or an HLS stream, with controls of our own. */
export function FileStage(props: FileProps) {
  const { source, title, artist, imagem, captions: files, readAlong: along, next, previous, placeKey } = props
  const player = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const engine = useVideo(video, props)
  const state = useEngineState(engine)
  const fullscreen = useFullscreen(player)
  const track = useReadAlongTrack(video, along)
  const given = along ? [...files, { idioma: along.idioma, nome: along.nome }] : files
  const tracks = [...given, ...useStreamCaptions(video, given)]
  const captions = useCaptions(video, tracks)
  useReadAlong(video, track, { along, isShown: captions.shown === along?.idioma })
  const idle = useIdle(player, !state.paused && !state.failed)
  const navigate = useNavigate()
  useWatchPlace(props.live ? null : engine, placeKey)
  useMediaSession(engine, {
    title,
    artist,
    artwork: imagem?.url ?? null,
    onPrevious: useGoTo(previous?.to, navigate),
    onNext: useGoTo(next?.to, navigate),
  })
  const { onKeyDown, said } = usePlayerKeys({
    engine,
    toggleFullscreen: fullscreen.toggle,
    ...(tracks.length > 0 ? { toggleCaptions: captions.toggle } : {}),
  })
  useEffect(() => player.current?.focus(), [])
  const press = ({ pointerType }: PointerEvent) => {
    // A finger only calls the controls; a mouse has them already.
    if (!engine || pointerType === 'touch') return
    if (state.paused) engine.play()
    else engine.pause()
  }
  return (
    // Keys bubble up to here from whatever has the focus; the section itself has it first.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={player}
      className="player"
      data-idle={idle || undefined}
      aria-label={m.player_region({ title })}
      // So that the keys work from the first moment.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="player-screen" data-theme="dark">
        {/* A church gives captions to as many of its videos as it can. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          className="player-video"
          playsInline
          preload="auto"
          poster={imagem?.url}
          onPointerUp={press}
        >
          {files.map(({ idioma, nome, url }) => (
            <track key={idioma} kind="captions" srcLang={idioma} label={nome} src={url} />
          ))}
        </video>
        {state.waiting && !state.failed && !state.paused && (
          <p className="player-waiting" role="status">
            <span className="sr-only">{m.player_loading()}</span>
          </p>
        )}
        {said && (
          <p className="player-said" role="status" key={said.count}>
            {said.text}
          </p>
        )}
        {captions.text && !state.ended && <p className="player-cue">{captions.text}</p>}
        {state.ended &&
          engine &&
          (props.end ? props.end(engine) : <PlayerEnd engine={engine} next={next ?? null} />)}
        {state.failed && (
          <PlayerTrouble
            failed={state.failed}
            source={source}
            onRetry={() => props.onRetry(state.time || props.at)}
          />
        )}
        {engine && !state.failed && (
          <PlayerBar
            engine={engine}
            state={state}
            video={video}
            tracks={tracks}
            captions={captions}
            fullscreen={fullscreen}
            live={props.live !== undefined}
            previews={props.previews}
          />
        )}
      </div>
    </section>
  )
}

/** Plays the source from where it was asked for. */
function useVideo(video: RefObject<HTMLVideoElement | null>, { source, control, at, live }: FileProps) {
  const { kind, url } = source
  const since = live?.since
  useEffect(() => {
    const begun = beginVideo(video.current!, { kind, url }, since === undefined ? { at } : { since })
    control.connect(begun.engine)
    return () => {
      control.connect(null)
      begun.end()
    }
  }, [video, kind, url, control, at, since])
  return usePlayerEngine(control)
}

/** As loud and as fast as this device likes. */
function beginVideo(
  media: HTMLVideoElement,
  source: FileProps['source'],
  from: { at: number } | { since: number },
) {
  const engine = mediaEngine(media)
  const { volume, rate } = readPlayerSettings()
  media.volume = volume
  media.defaultPlaybackRate = rate
  media.playbackRate = rate
  // A film that is on air is where it would be had it begun then, and begins again where it is over.
  media.loop = 'since' in from && source.kind === 'mp4'
  const seek = () => {
    const at = 'at' in from ? from.at : media.loop ? placeNow(from.since, media.duration) : 0
    if (at > 0) engine.seek(at)
  }
  media.addEventListener('loadedmetadata', seek, { once: true })
  const detach = attachSource(media, source, engine.fail)
  engine.play()
  const release = engine.subscribe(() => keepSettings(engine))
  const end = () => {
    release()
    media.removeEventListener('loadedmetadata', seek)
    engine.disconnect()
    detach()
  }
  return { engine, end }
}

function placeNow(since: number, duration: number): number {
  return duration > 0 ? (Math.max(0, Date.now() - since) / 1000) % duration : 0
}

function keepSettings(engine: MediaEngine): void {
  const { volume, rate } = engine.read()
  const kept = readPlayerSettings()
  if ((volume > 0 && volume !== kept.volume) || rate !== kept.rate) changePlayerSettings({ volume, rate })
}

function useGoTo(to: string | undefined, navigate: ReturnType<typeof useNavigate>) {
  return to === undefined ? undefined : () => void navigate(to)
}

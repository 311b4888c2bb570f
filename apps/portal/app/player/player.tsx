import './player-bar.css'
import './player.css'
import { Button, Picture, Spinner } from '@atrio/ui'
import { ExternalLink, Play, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { browserStorages } from '../lib/data/storage.ts'
import { m } from '../paraglide/messages.js'
import { useInBrowser } from '../reader/use-in-browser.ts'
import { mediaTime, parseMediaTime } from './media-time.ts'
import { siteOf, type PlayerSource } from './player-source.ts'
import { PlayerTrouble } from './player-trouble.tsx'
import type { StageProps } from './stage.ts'
import { StagePlace } from './stage-place.tsx'
import { endStaying, staying, type Staying, type Stays } from './staying.ts'
import { readWatchPlace } from './watch-places.ts'

export type PlayerProps = Omit<StageProps, 'at' | 'onRetry'> & {
  /** What the picture is drawn from where the church has none. */
  seed: string
  /** What the picture grows from: see `Picture`. */
  grows?: string
  /** It goes on while other pages are read. */
  stays?: Stays
}

/**
 * A video. Until it is started there is a picture and a button: nothing of the player is loaded, and the site that the
 * video is on hears of nobody. A place in the address (`?t=`) comes before the place where this device stopped.
 */
export function Player(props: PlayerProps) {
  const { source, control, title, imagem, seed, grows, placeKey, live, stays } = props
  // Who comes back to its page finds it as it plays.
  const [kept] = useState(() => (stays ? keptOf(placeKey, source) : null))
  const [begun, setBegun] = useState<{ at: number; count: number } | null>(
    kept && { at: kept.props.at, count: kept.count },
  )
  useEffect(() => {
    if (stays && !kept) endStaying()
    // Another picture stayed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const first = useInBrowser(() => (live ? 0 : firstPlace(placeKey)), 0)
  const { Stage, failed, load } = useStage(source, kept?.Stage ?? null)
  const start = useCallback(
    (seconds: number) => {
      setBegun((before) => ({ at: seconds, count: (before?.count ?? 0) + 1 }))
      load()
    },
    [load],
  )
  useEffect(() => {
    control.onStart(start)
    return () => control.onStart(null)
  }, [control, start])
  const site = siteOf(source)
  if (begun && Stage && stays) {
    const stage = { ...props, at: begun.at, onRetry: start }
    return <StagePlace {...stays} Stage={Stage} count={begun.count} props={stage} />
  }
  if (begun && Stage) return <Stage key={begun.count} {...props} at={begun.at} onRetry={start} />
  return (
    <div className="player">
      <div className="player-screen" data-theme="dark">
        <Picture
          src={imagem?.url ?? null}
          alt={imagem?.alt ?? ''}
          seed={seed}
          ratio="16/9"
          priority
          className="player-still"
          grows={grows}
        />
        {begun === null ? (
          <div className="player-start">
            <button
              type="button"
              className="player-big"
              aria-label={
                first > 0 ? m.player_watch_from({ time: mediaTime(first), title }) : m.player_watch({ title })
              }
              // Read again: a press before the page was alive knows nothing of the place yet.
              onClick={() => start(live ? 0 : firstPlace(placeKey))}
            >
              <Play aria-hidden="true" />
            </button>
            {first > 0 && (
              <p className="player-start-at">
                <span aria-hidden="true">{m.player_resume_at({ time: mediaTime(first) })}</span>
                <Button variant="quiet" icon={<RotateCcw aria-hidden="true" />} onClick={() => start(0)}>
                  {m.player_from_start()}
                </Button>
              </p>
            )}
          </div>
        ) : failed ? (
          <PlayerTrouble failed="network" source={source} onRetry={load} />
        ) : (
          <p className="player-start" role="status">
            <Spinner />
            <span className="sr-only">{m.player_loading()}</span>
          </p>
        )}
      </div>
      {site && (
        <p className="player-note">
          <span>{m.player_note({ site: site.name })}</span>{' '}
          <a href={site.page} target="_blank" rel="noopener noreferrer nofollow">
            {m.player_open({ site: site.name })}
            <ExternalLink aria-hidden="true" />
          </a>
        </p>
      )}
    </div>
  )
}

function keptOf(placeKey: string, source: PlayerSource): Staying | null {
  const picture = staying.get()
  if (picture?.props.placeKey !== placeKey) return null
  return JSON.stringify(picture.props.source) === JSON.stringify(source) ? picture : null
}

function firstPlace(placeKey: string): number {
  const asked = parseMediaTime(new URLSearchParams(location.search).get('t'))
  return asked ?? readWatchPlace(browserStorages().local, placeKey) ?? 0
}

/** The part that plays, loaded when it is asked for. */
function useStage(source: PlayerSource, kept: ComponentType<StageProps> | null) {
  const [Stage, setStage] = useState<ComponentType<StageProps> | null>(() => kept)
  const [failed, setFailed] = useState(false)
  const isFrame = 'code' in source
  const load = useCallback(() => {
    setFailed(false)
    const loaded = isFrame
      ? import('./frame-stage.tsx').then(({ FrameStage }) => FrameStage)
      : import('./file-stage.tsx').then(({ FileStage }) => FileStage)
    loaded.then(
      (component) => setStage(() => component as ComponentType<StageProps>),
      () => setFailed(true),
    )
  }, [isFrame])
  return { Stage, failed, load }
}

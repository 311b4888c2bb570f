import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { useEngineState, usePlayerEngine } from './player-control.ts'
import { siteOf } from './player-source.ts'
import { PlayerTrouble } from './player-trouble.tsx'
import type { StageProps } from './stage.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useWatchPlace } from './use-watch-place.ts'
import { VIMEO, vimeoEngine } from './vimeo-engine.ts'
import { YOUTUBE, youtubeEngine } from './youtube-engine.ts'

type FrameProps = StageProps & { source: { kind: 'youtube' | 'vimeo'; code: string } }

/** A video of YouTube or Vimeo in their own frame, with their own controls and keys inside it. */
export function FrameStage(props: FrameProps) {
  const { source, control, title, at, placeKey, onRetry } = props
  const { kind } = source
  const player = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const engine = usePlayerEngine(control)
  const { failed, time } = useEngineState(engine)
  const fullscreen = useFullscreen(player)
  const { onKeyDown, said } = usePlayerKeys({ engine, toggleFullscreen: fullscreen.toggle })
  useWatchPlace(engine, placeKey)
  useEffect(() => {
    const made = (kind === 'youtube' ? youtubeEngine : vimeoEngine)(frame.current!)
    control.connect(made)
    // The button that had the focus is gone; inside the frame its own keys work.
    frame.current!.focus()
    return () => {
      control.connect(null)
      made.disconnect()
    }
  }, [kind, control])
  const site = siteOf(source)!
  return (
    // Keys bubble up to here from whatever has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={player} className="player" aria-label={m.player_region({ title })} onKeyDown={onKeyDown}>
      <div className="player-screen" data-theme="dark">
        <iframe
          ref={frame}
          src={frameAddress(source, at)}
          title={m.player_frame_title({ title, site: site.name })}
          // The two together free a frame of our own origin alone, and this is another site's.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        {failed && <PlayerTrouble failed={failed} source={source} onRetry={() => onRetry(time || at)} />}
        <p className="sr-only" role="status" key={said?.count}>
          {said?.text}
        </p>
      </div>
      <p className="player-note">
        <a href={site.page} target="_blank" rel="noopener noreferrer nofollow">
          {m.player_open({ site: site.name })}
          <ExternalLink aria-hidden="true" />
        </a>
      </p>
    </section>
  )
}

/** Asks for the frame that keeps no cookies of people who only look, and for one that speaks with this page. */
function frameAddress({ kind, code }: FrameProps['source'], at: number): string {
  const seconds = Math.floor(at)
  if (kind === 'vimeo') {
    const url = new URL(`${VIMEO}/video/${code}`)
    url.search = new URLSearchParams({ autoplay: '1', dnt: '1', playsinline: '1' }).toString()
    // Vimeo reads the beginning from the fragment.
    if (seconds > 0) url.hash = `t=${seconds}s`
    return url.href
  }
  const url = new URL(`${YOUTUBE}/embed/${code}`)
  url.search = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    rel: '0',
    hl: document.documentElement.lang,
    ...(seconds > 0 ? { start: String(seconds) } : {}),
  }).toString()
  return url.href
}

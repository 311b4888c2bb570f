import './player-sheet.css'
import './player.css'
import { Banner, IconButton, LiveRegion, Picture } from '@atrio/ui'
import { ChevronUp, ListMusic, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '../lib/offline/service-worker.ts'
import { browserStorages } from '../lib/data/storage.ts'
import { useStore } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { useMediaSession } from '../player/use-media-session.ts'
import { close, engine, playNext, tickSleep } from './listening.ts'
import { readShortcuts, writeShortcuts } from './heard.ts'
import { PlayerSheet } from './player-sheet.tsx'
import { Scrubber } from './scrubber.tsx'
import { Transport } from './transport.tsx'
import { usePlayer } from './use-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'

/** The bar at the foot of every page while there is something to listen to. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function Player() {
  const { track, queue, status, sleep, used } = usePlayer()
  const [open, setOpen] = useState(false)
  const [shortcuts, setShortcuts] = useState(() => readShortcuts(browserStorages().local))
  const online = useOnline()
  const shown = track ?? queue[0]
  useMediaSession(useStore(engine, null), {
    title: track?.title ?? '',
    artist: track?.show ?? '',
    artwork: track?.cover ?? null,
    onNext: queue.length > 0 ? playNext : undefined,
    back: 15,
    ahead: 30,
  })
  usePlayerKeys(shortcuts)
  useBottomBar(shown !== undefined)
  useEffect(() => {
    if (sleep === null || sleep === 'end') return undefined
    const timer = setInterval(() => tickSleep(Date.now()), 500)
    return () => clearInterval(timer)
  }, [sleep])
  return (
    <>
      <LiveRegion>
        {track && used && status === 'playing' && m.podcast_now({ title: track.title })}
        {track && used && status === 'paused' && m.podcast_paused({ title: track.title })}
      </LiveRegion>
      {shown && (
        <section className="listener" aria-label={m.podcast_player()}>
          {status === 'failed' && (
            <Banner tone="warn" shape="bar" live="assertive">
              {online ? m.podcast_audio_failed() : m.podcast_audio_offline()}
            </Banner>
          )}
          <div className="listener-bar">
            <button
              type="button"
              className="listener-about"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <Picture
                src={shown.cover}
                alt=""
                seed={`podcast ${shown.show}`}
                ratio="1/1"
                className="listener-cover"
              />
              <span className="sr-only">{m.podcast_expand()}</span>
              <span className="listener-titles">
                <span className="listener-title">{shown.title}</span>
                <span className="listener-show">{shown.show}</span>
              </span>
              <ChevronUp aria-hidden="true" className="listener-chevron" />
            </button>
            <Transport />
            <Scrubber />
            <span className="listener-end">
              <IconButton
                className="listener-queue-button"
                label={`${m.podcast_queue()} (${queue.length})`}
                icon={<ListMusic aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              />
              <IconButton label={m.podcast_close_player()} icon={<X aria-hidden="true" />} onClick={close} />
            </span>
          </div>
        </section>
      )}
      {shown && (
        <PlayerSheet
          open={open}
          onClose={() => setOpen(false)}
          track={shown}
          shortcuts={shortcuts}
          onShortcuts={(on) => {
            writeShortcuts(browserStorages().local, on)
            setShortcuts(on)
          }}
        />
      )}
    </>
  )
}

/** Room below the page, for what would else lie behind the bar: focus, toasts and the last lines (WCAG 2.4.11). */
function useBottomBar(shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined
    const { dataset } = document.documentElement
    dataset.player = 'shown'
    return () => void delete dataset.player
  }, [shown])
}

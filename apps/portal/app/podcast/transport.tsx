import { IconButton, Spinner } from '@atrio/ui'
import { Pause, Play, RotateCcw, RotateCw, SkipForward } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { playNext, skip, toggle } from './listening.ts'
import { usePlayer } from './use-player.ts'

/** Back, play or pause, forward; in the sheet also on to the next. */
export function Transport({ large = false }: { large?: boolean }) {
  const { track, status, queue } = usePlayer()
  const title = track?.title ?? ''
  const isOn = status === 'playing' || status === 'loading'
  return (
    <div className={large ? 'listener-transport listener-transport-large' : 'listener-transport'}>
      <IconButton
        className="listener-skip listener-back"
        label={m.podcast_back()}
        icon={<Skip icon={<RotateCcw aria-hidden="true" />} seconds={15} />}
        onClick={() => skip(-15)}
      />
      <button
        type="button"
        className="listener-play"
        aria-label={isOn ? m.podcast_pause_of({ title }) : m.podcast_listen_to({ title })}
        onClick={toggle}
      >
        {status === 'loading' ? (
          <Spinner />
        ) : isOn ? (
          <Pause aria-hidden="true" fill="currentColor" />
        ) : (
          <Play aria-hidden="true" fill="currentColor" />
        )}
      </button>
      <IconButton
        className="listener-skip"
        label={m.podcast_forward()}
        icon={<Skip icon={<RotateCw aria-hidden="true" />} seconds={30} />}
        onClick={() => skip(30)}
      />
      {large && (
        <IconButton
          label={m.podcast_next()}
          icon={<SkipForward aria-hidden="true" />}
          aria-disabled={queue.length === 0}
          onClick={playNext}
        />
      )}
    </div>
  )
}

function Skip({ icon, seconds }: { icon: React.ReactNode; seconds: number }) {
  return (
    <span className="listener-skip-icon" aria-hidden="true">
      {icon}
      <span>{seconds}</span>
    </span>
  )
}

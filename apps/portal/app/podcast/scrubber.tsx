import type { CSSProperties } from 'react'
import { useStore } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { clock, seek } from './engine.ts'

const NO_TIME = { position: 0, duration: null }

/** The line of the episode, to be dragged or moved by arrow keys, with the time gone by and the time left. */
export function Scrubber({ times = true }: { times?: boolean }) {
  const { position, duration } = useStore(clock, NO_TIME)
  const length = duration ?? 0
  const share = length > 0 ? Math.min(100, (position / length) * 100) : 0
  return (
    <div className="listener-scrubber">
      {times && <span aria-hidden="true">{mediaTime(position)}</span>}
      <input
        type="range"
        aria-label={m.podcast_scrub()}
        aria-valuetext={m.podcast_scrub_value({ position: mediaTime(position), duration: mediaTime(length) })}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(position)}
        disabled={length === 0}
        style={{ '--share': `${share}%` } as CSSProperties}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      {times && <span aria-hidden="true">−{mediaTime(length - position)}</span>}
    </div>
  )
}

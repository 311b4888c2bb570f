import { useStore } from '../lib/data/store.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'
import { TimeRange } from '../player/time-range.tsx'
import { clock, seek } from './listening.ts'

const NO_TIME = { position: 0, duration: null }

/** The line of the episode, with the time gone by and the time left. */
export function Scrubber({ times = true }: { times?: boolean }) {
  const { position, duration } = useStore(clock, NO_TIME)
  const length = duration ?? 0
  return (
    <div className="listener-scrubber">
      {times && <span aria-hidden="true">{mediaTime(position)}</span>}
      <TimeRange
        label={m.podcast_scrub()}
        said={m.podcast_scrub_value({ position: mediaTime(position), duration: mediaTime(length) })}
        time={position}
        duration={length}
        step={1}
        onSeek={seek}
      />
      {times && <span aria-hidden="true">−{mediaTime(length - position)}</span>}
    </div>
  )
}

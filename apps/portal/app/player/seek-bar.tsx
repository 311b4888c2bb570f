import { m } from '../paraglide/messages.js'
import type { Engine, EngineState } from './engine.ts'
import { mediaTime } from './media-time.ts'
import { SeekPreview, type Previews } from './seek-preview.tsx'
import { TimeRange } from './time-range.tsx'

type SeekBarProps = { engine: Engine; state: EngineState; previews?: Previews | null | undefined }

/** Where in the video it is. The arrows go five seconds, as everywhere in the player. */
export function SeekBar({ engine, state: { time, duration }, previews }: SeekBarProps) {
  const range = (
    <TimeRange
      className="player-seek"
      label={m.player_position()}
      said={m.player_position_value({ time: mediaTime(time), duration: mediaTime(duration) })}
      time={time}
      duration={duration}
      step={0.1}
      onSeek={engine.seek}
    />
  )
  if (!previews) return range
  return (
    <SeekPreview previews={previews} duration={duration}>
      {range}
    </SeekPreview>
  )
}

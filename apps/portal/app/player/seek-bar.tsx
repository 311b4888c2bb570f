import type { CSSProperties } from 'react'
import { m } from '../paraglide/messages.js'
import type { Engine, EngineState } from './engine.ts'
import { mediaTime } from './media-time.ts'

/** Where in the video it is. The arrows go five seconds, as everywhere in the player. */
export function SeekBar({ engine, state: { time, duration } }: { engine: Engine; state: EngineState }) {
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  return (
    <input
      type="range"
      className="player-seek"
      aria-label={m.player_position()}
      aria-valuetext={m.player_position_value({ time: mediaTime(time), duration: mediaTime(duration) })}
      min={0}
      max={Math.max(1, Math.floor(duration * 10) / 10)}
      step={0.1}
      value={time}
      disabled={duration === 0}
      style={{ '--share': share } as CSSProperties}
      onChange={({ target }) => engine.seek(Number(target.value))}
    />
  )
}

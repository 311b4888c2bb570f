import { IconButton } from '@atrio/ui'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import type { Engine } from '../player/engine.ts'
import { mediaEngine } from '../player/media-engine.ts'
import { mediaTime } from '../player/media-time.ts'
import { playAlone } from '../player/play-alone.ts'
import { useEngineState } from '../player/player-control.ts'
import { TimeRange } from '../player/time-range.tsx'

export type AudioLineProps = {
  src: string
  title: string
  /** In seconds, as the church says; the file itself is asked once it is played. */
  length: number | null
}

/** A recording with the house's own controls, the same in every browser: play or pause, where it is, how long. */
export function AudioLine({ src, title, length }: AudioLineProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [engine, setEngine] = useState<Engine | null>(null)
  useEffect(() => {
    const own = mediaEngine(audio.current!)
    const leave = playAlone(own)
    setEngine(own)
    return () => {
      leave()
      own.disconnect()
    }
  }, [])
  const { time, paused, duration: known } = useEngineState(engine)
  const duration = known || (length ?? 0)
  return (
    <div role="group" aria-label={m.videos_audio_player({ title })} className="audio-line">
      {/* What is said stands in the transcript. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} preload="none" src={src} />
      <IconButton
        className="audio-line-play"
        label={paused ? m.videos_audio_play() : m.videos_audio_pause()}
        icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        // What cannot be played says so by staying where it is; the file can still be downloaded.
        onClick={() => (paused ? engine?.play() : engine?.pause())}
      />
      <span aria-hidden="true">{mediaTime(time)}</span>
      <TimeRange
        label={m.videos_audio_position()}
        said={m.player_position_value({ time: mediaTime(time), duration: mediaTime(duration) })}
        time={time}
        duration={duration}
        step={1}
        onSeek={(seconds) => engine?.seek(seconds)}
      />
      <span aria-hidden="true">{mediaTime(duration)}</span>
    </div>
  )
}

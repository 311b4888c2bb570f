import { IconButton } from '@atrio/ui'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { beginSound, pauseForOthers } from '../player/one-sound.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'

export type AudioLineProps = {
  src: string
  title: string
  /** In seconds, as the church says; the file itself is asked once it is played. */
  length: number | null
}

/** A recording with the house's own controls, the same in every browser: play or pause, where it is, how long. */
export function AudioLine({ src, title, length }: AudioLineProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(length ?? 0)
  useEffect(() => {
    const own = audio.current!
    return pauseForOthers(own, () => own.pause())
  }, [])
  const toggle = () => {
    if (playing) audio.current!.pause()
    // What cannot be played says so by staying where it is; the file can still be downloaded.
    else audio.current!.play().catch(() => setPlaying(false))
  }
  const seek = (seconds: number) => {
    audio.current!.currentTime = seconds
    setTime(seconds)
  }
  return (
    <div role="group" aria-label={m.videos_audio_player({ title })} className="audio-line">
      {/* What is said stands in the transcript. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        preload="none"
        src={src}
        onPlay={({ currentTarget }) => {
          beginSound(currentTarget)
          setPlaying(true)
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration: real } }) =>
          Number.isFinite(real) && setDuration(real)
        }
      />
      <IconButton
        className="audio-line-play"
        label={playing ? m.videos_audio_pause() : m.videos_audio_play()}
        icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={toggle}
      />
      <span aria-hidden="true">{mediaTime(time)}</span>
      <input
        type="range"
        aria-label={m.videos_audio_position()}
        aria-valuetext={m.player_position_value({ time: mediaTime(time), duration: mediaTime(duration) })}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        disabled={duration === 0}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <span aria-hidden="true">{mediaTime(duration)}</span>
    </div>
  )
}

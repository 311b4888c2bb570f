import type { CSSProperties } from 'react'

export interface TimeRangeProps {
  label: string
  /** The moment in words. */
  said: string
  /** In seconds; a length of 0 is not known yet. */
  time: number
  duration: number
  /** Seconds that an arrow key goes. */
  step: number
  className?: string
  onSeek: (seconds: number) => void
}

/** Where in a recording it is, to be dragged or moved by arrow keys; `--share` says how much of it has gone by. */
export function TimeRange({ label, said, time, duration, step, className, onSeek }: TimeRangeProps) {
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  const whole = (seconds: number) => Math.floor(seconds / step) * step
  return (
    <input
      type="range"
      className={className}
      aria-label={label}
      aria-valuetext={said}
      min={0}
      max={Math.max(1, whole(duration))}
      step={step}
      value={whole(time)}
      disabled={duration === 0}
      style={{ '--share': share } as CSSProperties}
      onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
    />
  )
}

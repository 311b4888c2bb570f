import { useEffect, useState } from 'react'

/** Seconds that are left of a prayer's time, from when it is shown on. It ends nothing. */
export function useTimer(minutes: number): number {
  const [since] = useState(Date.now)
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  // By the clock, and not by ticks: a screen that was off has lost none of it.
  return Math.max(0, Math.ceil((since + minutes * 60_000 - now) / 1000))
}

/** `2:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** Whole days, and the rest as a clock: `3:04:09` or `4:09`. */
export function timeLeft(ms: number): { days: number; clock: string } {
  const left = Math.max(0, Math.ceil(ms / second) * second)
  const [hours, minutes, seconds] = [
    Math.floor((left % day) / (60 * minute)),
    Math.floor((left % (60 * minute)) / minute),
    Math.floor((left % minute) / second),
  ]
  const short = `${String(minutes).padStart(hours > 0 || left >= day ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`
  return { days: Math.floor(left / day), clock: hours > 0 || left >= day ? `${hours}:${short}` : short }
}

/** The minute that is spoken now: five, one, none; else null. It holds for a few seconds, as timers are late. */
export function spokenMinute(ms: number): 5 | 1 | 0 | null {
  for (const minutes of [5, 1, 0] as const) {
    const past = minutes * minute - ms
    if (past >= 0 && past < 10 * second) return minutes
  }
  return null
}

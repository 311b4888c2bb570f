/** How much a reader takes. What lies further back than twenty seconds is forgotten. */
export interface Pace {
  readonly since: number
  took: (bytes: number, at: number) => void
  /** Bytes a second. */
  rate: (at: number) => number
}

const WINDOW_MS = 10_000

export function createPace(since: number): Pace {
  let [from, before, now] = [since, 0, 0]
  const turn = (at: number) => {
    if (at - from < WINDOW_MS) return
    before = at - from < 2 * WINDOW_MS ? now : 0
    now = 0
    from = at - ((at - from) % WINDOW_MS)
  }
  return {
    since,
    took(bytes, at) {
      turn(at)
      now += bytes
    },
    rate(at) {
      turn(at)
      const span = at - Math.max(since, from - WINDOW_MS)
      return ((before + now) * 1_000) / Math.max(span, 1)
    },
  }
}

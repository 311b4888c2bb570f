/** What a player says of itself; times in seconds. */
export interface EngineState {
  time: number
  /** 0 while nobody knows it. */
  duration: number
  paused: boolean
  ended: boolean
  waiting: boolean
  muted: boolean
  /** From 0 to 1. */
  volume: number
  rate: number
  /** `network`: it may work later; `format`: this browser cannot; `site`: the other site refuses. */
  failed: 'network' | 'format' | 'site' | null
}

/** One video or recording that plays, whoever plays it: the browser, YouTube or Vimeo. */
export interface Engine {
  read: () => EngineState
  subscribe: (listener: () => void) => () => void
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  setMuted: (muted: boolean) => void
  setVolume: (volume: number) => void
  setRate: (rate: number) => void
}

export const initialState: EngineState = {
  time: 0,
  duration: 0,
  paused: true,
  ended: false,
  waiting: true,
  muted: false,
  volume: 1,
  rate: 1,
  failed: null,
}

/** State with listeners, for engines. */
export function createState() {
  let state = initialState
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const set = (change: Partial<EngineState>) => {
    const isNew = Object.entries(change).some(([key, value]) => state[key as keyof EngineState] !== value)
    if (!isNew) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return { read: () => state, subscribe, set }
}

/** A moment that exists in the video. */
export function clampTime(seconds: number, duration: number): number {
  return Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds)
}

/** The speeds that can be chosen. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The next faster (1) or slower (-1) speed. */
export function nextRate(rate: number, step: 1 | -1): number {
  const faster = RATES.find((other) => other > rate + 0.001)
  const slower = RATES.findLast((other) => other < rate - 0.001)
  return (step === 1 ? faster : slower) ?? rate
}

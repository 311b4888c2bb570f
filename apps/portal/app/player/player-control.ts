import { useCallback, useState, useSyncExternalStore } from 'react'
import { initialState, type Engine, type EngineState } from './engine.ts'
import { playAlone } from './play-alone.ts'
import { staying } from './staying.ts'

/** How a page speaks with its player: chapters and transcripts jump, a link is copied at the present moment. */
export interface PlayerControl {
  engine: () => Engine | null
  /** The engine of the video that was started, or null when it is gone. */
  connect: (engine: Engine | null) => void
  subscribe: (listener: () => void) => () => void
  /** Goes to a moment and plays from there; starts a video that was not started yet. */
  jump: (seconds: number) => void
  /** What starts the video. */
  onStart: (start: ((seconds: number) => void) | null) => void
}

export function usePlayerControl(): PlayerControl {
  return useState(createPlayerControl)[0]
}

/** That of what has stayed, if something has. */
export function useStayingControl(): PlayerControl {
  return useState(() => staying.get()?.props.control ?? createPlayerControl())[0]
}

function createPlayerControl(): PlayerControl {
  let engine: Engine | null = null
  let start: ((seconds: number) => void) | null = null
  let release: (() => void) | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    engine: () => engine,
    connect(next) {
      release?.()
      engine = next
      release = next ? follow(next, tell) : undefined
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    jump(seconds) {
      if (!engine) return start?.(seconds)
      engine.seek(seconds)
      engine.play()
    },
    onStart(next) {
      start = next
    },
  }
}

function follow(engine: Engine, tell: () => void): () => void {
  const unsubscribe = engine.subscribe(tell)
  const leave = playAlone(engine)
  return () => {
    unsubscribe()
    leave()
  }
}

/** The whole second at which the video is; null before it was started. */
export function usePlayerTime({ subscribe, engine }: PlayerControl): number | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      const time = engine()?.read().time
      return time === undefined ? null : Math.floor(time)
    },
    () => null,
  )
}

/** What plays the video; null until it was started. */
export function usePlayerEngine({ subscribe, engine }: PlayerControl): Engine | null {
  return useSyncExternalStore(subscribe, engine, () => null)
}

/** What the engine says, as it says it. */
export function useEngineState(engine: Engine | null): EngineState {
  return useSyncExternalStore(
    useCallback((listener) => engine?.subscribe(listener) ?? (() => {}), [engine]),
    () => engine?.read() ?? initialState,
    () => initialState,
  )
}

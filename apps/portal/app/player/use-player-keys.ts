import { useState, type KeyboardEvent } from 'react'
import { m } from '../paraglide/messages.js'
import { nextRate, type Engine } from './engine.ts'
import { mediaTime } from './media-time.ts'
import { playerAction, type PlayerAction } from './player-keys.ts'

export interface KeyTools {
  engine: Engine | null
  toggleFullscreen: () => void
  /** Says what shows now. Absent where the captions are another site's. */
  toggleCaptions?: () => string
}

/** The keys of the player, and a word about what the last one did. */
export function usePlayerKeys(tools: KeyTools): {
  onKeyDown: (event: KeyboardEvent) => void
  /** Changes with each key, so that the same word is said again. */
  said: { text: string; count: number } | null
} {
  const [said, setSaid] = useState<{ text: string; count: number } | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const action = tools.engine && !event.defaultPrevented ? playerAction(event) : null
    if (!action || !tools.engine) return
    event.preventDefault()
    const text = perform(action, tools.engine, tools)
    if (text) setSaid((before) => ({ text, count: (before?.count ?? 0) + 1 }))
  }
  return { onKeyDown, said }
}

function perform(action: PlayerAction, engine: Engine, tools: KeyTools): string | null {
  const { time, paused, muted, volume, rate } = engine.read()
  switch (action.kind) {
    case 'toggle':
      if (paused) engine.play()
      else engine.pause()
      return paused ? m.player_playing() : m.player_paused()
    case 'seek':
      engine.seek(time + action.by)
      return mediaTime(Math.max(0, time + action.by))
    case 'frame':
      // A frame is looked at in a picture that stands still.
      engine.pause()
      engine.seek(time + action.by)
      return null
    case 'volume': {
      const next = Math.min(1, Math.max(0, Math.round(((muted ? 0 : volume) + action.by) * 10) / 10))
      engine.setVolume(next)
      return m.player_volume_now({ volume: Math.round(next * 100) })
    }
    case 'mute':
      engine.setMuted(!muted)
      return muted ? m.player_sound() : m.player_muted()
    case 'rate': {
      const next = nextRate(rate, action.by)
      engine.setRate(next)
      return m.player_speed_now({ rate: `${next}×` })
    }
    case 'captions':
      return tools.toggleCaptions?.() ?? null
    case 'fullscreen':
      tools.toggleFullscreen()
      return null
  }
}

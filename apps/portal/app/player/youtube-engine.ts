import { clampTime, createState, type Engine, type EngineState } from './engine.ts'
import { linkFrame, numberOr } from './frame-link.ts'

export const YOUTUBE = 'https://www.youtube-nocookie.com'

/**
 * YouTube's frame, spoken to by messages: its script has no place on our pages (Decision 4). The frame answers once it
 * has been told that somebody listens, and may not hear the first time.
 */
export function youtubeEngine(frame: HTMLIFrameElement): Engine & { disconnect: () => void } {
  const { read, subscribe, set } = createState()
  let heard = false
  const link = linkFrame(frame, YOUTUBE, (data) => {
    heard = true
    set(readYoutube(data, read()))
  })
  const greet = () => {
    if (!heard) link.post({ event: 'listening', id: 'atrio', channel: 'widget' })
  }
  const greeting = setInterval(greet, 500)
  frame.addEventListener('load', greet)
  const command = (func: string, ...args: unknown[]) => link.post({ event: 'command', func, args })
  return {
    read,
    subscribe,
    play: () => command('playVideo'),
    pause: () => command('pauseVideo'),
    seek(seconds) {
      const time = clampTime(seconds, read().duration)
      command('seekTo', time, true)
      set({ time, ended: false })
    },
    setMuted: (muted) => command(muted ? 'mute' : 'unMute'),
    setVolume: (volume) => command('setVolume', Math.round(volume * 100)),
    setRate: (rate) => command('setPlaybackRate', rate),
    disconnect() {
      clearInterval(greeting)
      frame.removeEventListener('load', greet)
      link.disconnect()
    },
  }
}

const [ENDED, PLAYING, PAUSED, BUFFERING] = [0, 1, 2, 3]

/** What a message of the frame changes. */
export function readYoutube(data: Record<string, unknown>, before: EngineState): Partial<EngineState> {
  if (data['event'] === 'onError') return { failed: 'site', waiting: false }
  // A state of its own comes as a number alone.
  const info = data['event'] === 'onStateChange' ? { playerState: data['info'] } : data['info']
  if (typeof info !== 'object' || info === null) return { waiting: false }
  const { currentTime, duration, volume, muted, playbackRate, playerState } = info as Record<string, unknown>
  return {
    time: numberOr(currentTime, before.time),
    duration: numberOr(duration, before.duration),
    volume: numberOr(volume, before.volume * 100) / 100,
    muted: typeof muted === 'boolean' ? muted : before.muted,
    rate: numberOr(playbackRate, before.rate),
    waiting: playerState === BUFFERING,
    ...(typeof playerState === 'number'
      ? {
          paused: [ENDED, PAUSED, 5, -1].includes(playerState),
          ended: playerState === ENDED,
          ...(playerState === PLAYING ? { failed: null } : {}),
        }
      : {}),
  }
}

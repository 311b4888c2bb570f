import { clampTime, createState, type Engine, type EngineState } from './engine.ts'
import { linkFrame, numberOr } from './frame-link.ts'

export const VIMEO = 'https://player.vimeo.com'

const EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'volumechange',
  'playbackratechange',
  'error',
]

/** Vimeo's frame, spoken to by messages. It says `ready`, and then tells what it is asked to tell. */
export function vimeoEngine(frame: HTMLIFrameElement): Engine & { disconnect: () => void } {
  const { read, subscribe, set } = createState()
  const link = linkFrame(frame, VIMEO, (data) => {
    if (data['event'] === 'ready') {
      for (const value of EVENTS) link.post({ method: 'addEventListener', value })
      link.post({ method: 'getDuration' })
    }
    set(readVimeo(data, read()))
  })
  const command = (method: string, value?: unknown) => link.post({ method, value })
  return {
    read,
    subscribe,
    play: () => command('play'),
    pause: () => command('pause'),
    seek(seconds) {
      const time = clampTime(seconds, read().duration)
      command('setCurrentTime', time)
      set({ time, ended: false })
    },
    setMuted: (muted) => command('setMuted', muted),
    setVolume: (volume) => command('setVolume', volume),
    setRate: (rate) => command('setPlaybackRate', rate),
    disconnect: () => link.disconnect(),
  }
}

/** What a message of the frame changes. */
export function readVimeo(message: Record<string, unknown>, before: EngineState): Partial<EngineState> {
  const { event, method, value, data } = message
  if (method === 'getDuration') return { duration: numberOr(value, before.duration) }
  const { seconds, duration, volume, muted, playbackRate, name } = (
    typeof data === 'object' && data !== null ? data : {}
  ) as Record<string, unknown>
  const place = { time: numberOr(seconds, before.time), duration: numberOr(duration, before.duration) }
  switch (event) {
    case 'ready':
      return { waiting: false }
    case 'play':
    case 'playing':
      return { ...place, paused: false, ended: false, waiting: false, failed: null }
    case 'pause':
      return { ...place, paused: true }
    case 'ended':
      return { ...place, paused: true, ended: true }
    case 'timeupdate':
      return { ...place, waiting: false }
    case 'volumechange':
      return {
        volume: numberOr(volume, before.volume),
        muted: typeof muted === 'boolean' ? muted : volume === 0,
      }
    case 'playbackratechange':
      return { rate: numberOr(playbackRate, before.rate) }
    case 'error':
      // A command that the video's owner does not allow, such as its speed, is no failure of the video.
      return name === 'PrivacyError' || name === 'NotFoundError' ? { failed: 'site', waiting: false } : {}
    default:
      return {}
  }
}

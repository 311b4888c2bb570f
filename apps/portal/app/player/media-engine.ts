import { clampTime, createState, type Engine } from './engine.ts'

const EVENTS = [
  'timeupdate',
  'durationchange',
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'seeked',
  'volumechange',
  'ratechange',
  'emptied',
] as const

/** The browser's own player. `disconnect` takes its listeners away. */
export function mediaEngine(media: HTMLMediaElement): Engine & {
  fail: (failed: 'network' | 'format') => void
  disconnect: () => void
} {
  const { read, subscribe, set } = createState()
  // Also after each command: the browser tells of it later, and the next key counts from here.
  const update = (event?: { type: string }) =>
    set({
      time: media.currentTime,
      duration: Number.isFinite(media.duration) ? media.duration : lastBuffered(media),
      paused: media.paused,
      ended: media.ended,
      waiting: event?.type === 'waiting' || (read().waiting && media.readyState < 3),
      muted: media.muted || media.volume === 0,
      volume: media.volume,
      rate: media.playbackRate,
      ...(event?.type === 'playing' ? { failed: null } : {}),
    })
  const onError = () => {
    // A source that is taken away reports an error, too; it is not the reader's.
    if (media.error === null || !media.currentSrc) return
    const isNetwork = media.error.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine
    set({ failed: isNetwork ? 'network' : 'format', waiting: false })
  }
  for (const type of EVENTS) media.addEventListener(type, update)
  media.addEventListener('error', onError)
  return {
    read,
    subscribe,
    play() {
      media.play().catch(() => {
        // The browser wants another press: the button shows that it is paused.
        set({ paused: media.paused, waiting: false })
      })
      update()
    },
    pause() {
      media.pause()
      update()
    },
    seek(seconds) {
      const time = clampTime(seconds, read().duration)
      media.currentTime = time
      set({ time, ended: false })
    },
    setMuted(muted) {
      media.muted = muted
      if (!muted && media.volume === 0) media.volume = 0.5
      update()
    },
    setVolume(volume) {
      media.volume = Math.min(1, Math.max(0, volume))
      media.muted = media.volume === 0
      update()
    },
    setRate(rate) {
      media.playbackRate = rate
      update()
    },
    fail: (failed) => set({ failed, waiting: false }),
    disconnect() {
      for (const type of EVENTS) media.removeEventListener(type, update)
      media.removeEventListener('error', onError)
    },
  }
}

function lastBuffered({ seekable }: HTMLMediaElement): number {
  const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
  return Number.isFinite(end) ? end : 0
}

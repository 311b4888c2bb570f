import { useEffect } from 'react'
import { clock, pause, playNext, resume, seek, skip } from './engine.ts'
import { usePlayer } from './use-player.ts'

/** Lock screen, headphones and keyboards with media keys. */
export function useMediaSession(): void {
  const { track, status, rate, queue } = usePlayer()
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = track
      ? new MediaMetadata({
          title: track.title,
          artist: track.show,
          artwork: track.cover ? [{ src: new URL(track.cover, location.href).href }] : [],
        })
      : null
  }, [track])
  useEffect(() => {
    if ('mediaSession' in navigator) {
      navigator.mediaSession.playbackState = track ? (status === 'playing' ? 'playing' : 'paused') : 'none'
    }
  }, [track, status])
  useEffect(() => handle('nexttrack', queue.length > 0 ? playNext : null), [queue.length])
  useEffect(() => {
    handle('play', resume)
    handle('pause', pause)
    handle('seekbackward', () => skip(-15))
    handle('seekforward', () => skip(30))
    handle('seekto', ({ seekTime }) => seek(seekTime ?? 0))
  }, [])
  useEffect(() => {
    let second = -1
    return clock.subscribe(() => {
      const { position, duration } = clock.get()
      if (duration === null || Math.floor(position) === second || !('mediaSession' in navigator)) return
      second = Math.floor(position)
      navigator.mediaSession.setPositionState({
        duration,
        position: Math.min(position, duration),
        playbackRate: rate,
      })
    })
  }, [rate])
}

// Browsers know different sets of actions and throw at the others.
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {}
}

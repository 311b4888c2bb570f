import { useEffect } from 'react'
import type { Engine } from './engine.ts'

export interface MediaAbout {
  title: string
  artist: string
  /** Address of a picture. */
  artwork: string | null
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Seconds that a key goes back, and ahead. */
  back?: number
  ahead?: number
}

/** The keys of a keyboard, of headphones and of a locked screen act on what plays, and show how it stands. */
export function useMediaSession(engine: Engine | null, about: MediaAbout): void {
  const { title, artist, artwork, onPrevious, onNext, back = 10, ahead = 10 } = about
  useEffect(() => {
    const { mediaSession } = navigator as { mediaSession?: MediaSession }
    if (!engine || !mediaSession) return
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: artwork ? [{ src: artwork }] : [],
    })
    const skip = (seconds: number) => engine.seek(engine.read().time + seconds)
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>> = {
      play: () => engine.play(),
      pause: () => engine.pause(),
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? back)),
      seekforward: ({ seekOffset }) => skip(seekOffset ?? ahead),
      seekto: ({ seekTime }) => engine.seek(seekTime ?? 0),
      previoustrack: onPrevious,
      nexttrack: onNext,
    }
    const entries = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler | undefined][]
    for (const [action, handler] of entries) setHandler(mediaSession, action, handler ?? null)
    const release = engine.subscribe(() => showStanding(mediaSession, engine))
    return () => {
      release()
      mediaSession.playbackState = 'none'
      mediaSession.metadata = null
      for (const [action] of entries) setHandler(mediaSession, action, null)
    }
  }, [engine, title, artist, artwork, onPrevious, onNext, back, ahead])
}

function showStanding(mediaSession: MediaSession, engine: Engine): void {
  const { time, duration, paused, rate } = engine.read()
  mediaSession.playbackState = paused ? 'paused' : 'playing'
  if (duration === 0) return
  mediaSession.setPositionState?.({ duration, position: Math.min(time, duration), playbackRate: rate })
}

function setHandler(
  mediaSession: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    mediaSession.setActionHandler(action, handler)
  } catch {
    // A browser that does not know an action goes on without it.
  }
}

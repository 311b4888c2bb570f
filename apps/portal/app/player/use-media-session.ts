import { useEffect } from 'react'
import type { Engine } from './engine.ts'

export interface MediaAbout {
  title: string
  artist: string
  /** Address of a picture. */
  artwork: string | null
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** The keys of a keyboard, of headphones and of a locked screen act on the video. */
export function useMediaSession(engine: Engine | null, about: MediaAbout): void {
  const { title, artist, artwork, onPrevious, onNext } = about
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
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? 10)),
      seekforward: ({ seekOffset }) => skip(seekOffset ?? 10),
      seekto: ({ seekTime }) => engine.seek(seekTime ?? 0),
      previoustrack: onPrevious,
      nexttrack: onNext,
    }
    const entries = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler | undefined][]
    for (const [action, handler] of entries) setHandler(mediaSession, action, handler ?? null)
    return () => {
      mediaSession.metadata = null
      for (const [action] of entries) setHandler(mediaSession, action, null)
    }
  }, [engine, title, artist, artwork, onPrevious, onNext])
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

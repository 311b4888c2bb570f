import { useEffect, useRef, type RefObject } from 'react'

/** Captions that come while it is on air: what is said last is what is read. */
export interface ReadAlong {
  /** BCP 47. */
  idioma: string
  nome: string
  read: () => Promise<{ legenda: { seq: number; texto: string }; novaEmMs: number }>
}

/** How long words stay that nothing follows. */
const STAYS_S = 8
const AGAIN_MS = 5_000

/** Gives a video the captions that are read along as one of its own tracks, before anybody looks for those. */
export function useReadAlongTrack(
  video: RefObject<HTMLVideoElement | null>,
  along: ReadAlong | undefined,
): RefObject<TextTrack | null> {
  const track = useRef<TextTrack>(null)
  useEffect(() => {
    // A track cannot be taken away again.
    if (along) track.current ??= video.current!.addTextTrack('captions', along.nome, along.idioma)
  }, [video, along])
  return track
}

/** Asks what is said while it shows. What cannot be had is asked for again. */
export function useReadAlong(
  video: RefObject<HTMLVideoElement | null>,
  track: RefObject<TextTrack | null>,
  { along, isShown }: { along: ReadAlong | undefined; isShown: boolean },
): void {
  const read = along?.read
  useEffect(() => {
    if (!read || !isShown) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    let last = ''
    let cue: VTTCue | null = null
    const say = ({ seq, texto }: { seq: number; texto: string }) => {
      const key = `${seq} ${texto}`
      if (isOver || key === last || !video.current || !track.current) return
      last = key
      if (cue) track.current.removeCue(cue)
      const now = video.current.currentTime
      cue = new VTTCue(now, now + STAYS_S, texto)
      track.current.addCue(cue)
    }
    const ask = async () => {
      const isSeen = !document.hidden || document.pictureInPictureElement !== null
      const next = isSeen ? await read().catch(() => null) : null
      if (next) say(next.legenda)
      if (!isOver) timer = setTimeout(() => void ask(), next?.novaEmMs ?? AGAIN_MS)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, track, read, isShown])
}

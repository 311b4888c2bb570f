import { useEffect, useState, type RefObject } from 'react'
import { languageOf } from './caption-language.ts'
import type { Caption } from './use-captions.ts'

type StreamCaption = Omit<Caption, 'url'>

/** Captions that a stream carries itself, as the browser or our player of it tells of them; one of each language. */
export function useStreamCaptions(
  video: RefObject<HTMLVideoElement | null>,
  known: readonly StreamCaption[],
): readonly StreamCaption[] {
  const [found, setFound] = useState<readonly StreamCaption[]>([])
  useEffect(() => {
    const tracks = video.current!.textTracks
    const look = () => setFound(Array.from(tracks).filter(isCaption).map(toCaption))
    look()
    for (const type of ['addtrack', 'removetrack']) tracks.addEventListener(type, look)
    return () => {
      for (const type of ['addtrack', 'removetrack']) tracks.removeEventListener(type, look)
    }
  }, [video])
  // What the church gives comes first.
  const taken = new Set(known.map(({ idioma }) => languageOf(idioma)))
  return found.filter(
    ({ idioma }, index) =>
      !taken.has(idioma) && found.findIndex((other) => other.idioma === idioma) === index,
  )
}

function isCaption({ kind }: TextTrack): boolean {
  return kind === 'subtitles' || kind === 'captions'
}

function toCaption({ language, label }: TextTrack): StreamCaption {
  const idioma = languageOf(language)
  return { idioma, nome: nameOf(idioma) ?? (label || idioma) }
}

/** A language in its own words. */
function nameOf(idioma: string): string | null {
  if (idioma === 'und') return null
  const { language } = new Intl.Locale(idioma)
  const nome = new Intl.DisplayNames([idioma], { type: 'language', fallback: 'none' }).of(language)
  return nome ? nome.charAt(0).toLocaleUpperCase(idioma) + nome.slice(1) : null
}

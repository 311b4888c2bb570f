import { useEffect, useState, type RefObject } from 'react'
import { m } from '../paraglide/messages.js'
import { languageOf } from './caption-language.ts'
import { changePlayerSettings, readPlayerSettings } from './player-settings.ts'

export interface Caption {
  /** BCP 47. */
  idioma: string
  nome: string
  url: string
}

export interface Captions {
  /** Language of those that show; null for none. */
  shown: string | null
  /** What is said now, drawn by us: the browser's own captions lie below our controls. */
  text: string
  choose: (idioma: string | null) => void
  /** The other way round; says what shows then. */
  toggle: () => string
}

/** Which captions show. The choice is kept for the next video that has them. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Omit<Caption, 'url'>[],
): Captions {
  const [wanted, setWanted] = useState(() => readPlayerSettings().captions)
  // Those of a stream come after the first picture.
  const shown = captions.find(({ idioma }) => idioma === wanted)?.idioma ?? null
  const [text, setText] = useState('')
  useEffect(() => {
    const element = video.current
    if (!element || shown === null) return
    const tracks = Array.from(element.textTracks)
    const track = tracks.find(({ language }) => languageOf(language) === languageOf(shown))
    if (!track) return
    const read = () => setText(cueText(track))
    // A phone shows its own player full screen, and there the captions are its own, too.
    const onOwn = () => (track.mode = 'showing')
    const onOurs = () => (track.mode = 'hidden')
    onOurs()
    // What is being said already changes nothing.
    read()
    track.addEventListener('cuechange', read)
    element.addEventListener('webkitbeginfullscreen', onOwn)
    element.addEventListener('webkitendfullscreen', onOurs)
    return () => {
      track.mode = 'disabled'
      track.removeEventListener('cuechange', read)
      element.removeEventListener('webkitbeginfullscreen', onOwn)
      element.removeEventListener('webkitendfullscreen', onOurs)
    }
  }, [video, shown])
  const choose = (idioma: string | null) => {
    setWanted(idioma)
    changePlayerSettings({ captions: idioma })
  }
  return {
    shown,
    text: shown === null ? '' : text,
    choose,
    toggle() {
      const next = shown === null ? (captions[0] ?? null) : null
      choose(next?.idioma ?? null)
      return next ? m.player_captions_on({ language: next.nome }) : m.player_captions_off()
    },
  }
}

/** Without its marks of voices and letters. */
function cueText({ activeCues }: TextTrack): string {
  return Array.from(activeCues ?? [])
    .map((cue) => ('getCueAsHTML' in cue ? (cue as VTTCue).getCueAsHTML().textContent : ''))
    .filter(Boolean)
    .join('\n')
}

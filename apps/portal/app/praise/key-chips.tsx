import { keyAt, keyText, pitchOf, showKey } from '@atrio/rules'
import { Chip } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { semitonesBetween } from './song-shape.ts'
import type { SongView } from './use-song-view.ts'

const PITCHES = Array.from({ length: 12 }, (_, pitch) => pitch)

/** The twelve keys, the song's own marked: any of them in one tap. */
export function KeyChips({ view }: { view: SongView }) {
  const { original, sounding } = view.keys
  return (
    <div role="group" aria-label={m.praise_key_choose()} className="song-keys">
      {PITCHES.map((pitch) => {
        const isOriginal = pitch === pitchOf(original.tonic)
        const key = isOriginal ? original : keyAt(pitch, original.mode)
        const tom = showKey(key, view.notation, view.view.locale)
        return (
          <Chip
            key={keyText(key)}
            className="song-key"
            selected={pitch === pitchOf(sounding.tonic)}
            data-original={isOriginal || undefined}
            aria-label={isOriginal ? m.praise_key_original({ tom }) : tom}
            title={isOriginal ? m.praise_key_original({ tom }) : undefined}
            onClick={() => view.changeSong({ chordTranspose: semitonesBetween(original, key) })}
          >
            {tom}
          </Chip>
        )
      })}
    </div>
  )
}

import {
  parseChord,
  showChord,
  syllable,
  toWords,
  type Chord,
  type ChordView,
  type Note,
  type SongLine,
} from '@atrio/rules'
import { m } from '../paraglide/messages.js'

/**
 * A line for those who hear it: the words whole, however their syllables are divided by chords; with `view`, each chord
 * before the word that it falls on.
 */
export function spokenLine(line: SongLine, view: ChordView | null): string {
  if (line.kind !== 'lyrics') return line.text
  return toWords(line.snippets)
    .map(({ snippets }) => {
      const word = snippets.map(({ text }) => text).join('')
      const chords = view
        ? snippets.flatMap(({ chord }) => (chord === null ? [] : [spokenChord(chord, view)]))
        : []
      if (chords.length === 0) return word
      const spoken = chords.join(', ')
      return word ? `${m.praise_chord_before({ chords: spoken, word })};` : `${spoken};`
    })
    .filter(Boolean)
    .join(' ')
}

/** A chord as musicians of the language say it: `Fá sustenido menor 7 com baixo em Dó`. */
function spokenChord(text: string, view: ChordView): string {
  const shown = showChord(text, { ...view, notation: 'letters' })
  const chord = parseChord(shown)
  if (!chord) return shown
  const bass = chord.bass && spokenNote(chord.bass, view.locale)
  const root = chord.root && spokenQuality(spokenNote(chord.root, view.locale), chord)
  if (!root) return bass ?? shown
  return bass ? m.praise_chord_bass({ chord: root, bass }) : root
}

function spokenNote({ letter, accidental }: Note, locale: string): string {
  const natural = { letter, accidental: 0 }
  const note = locale === 'en' ? 'CDEFGAB'[letter]! : syllable(natural, locale)
  if (accidental === 0) return note
  return accidental > 0 ? m.praise_chord_sharp({ note }) : m.praise_chord_flat({ note })
}

function spokenQuality(note: string, { quality }: Chord): string {
  for (const [pattern, say] of QUALITIES) {
    const match = pattern.exec(quality)
    if (match) return [say({ note }), quality.slice(match[0].length)].filter(Boolean).join(' ')
  }
  return [note, quality].filter(Boolean).join(' ')
}

const QUALITIES = [
  [/^(dim|°|º)/, m.praise_chord_diminished],
  [/^(aug|\+)/, m.praise_chord_augmented],
  [/^(min|m(?!aj)|-)/, m.praise_chord_minor],
] as const

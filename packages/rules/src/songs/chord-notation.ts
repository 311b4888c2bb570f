import { chordText, parseChord, transposeChord } from './chord.ts'
import { keyText, scaleOf, transposeKey, type MusicalKey } from './musical-key.ts'
import { accidentalText, isSyllable, modulo, noteText, pitchOf, type Note } from './note.ts'

/** How chords are written: by letters, by syllables, or by the degree of the key. */
export const CHORD_NOTATIONS = ['letters', 'syllables', 'nashville'] as const
export type ChordNotation = (typeof CHORD_NOTATIONS)[number]

/** How the chords of a song are to be read now. */
export interface ChordView {
  /** The key in which the chords are written down. */
  readonly key: MusicalKey
  /** Semitones from what is written to what is shown. */
  readonly semitones: number
  readonly notation: ChordNotation
  /** Language of the syllables: Portuguese writes Dó, the others Do. */
  readonly locale: string
}

/** The notation in which most of a song's chords are written down. */
export function writtenNotation(chords: readonly string[]): ChordNotation {
  const syllables = chords.filter(isWrittenBySyllable).length
  return syllables > chords.length / 2 ? 'syllables' : 'letters'
}

/** A written chord as it is to be shown; what is not a chord stays as it was written. */
export function showChord(text: string, view: ChordView): string {
  const chord = parseChord(text)
  if (!chord) return text
  const to = transposeKey(view.key, view.semitones)
  const moved = isMoved(view) ? transposeChord(chord, view.key, to) : chord
  if (view.notation === 'letters') {
    return isMoved(view) || isWrittenBySyllable(text) ? chordText(moved) : text.trim()
  }
  const name = (note: Note) =>
    view.notation === 'syllables' ? syllable(note, view.locale) : degree(note, to)
  return chordText(moved, name)
}

/** A key in the notation: degrees have no key of their own, so it is named by letters there. */
export function showKey(key: MusicalKey, notation: ChordNotation, locale: string): string {
  if (notation !== 'syllables') return keyText(key)
  return syllable(key.tonic, locale) + (key.mode === 'minor' ? 'm' : '')
}

/** `Fá#`, `Sib`. */
export function syllable(note: Note, locale: string): string {
  const names = locale.startsWith('pt') ? PORTUGUESE : LATIN
  return names[note.letter]! + accidentalText(note.accidental)
}

const LATIN = ['Do', 'Re', 'Mi', 'Fa', 'Sol', 'La', 'Si']
const PORTUGUESE = ['Dó', 'Ré', 'Mi', 'Fá', 'Sol', 'Lá', 'Si']

function isWrittenBySyllable(text: string): boolean {
  return isSyllable(text.trim().replace(/^\(/, '')) && parseChord(text) !== null
}

function isMoved({ semitones }: ChordView): boolean {
  return modulo(semitones, 12) !== 0
}

/** Nashville numbers count from the major key, also in its minor sister: Am is 6m in both C and A minor. */
function degree(note: Note, key: MusicalKey): string {
  const major = key.mode === 'major' ? key : { tonic: scaleOf(key)[2]!, mode: 'major' as const }
  const scale = scaleOf(major)
  const number = modulo(note.letter - major.tonic.letter, 7)
  const off = modulo(pitchOf(note) - pitchOf(scale[number]!) + 6, 12) - 6
  if (Math.abs(off) > 1) return noteText(note)
  return accidentalText(off) + (number + 1)
}

import { modulo, noteText, pitchOf, plainNote, readNote, spellPitch, type Note } from './note.ts'
import { isSharpKey, scaleOf, type MusicalKey } from './musical-key.ts'

/** A chord symbol taken apart: what moves with the key, and what does not. */
export interface Chord {
  /** Null where only the bass is written: `/F#`. */
  readonly root: Note | null
  /** All between root and bass, as it was written: `m7(b5)`, `sus4`, `6/9`. */
  readonly quality: string
  readonly bass: Note | null
  /** What the author put around it, and means something to the players: `(C)`, `C*`. */
  readonly marks?: readonly [before: string, after: string]
}

/** Reads a chord symbol; null for anything else that stands between brackets (`N.C.`, `2x`, `Intro`). */
export function parseChord(text: string): Chord | null {
  const symbol = text.trim()
  if (symbol.length > MAX_LENGTH) return null
  const plain = parseSymbol(symbol)
  if (plain) return plain
  const [, before = '', within = '', after = ''] = MARKED.exec(symbol) ?? []
  const chord = parseSymbol(within)
  return chord && { ...chord, marks: [before, after] }
}

const MARKED = /^(\(?)([^*]+?)(\)?\*{0,3}\)?)$/

function parseSymbol(symbol: string): Chord | null {
  if (symbol.startsWith('/')) {
    const bass = parseNote(symbol.slice(1))
    return bass && { root: null, quality: '', bass }
  }
  for (const { note, rest } of readNote(symbol)) {
    const slash = rest.lastIndexOf('/')
    const bass = slash < 0 ? null : parseNote(rest.slice(slash + 1))
    const quality = bass ? rest.slice(0, slash) : rest
    if (QUALITY.test(quality)) return { root: note, quality, bass }
  }
  return null
}

/** `F#m7/C#`, or with other names for the notes. */
export function chordText(chord: Chord, name: (note: Note) => string = noteText): string {
  const { root, quality, bass, marks: [before, after] = ['', ''] } = chord
  return `${before}${root ? name(root) : ''}${quality}${bass ? `/${name(bass)}` : ''}${after}`
}

/** The chord that does in one key what the given one does in another; its bass moves along. */
export function transposeChord(chord: Chord, from: MusicalKey, to: MusicalKey): Chord {
  const root = chord.root && moveNote(chord.root, from, to)
  const bass = chord.bass && moveNote(chord.bass, from, to)
  return { ...chord, root, bass: bass && agree(bass, root, chord) }
}

/** True for minor and diminished chords, whose third is small. */
export function isMinorChord({ quality }: Chord): boolean {
  return /^(m(?!aj)|min|-|dim|°|º|ø|o)/.test(quality)
}

// What may follow a root, in any order: letters of known qualities, numbers with accidentals, brackets.
const QUALITY =
  /^(?:maj|min|mi|ma|dim|aug|sus|add|omit|no|alt|dom|m|M|Δ|°|º|ø|o|\+|-|\^|[#b♯♭]?\d|[(),\s]|\/(?=[#b♯♭+-]?\d))*$/
// Longer than any chord that is played, and short enough for the pattern to be quick with anything.
const MAX_LENGTH = 24

function parseNote(text: string): Note | null {
  return readNote(text.trim()).find(({ rest }) => rest === '')?.note ?? null
}

/** A bass keeps its distance in letters from the root: `Bb/D` becomes `B/D#`, not `B/Eb`. */
function agree(bass: Note, root: Note | null, was: Chord): Note {
  if (!root || !was.root || !was.bass) return bass
  const agreeing = spellPitch(root.letter + was.bass.letter - was.root.letter, pitchOf(bass))
  return Math.abs(agreeing.accidental) > 1 || plainNote(pitchOf(bass), 'sharp').accidental === 0
    ? bass
    : agreeing
}

/**
 * A note of the new key's scale is spelled as that scale spells it. One outside keeps its distance in letters, so that a
 * leading note stays a leading note, unless that needs a spelling that nobody plays from (`Fb`, `B##`).
 */
function moveNote(note: Note, from: MusicalKey, to: MusicalKey): Note {
  const pitch = modulo(pitchOf(note) + pitchOf(to.tonic) - pitchOf(from.tonic), 12)
  const inScale = scaleOf(to).find((degree) => pitchOf(degree) === pitch)
  if (inScale) return inScale
  const moved = spellPitch(note.letter + to.tonic.letter - from.tonic.letter, pitch)
  const plain = plainNote(pitch, isSharpKey(to) ? 'sharp' : 'flat')
  return Math.abs(moved.accidental) > 1 || plain.accidental === 0 ? plain : moved
}

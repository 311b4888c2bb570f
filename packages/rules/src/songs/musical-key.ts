import { modulo, noteText, pitchOf, readNote, spellPitch, type Note } from './note.ts'

/** A key that a song is in. */
export interface MusicalKey {
  readonly tonic: Note
  readonly mode: 'major' | 'minor'
}

/** Reads `G`, `Ebm`, `F# minor`, `Sol`, `Lá menor`; null for anything else. */
export function parseKey(text: string | null | undefined): MusicalKey | null {
  for (const { note, rest } of readNote((text ?? '').trim())) {
    const mode = rest.trim()
    if (MAJOR.test(mode)) return { tonic: note, mode: 'major' }
    if (MINOR.test(mode)) return { tonic: note, mode: 'minor' }
  }
  return null
}

/** `F#m` */
export function keyText({ tonic, mode }: MusicalKey): string {
  return noteText(tonic) + (mode === 'minor' ? 'm' : '')
}

/** The key that lies so many semitones away, spelled with the fewest accidentals; a whole octave is the same key. */
export function transposeKey(key: MusicalKey, semitones: number): MusicalKey {
  if (modulo(semitones, 12) === 0) return key
  return keyAt(pitchOf(key.tonic) + semitones, key.mode)
}

/** The key at a pitch, spelled with the fewest accidentals. */
export function keyAt(pitch: number, mode: MusicalKey['mode']): MusicalKey {
  return (mode === 'major' ? MAJOR_KEYS : MINOR_KEYS)[modulo(pitch, 12)]!
}

/** The seven notes of a key, each letter once; of a minor key the natural ones. */
export function scaleOf({ tonic, mode }: MusicalKey): Note[] {
  const steps = mode === 'major' ? [0, 2, 4, 5, 7, 9, 11] : [0, 2, 3, 5, 7, 8, 10]
  return steps.map((step, degree) => spellPitch(tonic.letter + degree, pitchOf(tonic) + step))
}

export function isSharpKey(key: MusicalKey): boolean {
  return scaleOf(key).reduce((sum, { accidental }) => sum + accidental, 0) > 0
}

const MAJOR = /^(maj|major|maior|mayor|M)?$/
const MINOR = /^(m|min|minor|menor|-)$/
const MAJOR_KEYS = toKeys('C Db D Eb E F F# G Ab A Bb B')
const MINOR_KEYS = toKeys('Cm C#m Dm Ebm Em Fm F#m Gm G#m Am Bbm Bm')

function toKeys(names: string): MusicalKey[] {
  return names.split(' ').map((name) => parseKey(name)!)
}

/** A note by its spelling: C sharp and D flat sound alike and are two notes. */
export interface Note {
  /** 0 is C, 6 is B. */
  readonly letter: number
  /** -2 (double flat) to 2 (double sharp). */
  readonly accidental: number
}

export const LETTERS = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const
const NATURAL_PITCHES = [0, 2, 4, 5, 7, 9, 11] as const
const ACCIDENTALS = ['bb', 'b', '', '#', '##'] as const

/** Semitones above C, 0 to 11. */
export function pitchOf({ letter, accidental }: Note): number {
  return modulo(NATURAL_PITCHES[letter]! + accidental, 12)
}

/** The note of a letter that sounds at a pitch; its accidental may be anything from -6 to 5. */
export function spellPitch(letter: number, pitch: number): Note {
  const natural = NATURAL_PITCHES[modulo(letter, 7)]!
  return { letter: modulo(letter, 7), accidental: modulo(pitch - natural + 6, 12) - 6 }
}

/** The note that a beginner expects at a pitch: natural where there is one, else with one sharp or one flat. */
export function plainNote(pitch: number, accidental: 'sharp' | 'flat'): Note {
  const natural = NATURAL_PITCHES.indexOf(modulo(pitch, 12) as 0)
  if (natural >= 0) return { letter: natural, accidental: 0 }
  return accidental === 'sharp'
    ? { letter: NATURAL_PITCHES.indexOf(modulo(pitch - 1, 12) as 0), accidental: 1 }
    : { letter: NATURAL_PITCHES.indexOf(modulo(pitch + 1, 12) as 0), accidental: -1 }
}

export function accidentalText(accidental: number): string {
  return ACCIDENTALS[accidental + 2] ?? ''
}

/** `F#` */
export function noteText(note: Note): string {
  return LETTERS[note.letter]! + accidentalText(note.accidental)
}

/** Reads the note at the beginning of a text, by letter (`F#`) or by syllable (`Fá#`), and what follows it. */
export function readNote(text: string): { note: Note; rest: string }[] {
  return [readWith(SYLLABLE, text, syllableLetter), readWith(LETTER, text, letterOf)].filter(
    (found) => found !== null,
  )
}

/** True where a text begins with a syllable and not with a letter. */
export function isSyllable(text: string): boolean {
  return readWith(SYLLABLE, text, syllableLetter) !== null
}

/** Remainder that is never negative, and never minus zero. */
export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

const SYLLABLE = /^(d[oó]|r[eé]|mi|f[aá]|sol|l[aá]|si)(##|bb|[#♯b♭])?/i
const LETTER = /^([A-G])(##|bb|[#♯b♭])?/
const SYLLABLES = ['do', 're', 'mi', 'fa', 'sol', 'la', 'si']

function readWith(
  pattern: RegExp,
  text: string,
  toLetter: (name: string) => number,
): { note: Note; rest: string } | null {
  const match = pattern.exec(text)
  // A lower-case syllable is a word of the lyrics (`do`, `mi`), not a chord.
  // Nor is `Solo` a diminished Sol.
  if (!match || !/^[A-Z]/.test(text) || (match[1]!.length > 1 && text.slice(match[0].length).startsWith('o')))
    return null
  const note = { letter: toLetter(match[1]!), accidental: accidentalOf(match[2] ?? '') }
  return { note, rest: text.slice(match[0].length) }
}

function syllableLetter(name: string): number {
  return SYLLABLES.indexOf(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
}

function letterOf(name: string): number {
  return LETTERS.indexOf(name as 'C')
}

function accidentalOf(text: string): number {
  return ACCIDENTALS.indexOf(text.replace('♯', '#').replace('♭', 'b') as '') - 2
}

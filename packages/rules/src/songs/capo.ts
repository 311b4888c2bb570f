import { parseChord } from './chord.ts'
import { showChord } from './chord-notation.ts'
import type { MusicalKey } from './musical-key.ts'

/** The frets on which a capo is offered; 0 is none. */
export const CAPO_FRETS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * Semitones from the chords as written to the shapes to play: the song is moved by `transpose`, and each fret of the
 * capo lets the hand play one semitone lower. A song written for a capo sounds that much higher than its chords say.
 */
export function shapeSemitones(view: { transpose: number; capo: number; writtenCapo: number }): number {
  return view.writtenCapo + view.transpose - view.capo
}

/** The fret at which most chords become open shapes; the lowest of several. */
export function adviseCapo(
  chords: readonly string[],
  sounding: { key: MusicalKey; semitones: number },
): number {
  let best = { fret: 0, open: -1 }
  for (const fret of CAPO_FRETS) {
    const open = chords.filter((chord) =>
      isOpenShape(
        showChord(chord, {
          key: sounding.key,
          semitones: sounding.semitones - fret,
          notation: 'letters',
          locale: 'en',
        }),
      ),
    ).length
    if (open > best.open) best = { fret, open }
  }
  return best.fret
}

const OPEN_SHAPES = new Set(['C', 'A', 'G', 'E', 'D', 'Am', 'Em', 'Dm'])

function isOpenShape(text: string): boolean {
  const chord = parseChord(text)
  if (!chord?.root) return false
  return OPEN_SHAPES.has(/^[A-G](?![#b])(m(?!aj))?/.exec(text)?.[0] ?? '')
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chordText, parseChord, transposeChord, type Chord } from './chord.ts'
import { keyAt, keyText, parseKey, scaleOf, transposeKey, type MusicalKey } from './musical-key.ts'
import { LETTERS, modulo, noteText, pitchOf } from './note.ts'

const MAJOR = 'C Db D Eb E F F# Gb G Ab A Bb B'.split(' ')
const MINOR = 'Cm C#m Dm Ebm Em Fm F#m Gm G#m Am Bbm Bm'.split(' ')
const KEYS = [...MAJOR, ...MINOR].map((name) => parseKey(name)!)
const QUALITIES = [
  '',
  'm',
  '7',
  'm7',
  'maj7',
  '7M',
  'dim',
  '°',
  'aug',
  '+',
  'sus4',
  '4',
  'add9',
  '6/9',
  'm7(b5)',
  '7(9)',
  '9#11',
]
const aKey = fc.constantFrom(...KEYS)
const aNote = fc.record({
  letter: fc.integer({ min: 0, max: 6 }),
  accidental: fc.integer({ min: -1, max: 1 }),
})
const aChord = fc.record({
  root: aNote,
  quality: fc.constantFrom(...QUALITIES),
  bass: fc.option(aNote, { nil: null }),
})

describe('parseChord', () => {
  it.each([
    ['C', 'C', '', ''],
    ['F#m7/C#', 'F#', 'm7', 'C#'],
    ['Bb', 'Bb', '', ''],
    ['B♭maj7', 'Bb', 'maj7', ''],
    ['A7M(9)', 'A', '7M(9)', ''],
    ['C6/9', 'C', '6/9', ''],
    ['C6/9/G', 'C', '6/9', 'G'],
    ['Em7(b5)', 'E', 'm7(b5)', ''],
    ['Am7/11', 'A', 'm7/11', ''],
    ['G/B', 'G', '', 'B'],
    ['D°', 'D', '°', ''],
    ['Faug', 'F', 'aug', ''],
    ['Fadd9', 'F', 'add9', ''],
    ['Sol', 'G', '', ''],
    ['Lám7/Sol', 'A', 'm7', 'G'],
    ['Fá#m', 'F#', 'm', ''],
    ['Do7', 'C', '7', ''],
    [' E ', 'E', '', ''],
  ])('reads %s', (text, root, quality, bass) => {
    const chord = parseChord(text)!
    expect([noteText(chord.root!), chord.quality, chord.bass ? noteText(chord.bass) : '']).toEqual([
      root,
      quality,
      bass,
    ])
  })

  it('reads a bass that stands alone', () => {
    expect(chordText(parseChord('/F#')!)).toBe('/F#')
  })

  it.each([
    '',
    'N.C.',
    '2x',
    'Intro',
    'Solo',
    'H',
    'amor',
    'Christ',
    'Deus',
    '*Coda',
    '/',
    'C//',
    'C/H',
    '<b>',
    'do',
  ])('takes %j for no chord', (text) => {
    expect(parseChord(text)).toBeNull()
  })

  it('answers at once, whatever the text', () => {
    const long = ['C' + '1'.repeat(5000) + 'x', 'C' + 'mino'.repeat(2000) + 'x', 'C' + ' '.repeat(9000) + 'x']
    const begin = performance.now()
    for (const text of long) expect(parseChord(text)).toBeNull()
    expect(performance.now() - begin).toBeLessThan(200)
  })
})

describe('transposeChord', () => {
  it.each([
    ['C', 1, 'C F G7 Am Dm/F E/G#', 'Db Gb Ab7 Bbm Ebm/Gb F/A'],
    ['C', 4, 'C F G7 Am B°', 'E A B7 C#m D#°'],
    ['G', 4, 'G D/F# Em7 A7 C', 'B F#/A# G#m7 C#7 E'],
    ['E', 1, 'E A B7 C#m G#m/B', 'F Bb C7 Dm Am/C'],
    ['F', 1, 'F Bb C7 Gm A7 Eb', 'F# B C#7 G#m A#7 E'],
    ['Am', 3, 'Am E7/G# Dm F', 'Cm G7/B Fm Ab'],
    ['Am', -1, 'Am E7/G# Dm F', 'G#m D#7/G C#m E'],
    ['Em', 1, 'Em B7/D# C', 'Fm C7/E Db'],
    ['C', 1, 'Bb/D Dm/F', 'B/D# Ebm/Gb'],
    ['Bb', 2, 'Bb Eb/G F/A Cm7 D7/F#', 'C F/A G/B Dm7 E7/G#'],
  ])('moves %s by %i', (from, semitones, chords, expected) => {
    const key = parseKey(from)!
    const to = transposeKey(key, semitones)
    expect(
      chords
        .split(' ')
        .map((chord) => chordText(transposeChord(parseChord(chord)!, key, to)))
        .join(' '),
    ).toBe(expected)
  })

  it('moves root and bass by the same distance and keeps the quality, in all keys', () => {
    fc.assert(
      fc.property(aKey, aChord, fc.integer({ min: -24, max: 24 }), (key, chord, semitones) => {
        const moved = transposeChord(chord, key, transposeKey(key, semitones))
        expect(pitchOf(moved.root!)).toBe(modulo(pitchOf(chord.root) + semitones, 12))
        expect(moved.bass && pitchOf(moved.bass)).toBe(
          chord.bass && modulo(pitchOf(chord.bass) + semitones, 12),
        )
        expect(moved.quality).toBe(chord.quality)
      }),
    )
  })

  it('gives the original after twelve steps, up or down', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...range(12).flatMap(canonical)),
        aChord,
        fc.constantFrom(1, -1),
        (key, chord, step) => {
          let [moved, at] = [chord as Chord, key]
          for (let count = 0; count < 12; count++) {
            const next = canonicalAt(at, step)
            moved = transposeChord(moved, at, next)
            at = next
          }
          expect(keyText(at)).toBe(keyText(key))
          expect([moved.root, moved.bass].map((note) => note && pitchOf(note))).toEqual(
            [chord.root, chord.bass].map((note) => note && pitchOf(note)),
          )
          // A spelling that the key does not have (E# in C) may be put right on the way.
          expect(!inKey(chord, key) || chordText(moved) === chordText(chord)).toBe(true)
        },
      ),
    )
  })

  it('spells every chord of every key as its scale does', () => {
    for (const key of KEYS) {
      for (const semitones of range(12)) {
        const to = transposeKey(key, semitones)
        const moved = scaleOf(key).map((root) =>
          noteText(transposeChord({ root, quality: '', bass: root }, key, to).bass!),
        )
        expect(moved).toEqual(scaleOf(to).map(noteText))
        expect(new Set(moved.map((name) => name[0]))).toEqual(new Set(LETTERS))
      }
    }
  })

  it('never writes a double accidental, nor a white key by a black name outside the scale', () => {
    fc.assert(
      fc.property(aKey, aChord, fc.integer({ min: 1, max: 11 }), (key, chord, semitones) => {
        const to = transposeKey(key, semitones)
        const name = noteText(transposeChord(chord, key, to).root!)
        const ofScale = scaleOf(to).map(noteText).includes(name)
        expect(name).toMatch(/^[A-G][#b]?$/)
        expect(ofScale || !['E#', 'B#', 'Cb', 'Fb'].includes(name)).toBe(true)
      }),
    )
  })
})

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function canonical(pitch: number): MusicalKey[] {
  return [keyAt(pitch, 'major'), keyAt(pitch, 'minor')]
}

function canonicalAt(key: MusicalKey, step: number): MusicalKey {
  return keyAt(pitchOf(key.tonic) + step, key.mode)
}

function inKey(
  chord: {
    root: { letter: number; accidental: number }
    bass: { letter: number; accidental: number } | null
  },
  key: MusicalKey,
) {
  const names = new Set(scaleOf(key).map(noteText))
  return names.has(noteText(chord.root)) && (!chord.bass || names.has(noteText(chord.bass)))
}

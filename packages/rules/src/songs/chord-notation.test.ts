import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseCapo, shapeSemitones } from './capo.ts'
import { showChord, showKey, writtenNotation, type ChordNotation } from './chord-notation.ts'
import { parseKey } from './musical-key.ts'
import { songKey } from './song-key.ts'

function show(
  chords: string,
  key: string,
  semitones: number,
  notation: ChordNotation,
  locale = 'pt-BR',
): string {
  const view = { key: parseKey(key)!, semitones, notation, locale }
  return chords
    .split(' ')
    .map((chord) => showChord(chord, view))
    .join(' ')
}

describe('showChord', () => {
  it('leaves an unmoved song exactly as it was written', () => {
    expect(show('C Fb B#7 N.C. Am7(b5)/E#', 'C', 0, 'letters')).toBe('C Fb B#7 N.C. Am7(b5)/E#')
  })

  it('is the original again after twelve semitones, for any text between brackets', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.constantFrom(-24, -12, 0, 12, 24), (text, semitones) => {
        const view = { key: parseKey('Eb')!, notation: 'letters' as const, locale: 'en' }
        expect(showChord(text, { ...view, semitones })).toBe(showChord(text, { ...view, semitones: 0 }))
      }),
    )
  })

  it('moves chords and leaves remarks', () => {
    expect(show('G D/F# 2x N.C.', 'G', 2, 'letters')).toBe('A E/G# 2x N.C.')
  })

  it('moves what is marked and keeps its marks', () => {
    expect(show('(C) D* (G7/B)** (Em F) C7(9)', 'G', 2, 'letters')).toBe('(D) E* (A7/C#)** (F#m G) D7(9)')
    expect(show('(Sol) Ré*', 'G', 2, 'syllables')).toBe('(Lá) Mi*')
    expect(show('(C) D*', 'G', 0, 'nashville')).toBe('(4) 5*')
    expect(show('*Coda (2x) (bis)', 'G', 2, 'letters')).toBe('*Coda (2x) (bis)')
  })

  it('writes syllables as the language does', () => {
    expect(show('C F#m7 Bb/D G', 'C', 0, 'syllables')).toBe('Dó Fá#m7 Sib/Ré Sol')
    expect(show('C F#m7 Bb/D G', 'C', 0, 'syllables', 'es')).toBe('Do Fa#m7 Sib/Re Sol')
  })

  it('writes by letters what was written by syllables', () => {
    expect(show('Sol Ré/Fá# Mim7 N.C.', 'G', 0, 'letters')).toBe('G D/F# Em7 N.C.')
  })

  it('writes degrees, which do not change with the key', () => {
    expect(show('G D/F# Em7 C F A7 C#dim', 'G', 0, 'nashville')).toBe('1 5/7 6m7 4 b7 27 #4dim')
    for (let semitones = 0; semitones < 12; semitones++) {
      expect(show('G D/F# Em7 C', 'G', semitones, 'nashville')).toBe('1 5/7 6m7 4')
    }
  })

  it('counts degrees of a minor key from its major sister', () => {
    expect(show('Am Dm E7/G# C', 'Am', 0, 'nashville')).toBe('6m 2m 37/#5 1')
  })
})

describe('writtenNotation', () => {
  it('is that of most chords', () => {
    expect(writtenNotation(['Sol', 'Re/Fa#', 'Mim7', 'N.C.'])).toBe('syllables')
    expect(writtenNotation(['G', 'D/F#', 'Solo', 'Em7'])).toBe('letters')
    expect(writtenNotation([])).toBe('letters')
  })
})

describe('showKey', () => {
  it('names a key in each notation', () => {
    const key = parseKey('Bbm')!
    expect([
      showKey(key, 'letters', 'pt-BR'),
      showKey(key, 'syllables', 'pt-BR'),
      showKey(key, 'nashville', 'en'),
    ]).toEqual(['Bbm', 'Sibm', 'Bbm'])
  })
})

describe('a capo', () => {
  it('lets the hand play lower than the song sounds', () => {
    const semitones = shapeSemitones({ transpose: 0, capo: 3, writtenCapo: 0 })
    expect(show('Bb Eb F Gm', 'Bb', semitones, 'letters')).toBe('G C D Em')
  })

  it('keeps the chords of a song that was written for one', () => {
    expect(shapeSemitones({ transpose: 0, capo: 2, writtenCapo: 2 })).toBe(0)
    expect(shapeSemitones({ transpose: 0, capo: 0, writtenCapo: 2 })).toBe(2)
  })

  it('is advised where most chords become open ones', () => {
    expect(advise('G C D Em', 'G')).toBe(0)
    expect(advise('Bb Eb F Gm', 'Bb')).toBe(3)
    expect(advise('Ab Db Eb Fm', 'Ab')).toBe(1)
    expect(advise('N.C.', 'C')).toBe(0)
  })
})

function advise(chords: string, key: string): number {
  return adviseCapo(chords.split(' '), { key: parseKey(key)!, semitones: 0 })
}

describe('songKey', () => {
  it('is the written one, in any of the ways people write it', () => {
    for (const [written, key] of [
      ['Eb', 'Eb'],
      ['Lá menor', 'Am'],
      ['F# minor', 'F#m'],
      ['Sol', 'G'],
      ['Bbm', 'Bbm'],
    ] as const) {
      expect(showKey(songKey(written, []), 'letters', 'en')).toBe(key)
    }
  })

  it('is told from the chords when it is not written, or not to be read', () => {
    expect(showKey(songKey(null, 'G C D7 Em G'.split(' ')), 'letters', 'en')).toBe('G')
    expect(showKey(songKey('???', 'Am F C G Am'.split(' ')), 'letters', 'en')).toBe('Am')
    expect(showKey(songKey('', ['N.C.']), 'letters', 'en')).toBe('C')
  })
})

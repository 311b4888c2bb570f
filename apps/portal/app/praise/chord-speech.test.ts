import { parseChordPro, parseKey, type ChordView } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { spokenLine } from './chord-speech.ts'

const [section] = parseChordPro('[F#m7]Mara[Bb/D]vilhosa [N.C.]gra[G°]ça [A]').sections
const line = section!.lines[0]!

function speak(locale: 'pt-BR' | 'en' | 'es', semitones = 0): string {
  overwriteGetLocale(() => locale)
  const view: ChordView = { key: parseKey('C')!, semitones, notation: 'nashville', locale }
  return spokenLine(line, view)
}

describe('spokenLine', () => {
  it('leaves the chords out and the words whole', () => {
    expect(spokenLine(line, null)).toBe('Maravilhosa graça')
  })

  it('says each chord before its word, in the language of the page', () => {
    expect(speak('pt-BR')).toBe(
      'Fá sustenido menor 7, Si bemol com baixo em Ré, antes de Maravilhosa; N.C., Sol diminuto, antes de graça; Lá;',
    )
    expect(speak('en')).toBe(
      'F sharp minor 7, B flat over D, before Maravilhosa; N.C., G diminished, before graça; A;',
    )
    expect(speak('es')).toContain('Fa sostenido menor 7, Si bemol con bajo en Re')
  })

  it('says the chords that are shown, not those that were written', () => {
    expect(speak('en', 1)).toContain('G minor 7, B over D sharp')
  })
})

import { keyAt, keyText, showChord } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { chordView, keysOf, readSong, semitonesBetween } from './song-shape.ts'

const blank = {
  id: 1,
  titulo: 'Luz',
  subtitulo: null,
  autor: null,
  codigo: null,
  grupo: null,
  tema: null,
  ritmo: null,
  tom: null,
  conteudo: '',
  arquivos: [],
}
const score = { nome: 'Luz', url: '/media/1/luz.pdf' }

describe('readSong', () => {
  it('offers only what the song has, the best first', () => {
    expect(offered('[G]Luz')).toEqual(['cipher', 'cipher', 'lyric', 'score'])
    expect(offered('[G] [C]')).toEqual(['cipher', 'cipher', 'score'])
    expect(offered('Luz')).toEqual(['lyric', 'lyric', 'score'])
    expect(offered('')).toEqual(['score', 'score'])
    expect(offered('{title: Luz}', [])).toBeNull()
  })

  it("believes the church's key before the text's, and either before the chords'", () => {
    expect(keyOf({ tom: 'Eb', conteudo: '{key: G}\n[C]Luz' })).toBe('Eb')
    expect(keyOf({ conteudo: '{key: G}\n[C]Luz' })).toBe('G')
    expect(keyOf({ conteudo: '[D]Luz da ma[A7]nhã[D]' })).toBe('D')
  })
})

describe('keysOf', () => {
  const shape = readSong({ ...blank, tom: 'E', conteudo: '{capo: 2}\n[E]Luz [B/D#]' })!
  const names = (settings: { chordTranspose: number; capo: number | null }) => {
    const keys = keysOf(shape, settings)
    const chord = showChord('B/D#', chordView(shape, keys, { notation: 'letters', locale: 'en' }))
    return [keyText(keys.original), keyText(keys.sounding), keyText(keys.shape), keys.capo, chord]
  }

  it("keeps the author's capo until another is chosen", () => {
    expect(names({ chordTranspose: 0, capo: null })).toEqual(['F#', 'F#', 'E', 2, 'B/D#'])
    expect(names({ chordTranspose: 0, capo: 0 })).toEqual(['F#', 'F#', 'F#', 0, 'C#/E#'])
    expect(names({ chordTranspose: 0, capo: 4 })).toEqual(['F#', 'F#', 'D', 4, 'A/C#'])
  })

  it('moves what is heard by the transposition and what is played with it', () => {
    expect(names({ chordTranspose: 1, capo: null })).toEqual(['F#', 'G', 'F', 2, 'C/E'])
    expect(names({ chordTranspose: -11, capo: null })).toEqual(['F#', 'G', 'F', 2, 'C/E'])
  })
})

describe('semitonesBetween', () => {
  it('takes the shorter way to each of the twelve keys', () => {
    const from = keyAt(9, 'major')
    const ways = Array.from({ length: 12 }, (_, pitch) => semitonesBetween(from, keyAt(pitch, 'major')))
    expect(ways.map((way, pitch) => (9 + way + 12) % 12 === pitch)).not.toContain(false)
    expect([Math.min(...ways), Math.max(...ways)]).toEqual([-6, 5])
  })
})

function offered(conteudo: string, arquivos = [score]) {
  const shape = readSong({ ...blank, conteudo, arquivos })
  return shape && [shape.showType, ...shape.showTypes]
}

function keyOf(louvor: object): string {
  return keyText(readSong({ ...blank, ...louvor })!.writtenKey)
}

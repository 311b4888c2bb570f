import { parseChord, parseChordPro, parseKey, showTypeOf, songChords } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { drawScore } from './score-pdf.ts'
import { demoSongs } from './songs.ts'

const songs = Object.values(demoSongs).flat()

describe('the songs of the demo world', () => {
  it('hold only chords that can be moved, in keys that can be read', () => {
    const odd = songs.flatMap(({ conteudo = '' }) =>
      songChords(parseChordPro(conteudo)).filter((chord) => parseChord(chord) === null),
    )
    expect(odd).toEqual([])
    expect(songs.filter(({ tom }) => tom !== undefined && parseKey(tom) === null)).toEqual([])
  })

  it.each(['full', 'english', 'spanish'] as const)('show every type at the %s church', (church) => {
    const types = demoSongs[church]!.map(({ conteudo = '', melody }) =>
      showTypeOf(parseChordPro(conteudo), melody ? [melody] : []),
    )
    expect(new Set(types)).toEqual(new Set(['cipher', 'lyric', 'score']))
  })
})

describe('drawScore', () => {
  it('makes a PDF whose table of objects points at them', () => {
    const pdf = drawScore({
      titulo: 'Oração (1)',
      autor: 'Ana',
      melody: { notes: 'C4 F#4 Bb4 G5' },
    }).toString('latin1')
    expect(pdf.startsWith('%PDF-1.4')).toBe(true)
    const table = Number(/startxref\n(\d+)/.exec(pdf)![1])
    expect(pdf.slice(table, table + 4)).toBe('xref')
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]))
    expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual(
      [1, 2, 3, 4, 5, 6].map((object) => `${object} 0 obj`),
    )
    expect(pdf).toContain('Oração \\(1\\)')
  })
})

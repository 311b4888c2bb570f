import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChord } from './chord.ts'
import { lineText, parseChordPro, songChords, songHasLyrics } from './chordpro.ts'
import { readSnippets, toWords } from './chordpro-line.ts'
import { scaleOf, type MusicalKey } from './musical-key.ts'
import { noteText } from './note.ts'
import { showTypeOf } from '../fields/show-type.ts'
import { songKey } from './song-key.ts'

describe('parseChordPro', () => {
  it('reads parts, chords, remarks and what the text says of itself', () => {
    const song = parseChordPro(
      [
        '# a remark to the typist',
        '{title: Luz}',
        '{t:Luz da manhã}',
        '{key: G}',
        '{capo: 2}',
        '{new_page}',
        '{start_of_verse: Primeira}',
        '[G]Luz da ma[D/F#]nhã',
        '',
        'que vem [C]',
        '{end_of_verse}',
        '{comment: devagar}',
        '{soc}',
        '[Em]Vem',
        '{eoc}',
        '{chorus}',
        '{sot}',
        'e|--0--[x]',
        '{eot}',
      ].join('\r\n'),
    )
    expect(song.meta).toEqual({ titulo: 'Luz da manhã', tom: 'G', capo: 2 })
    expect(song.sections.map(({ kind, label }) => [kind, label])).toEqual([
      ['verse', 'Primeira'],
      ['verse', null],
      ['chorus', null],
      ['chorus', null],
      ['tab', null],
    ])
    expect(song.sections[0]!.lines[0]).toEqual({
      kind: 'lyrics',
      snippets: [
        { chord: 'G', text: 'Luz da ma' },
        { chord: 'D/F#', text: 'nhã' },
      ],
    })
    expect(song.sections[1]!.lines).toEqual([{ kind: 'comment', text: 'devagar' }])
    expect(song.sections[3]!.lines).toEqual(song.sections[2]!.lines)
    expect(song.sections[4]!.lines).toEqual([{ kind: 'tab', text: 'e|--0--[x]' }])
    expect(songChords(song)).toEqual(['G', 'D/F#', 'C', 'Em', 'Em'])
  })

  it('takes a lone name of a part for its heading, in three languages', () => {
    const headings = 'Verse 1|Chorus|[Refrão]|Coro:|Ponte|Puente 2|Intro|Refrão final'.split('|')
    const song = parseChordPro(headings.map((heading) => `${heading}\nla la`).join('\n\n'))
    expect(song.sections.map(({ kind }) => kind)).toEqual(
      'verse chorus chorus chorus bridge bridge other chorus'.split(' '),
    )
    expect(song.sections.map(({ label }) => label)[2]).toBe('Refrão')
  })

  it('takes lines of chords above the words apart', () => {
    const song = parseChordPro(['C        G/B', 'Deus é a luz', '', 'Am  F', 'A', 'fim'].join('\n'))
    expect(song.sections[0]!.lines[0]).toEqual({
      kind: 'lyrics',
      snippets: [
        { chord: 'C', text: 'Deus é a ' },
        { chord: 'G/B', text: 'luz' },
      ],
    })
    expect(songChords(song)).toEqual(['C', 'G/B', 'Am', 'F'])
    expect(lineText(song.sections[1]!.lines.at(-1)!)).toBe('fim')
  })

  it.each([
    ['G\nDeus é a luz', ['G']],
    ['C\nAleluia', ['C']],
    ['Sol\nGrande é o Senhor\n\nDó\nE fiel', ['Sol', 'Dó']],
    ['A\nPaz seja contigo', ['A']],
    ['G  D\nC\nDeus é a luz', ['G', 'D', 'C']],
    ['G  D\nC\n\nDeus é a luz', ['G', 'D', 'C']],
    ['(G)  D*\nDeus é a luz', ['(G)', 'D*']],
    ['C*\nDeus é a luz', ['C*']],
  ])('takes the chords of %j', (text, chords) => {
    const song = parseChordPro(text)
    expect(songChords(song)).toEqual(chords)
    const words = song.sections.flatMap(({ lines }) => lines.map(lineText)).join(' ')
    expect(words.trim()).toBe(
      text
        .split('\n')
        .filter((line) => /\p{L}{4}/u.test(line))
        .join(' '),
    )
  })

  it('leaves words that look like chords alone', () => {
    for (const text of ['A\nE\nSol', 'Sim\nMim', 'Sim\nSenhor, eu vou', 'A', 'A paz de Deus\nE o amor']) {
      expect(songChords(parseChordPro(text))).toEqual([])
    }
  })

  it.each([
    ['[G Deus', 'G Deus'],
    ['Deus] é', 'Deus] é'],
    ['[]Deus [ ]', '[]Deus'],
    ['{title: x', '{title: x'],
    ['{{x}}', '{{x}}'],
    ['{artist: a { b } c }\nfim', 'fim'],
    ['{wat: 7}', ''],
    ['{capo: -3}', ''],
    ['{start_of_chorus}', ''],
    ['{chorus}', ''],
    ['{end_of_chorus}\nfim', 'fim'],
    ['[[G]]la', '['],
    ['<script>alert(1)</script>', '<script>'],
    ['\u0000\uFEFFla', 'la'],
  ])('shows what can be shown of %j', (source, shown) => {
    const text = parseChordPro(source)
      .sections.flatMap(({ lines }) => lines.map(lineText))
      .join('\n')
    expect(text === shown || (shown !== '' && text.includes(shown))).toBe(true)
  })

  it('loses no word, whatever the brackets', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('[', ']', ':', 'G', 'la', ' ', '\n', '|'), { maxLength: 60 }),
        (parts) => {
          const source = parts.join('')
          const song = parseChordPro(source)
          const words = song.sections.flatMap(({ lines }) => lines.map(lineText)).join(' ')
          const all = words + songChords(song).join('')
          expect(count(all, 'la')).toBe(count(source, 'la'))
        },
      ),
    )
  })

  it('answers at once, whatever the length', () => {
    const sources = [
      '['.repeat(50_000),
      '{a' + ' '.repeat(50_000) + '}x',
      '[' + 'x'.repeat(50_000),
      ' '.repeat(50_000) + 'x',
    ]
    const begin = performance.now()
    for (const source of sources) parseChordPro(source)
    expect(performance.now() - begin).toBeLessThan(1000)
  })
})

describe('toWords', () => {
  it('keeps a word together where its chord changes', () => {
    const words = toWords(readSnippets('A [Bb]might[F]y won[Dm] der'))
    expect(
      words.map(({ snippets, spaced }) => [
        snippets.map(({ chord, text }) => `${chord ?? ''}:${text}`),
        spaced,
      ]),
    ).toEqual([
      [[':A'], true],
      [['Bb:might', 'F:y'], true],
      [[':won', 'Dm:'], true],
      [[':der'], false],
    ])
  })

  it('keeps every chord and every word in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('[G]', '[Am7/E]', 'la', 'lá', ' ', '  ', ','), { maxLength: 30 }),
        (parts) => {
          const line = parts.join('')
          const words = toWords(readSnippets(line))
          const text = words
            .map(
              ({ snippets, spaced }) =>
                snippets.map((snippet) => snippet.text).join('') + (spaced ? ' ' : ''),
            )
            .join('')
          expect(text.replace(/\s+/g, ' ').trim()).toBe(
            line
              .replace(/\[[^\]]*\]/g, '')
              .replace(/\s+/g, ' ')
              .trim(),
          )
          const chords = words.flatMap(({ snippets }) => snippets.flatMap(({ chord }) => chord ?? []))
          expect(chords).toEqual([...line.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]))
        },
      ),
    )
  })
})

describe('showTypeOf', () => {
  it('is cipher, else lyric, else score, else nothing that can be shown', () => {
    expect(show('[G]Deus', [{}])).toBe('cipher')
    expect(show('Deus', [{}])).toBe('lyric')
    expect(show('{title: Deus}\n\n', [{}])).toBe('score')
    expect(show('{title: Deus}\n  \n{soc}\n{eoc}')).toBeNull()
  })
})

const songs = readSongs()
describe(`songs written by others${songs.length === 0 ? ' (absent: set SHARED_DATA to the folder that holds songs/)' : ''}`, () => {
  it.skipIf(songs.length === 0)(
    'are read whole: every chord understood, every word kept, the key found',
    () => {
      expect(songs.length).toBeGreaterThan(200)
      let found = 0
      let withKey = 0
      for (const { source } of songs) {
        const song = parseChordPro(source)
        const chords = songChords(song)
        expect(chords.length).toBe([...source.matchAll(/\[[^\]]+\]/g)].length)
        expect(chords.filter((chord) => parseChord(chord) === null)).toEqual([])
        expect(songHasLyrics(song)).toBe(true)
        const words = song.sections
          .flatMap(({ lines, label }) => [label ?? '', ...lines.map(lineText)])
          .join('')
        expect(squeeze(words)).toBe(squeeze(source.replace(/^\{.*\}$/gm, '').replace(/\[[^\]]+\]/g, '')))
        if (!song.meta.tom || chords.length === 0) continue
        withKey++
        // Many of them name the major sister of a minor key.
        if (signature(songKey(null, chords)) === signature(songKey(song.meta.tom, []))) found++
      }
      expect(found / withKey).toBeGreaterThan(0.9)
    },
  )
})

function show(source: string, arquivos: unknown[] = []) {
  return showTypeOf(parseChordPro(source), arquivos)
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

function signature(key: MusicalKey): string {
  return scaleOf(key).map(noteText).sort().join(' ')
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '')
}

function readSongs(): { source: string }[] {
  const root = resolve(import.meta.dirname, '../../../..')
  const folder = resolve(root, process.env.SHARED_DATA ?? '../shared/data', 'songs')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.chordpro'))
    .map((name) => ({ source: readFileSync(`${folder}/${name}`, 'utf8') }))
}

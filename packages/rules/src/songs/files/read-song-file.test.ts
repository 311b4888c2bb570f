import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseChordPro, songChords, songHasLyrics } from '../chordpro.ts'
import { readSongFile } from './read-song-file.ts'

const read = (source: string, name = 'a.txt') => {
  const answer = readSongFile(name, source)
  return 'song' in answer ? answer.song : answer
}

it('ChordPro gives what the form has fields for, and the rest as it was', () => {
  const source =
    '{title: Umbu}\r\n{st: Flor}\n{artist: Ana}\n{lyricist: Bia}\n{key: D}\n{capo: 2}\n\n[D]Raiz\n{key: E}\n'
  expect(read(source)).toEqual({
    titulo: 'Umbu',
    subtitulo: 'Flor',
    autor: 'Ana, Bia',
    tom: 'D',
    conteudo: '{capo: 2}\n\n[D]Raiz\n{key: E}',
  })
  expect(read('Só palavras', 'meu_hino-novo.txt')).toEqual({
    titulo: 'meu hino novo',
    conteudo: 'Só palavras',
  })
})

it('OpenSong gives verses that share their chords, each with them', () => {
  const source = `<?xml version="1.0" encoding="UTF-8"?>
    <song><title>Umbu &amp; mel</title><author>Ana</author><key>D</key><hymn_number>12</hymn_number>
    <lyrics>[V]
.D    G
1Raiz funda
2Flor bran_ca
[C]
;nota
 Água | boa
---
[Ponte]
.A
</lyrics></song>`
  expect(read(source)).toEqual({
    titulo: 'Umbu & mel',
    autor: 'Ana',
    tom: 'D',
    codigo: '12',
    conteudo: [
      '{start_of_verse: 1}\n[D]Raiz [G]funda\n{end_of_verse}',
      '{start_of_verse: 2}\n[D]Flor [G]branca\n{end_of_verse}',
      '{start_of_chorus}\nÁgua   boa\n{end_of_chorus}',
      '{start_of_part: Ponte}\n[A]\n{end_of_part}',
    ].join('\n\n'),
  })
})

it('OpenLyrics gives its chords of both versions, and the first of its languages', () => {
  const source = `<song xmlns="http://openlyrics.info/namespace/2009/song" version="0.9"><properties>
    <titles><title>Umbu</title><title>Flor</title></titles><authors><author>Ana</author><author>Bia</author></authors>
    <songbooks><songbook name="Hinário" entry="48"/></songbooks><key>D</key></properties>
    <lyrics><verse name="v1" lang="pt"><lines><chord name="D7"/>Raiz<br/>
      <chord root="B" structure="min" bass="F#">funda</chord></lines></verse>
    <verse name="v1" lang="en"><lines>Root</lines></verse>
    <verse name="c" lang="pt"><lines>Água<comment>baixo</comment></lines></verse></lyrics></song>`
  expect(read(source)).toEqual({
    titulo: 'Umbu',
    subtitulo: 'Flor',
    autor: 'Ana, Bia',
    codigo: '48',
    tom: 'D',
    conteudo:
      '{start_of_verse: 1}\n[D7]Raiz\n[Bm/F#]funda\n{end_of_verse}\n\n{start_of_chorus}\nÁgua\n{end_of_chorus}',
  })
})

describe('refuses', () => {
  it.each([
    ['a document type', '<!DOCTYPE song [<!ENTITY a "aaaa">]><song><title>&a;</title></song>', 'unsafe'],
    ['half a document', '<song><title>Umbu</title><lyrics>Raiz', 'xml'],
    ['what is nested without end', '<a>'.repeat(5_000), 'xml'],
    ['another program’s file', '<html><body>Umbu</body></html>', 'kind'],
    ['what is no text', 'PK\u0003\u0004\0\0', 'kind'],
    ['a song without words', '{title: Umbu}', 'empty'],
    ['a whole book', 'a'.repeat(600_000), 'long'],
  ])('%s', (_, source, refused) => {
    expect(read(source)).toEqual({ refused })
  })
})

const shared = `${process.env['SHARED_DATA'] ?? new URL('../../../../../../shared/data', import.meta.url).pathname}/songs`
it.skipIf(!existsSync(shared))('reads every hymn that others have written down', () => {
  const files = readdirSync(shared, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.chordpro'),
  )
  const wrong = files.filter((name) => {
    const answer = readSongFile(name, readFileSync(`${shared}/${name}`, 'utf8'))
    if (!('song' in answer)) return true
    const song = parseChordPro(answer.song.conteudo)
    return !songHasLyrics(song) || songChords(song).some((chord) => chord.length > 20)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

import type { SongFile } from './read-song-file.ts'
import { sectionOf } from './section-start.ts'
import { childrenOf, textOf, type XmlNode } from './small-xml.ts'

/** A song of OpenSong: chords stand on lines of their own that begin with a point. */
export function readOpenSong(root: XmlNode): SongFile {
  const field = (name: string) => textOf(childrenOf(root, name)[0]).trim()
  const parts = toParts(field('lyrics') === '' ? '' : textOf(childrenOf(root, 'lyrics')[0]))
  return {
    ...named('titulo', field('title')),
    ...named('subtitulo', field('aka')),
    ...named('autor', field('author')),
    ...named('codigo', field('hymn_number')),
    ...named('tom', field('key')),
    ...named('tema', field('theme')),
    conteudo: parts.join('\n\n'),
  }
}

const named = (name: keyof SongFile, value: string) => (value === '' ? {} : { [name]: value })

interface Part {
  name: string
  lines: string[]
}

function toParts(lyrics: string): string[] {
  const parts: Part[] = [{ name: '', lines: [] }]
  for (const line of lyrics.split(/\r\n|\r|\n/)) {
    const [, name] = /^\s*\[([^\]]*)\]\s*$/.exec(line) ?? []
    if (name !== undefined) parts.push({ name, lines: [] })
    // A page ends, or somebody has made a note.
    else if (!/^(?:---|-!!|;)/.test(line)) parts.at(-1)!.lines.push(line)
  }
  return parts.flatMap(writePart)
}

/** Verses that share their chords are written line below line, each line with the number of its verse. */
function writePart({ name, lines }: Part): string[] {
  const numbers = [...new Set(lines.flatMap((line) => /^\d/.exec(line)?.[0] ?? []))]
  const verses = numbers.length === 0 ? [null] : numbers
  return verses.flatMap((number) => {
    const own = mergeChords(
      lines.filter((line) => number === null || !/^\d/.test(line) || line[0] === number),
    )
    if (own.every((line) => line.trim() === '')) return []
    const called = number === null ? name : `${name.replace(/\d+$/, '') || 'V'}${number}`
    if (called === '') return [own.join('\n').trim()]
    const { start, end } = sectionOf(called)
    return [[start, ...own.join('\n').trim().split('\n'), end].join('\n')]
  })
}

function mergeChords(lines: readonly string[]): string[] {
  const merged: string[] = []
  let chords: string | null = null
  for (const line of lines) {
    const isChords = line.startsWith('.')
    if (chords !== null && isChords) merged.push(withChords(chords, ''))
    if (isChords) {
      chords = line.slice(1)
      continue
    }
    const words = line.replace(/^[ \d]/, '').replace(/\|+/g, ' ')
    merged.push(chords === null ? plain(words) : withChords(chords, words))
    chords = null
  }
  if (chords !== null) merged.push(withChords(chords, ''))
  return merged
}

/** Each chord before the letter that it stands above. */
function withChords(chords: string, words: string): string {
  const marks = [...chords.matchAll(/\S+/g)].toReversed()
  const line = marks.reduce(
    (text, { 0: chord, index }) => `${text.slice(0, index)}[${chord}]${text.slice(index)}`,
    words.padEnd(marks[0]?.index ?? 0),
  )
  return plain(line)
}

/** A word is drawn out under its chords by these. */
const plain = (line: string) => line.replace(/_+/g, '').trimEnd()

import type { SectionKind } from './chordpro-directive.ts'

/** A line such as `Verse 1`, `[Refrão]` or `Coro:` that stands for the name of the part below it. */
export function readHeading(line: string): { kind: SectionKind; label: string } | null {
  if (line.length > 40) return null
  const label = line
    .trim()
    .replace(/^\[([^[\]]+)\]$/, '$1')
    .replace(/:$/, '')
    .trim()
  const word = /^([\p{L}-]+)(?: final)?(?:\s*\d{0,2}(?:[ªº.]|\s*x)?)?$/u.exec(label)?.[1]
  const kind = word && NAMES.get(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  return kind ? { kind, label } : null
}

const NAMES = new Map<string, SectionKind>([
  ...names('verse', 'verse estrofe estrofa verso'),
  ...names('chorus', 'chorus refrain refrao coro estribillo estribilho'),
  ...names('bridge', 'bridge ponte puente'),
  ...names(
    'other',
    'intro introducao introduccion outro coda ending final pre-chorus pre-refrao pre-coro tag interlude interludio instrumental solo vamp',
  ),
])

function names(kind: SectionKind, words: string): [string, SectionKind][] {
  return words.split(' ').map((word) => [word, kind])
}

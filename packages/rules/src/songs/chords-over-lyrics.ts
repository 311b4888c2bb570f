import { parseChord } from './chord.ts'

/**
 * Moves chords that stand on lines of their own into the words below them, as most Brazilian song sheets write them. A
 * text that has a chord in brackets anywhere is left as it is.
 */
export function mergeChordLines(lines: readonly string[]): string[] {
  if (lines.some(hasBracketChord)) return [...lines]
  const merged: string[] = []
  let afterChords = false
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const next = lines[index + 1]
    if (!isChordLine(line, next, afterChords)) {
      merged.push(line)
      afterChords = false
    } else if (!isBelow(next) || isChordLine(next, lines[index + 2], true)) {
      merged.push(bracketed(line))
      afterChords = true
    } else {
      merged.push(weave(line, next))
      index++
      afterChords = false
    }
  }
  return merged
}

function isBelow(line: string | undefined): line is string {
  return line !== undefined && line.trim() !== ''
}

function isChordLine(line: string, next: string | undefined, afterChords: boolean): boolean {
  const tokens = line.trim().split(/\s+/)
  if (!tokens.every((token) => isChord(token) || /^\|+$/.test(token)) || !tokens.some(isChord)) return false
  const [only = ''] = tokens
  if (tokens.length > 1 || /^\s/.test(line) || MORE_THAN_A_NOTE.test(only)) return true
  if (!A_NOTE.test(only)) return false
  const isAboveWords = isBelow(next) && !next.trim().split(/\s+/).every(isChord)
  // A word that is a note, too (`A`, `E`, `Sol`), below chords is what is sung to them.
  return SUNG.test(only) ? isAboveWords && !afterChords : isAboveWords || afterChords
}

// `Am`, `F#`, `Sol7`; not `Sim` and `Mim`, which are words.
const MORE_THAN_A_NOTE = /^[A-G](?!$)[^aeiou]*$|[\d#♯♭/°+*()]/
const A_NOTE = /^(?:[A-G]|D[oó]|R[eé]|Mi|F[aá]|Sol|L[aá]|Si)$/
const SUNG = /^(?:[AE]|D[oó]|R[eé]|Mi|F[aá]|Sol|L[aá]|Si)$/

function isChord(token: string): boolean {
  return parseChord(token) !== null
}

function hasBracketChord(line: string): boolean {
  return [...line.matchAll(/\[([^[\]]+)\]/g)].some((match) => match[1]!.trim().split(/\s+/).every(isChord))
}

function bracketed(line: string): string {
  return line.replace(/[^\s|]+/g, '[$&]')
}

function weave(chordLine: string, words: string): string {
  let woven = ''
  let from = 0
  for (const match of chordLine.matchAll(/[^\s|]+/g)) {
    woven += words.slice(from, match.index).padEnd(match.index - from)
    woven += `[${match[0]}]`
    from = match.index
  }
  return woven + words.slice(from)
}

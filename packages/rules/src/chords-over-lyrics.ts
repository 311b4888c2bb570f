import { parseChord } from './chord.ts'

/**
 * Moves chords that stand on lines of their own into the words below them, as most Brazilian song sheets write them. A
 * text that has a chord in brackets anywhere is left as it is.
 */
export function mergeChordLines(lines: readonly string[]): string[] {
  if (lines.some(hasBracketChord)) return [...lines]
  const merged: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const next = lines[index + 1]
    if (!isChordLine(line)) merged.push(line)
    else if (next === undefined || next.trim() === '' || isChordLine(next)) merged.push(bracketed(line))
    else {
      merged.push(weave(line, next))
      index++
    }
  }
  return merged
}

// A line that is one word and could be sung (`A`, `Sim`, `Sol`) is more likely a word than a chord.
function isChordLine(line: string): boolean {
  const tokens = line.trim().split(/\s+/)
  return (
    tokens.every((token) => isChord(token) || /^\|+$/.test(token)) &&
    tokens.some(isChord) &&
    (tokens.length > 1 || /^\s/.test(line) || /^[A-G](?!$)[^aeiou]*$/.test(line.trim()))
  )
}

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

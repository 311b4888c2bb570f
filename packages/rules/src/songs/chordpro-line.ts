/** A chord and the words that are sung from it until the next one (Spec §3). */
export interface Snippet {
  /** Null before the first chord of a line. */
  readonly chord: string | null
  readonly text: string
}

/** Takes a line apart at its chords. Brackets that hold nothing or are never closed are text. */
export function readSnippets(line: string): Snippet[] {
  const snippets: { chord: string | null; text: string }[] = []
  let end = 0
  for (const match of line.matchAll(BRACKETS)) {
    if (match[1]!.trim() === '') continue
    const before = line.slice(end, match.index)
    if (before) append(snippets, before)
    // Two chords in one pair of brackets are played one after the other.
    for (const chord of match[1]!.trim().split(/\s+/)) snippets.push({ chord, text: '' })
    end = match.index + match[0].length
  }
  if (end < line.length) append(snippets, line.slice(end))
  return snippets
}

/** A word that no line break may divide: more than one snippet where the chord changes inside it. */
export interface SongWord {
  readonly snippets: readonly Snippet[]
  /** A space follows, at which the line may break. */
  readonly spaced: boolean
}

/** The snippets of a line as words: each chord stays with the syllable it is above, each syllable with its word. */
export function toWords(snippets: readonly Snippet[]): SongWord[] {
  const words: SongWord[] = []
  let open: Snippet[] = []
  const close = (spaced: boolean) => {
    words.push({ snippets: open, spaced })
    open = []
  }
  for (const { chord, text } of snippets) {
    const pieces = text.split(/(?<=[^\S\u00A0\u202F])(?=\S)/)
    for (const [index, piece] of pieces.entries()) {
      const word = piece.trimEnd()
      open.push({ chord: index === 0 ? chord : null, text: word })
      if (word !== piece) close(true)
    }
  }
  if (open.length > 0) close(false)
  return words
}

const BRACKETS = /\[([^[\]]+)\]/g

function append(snippets: { chord: string | null; text: string }[], text: string): void {
  const last = snippets.at(-1)
  if (last && last.text === '') last.text = text
  else snippets.push({ chord: null, text })
}

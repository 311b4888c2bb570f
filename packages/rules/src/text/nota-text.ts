/** A piece of a line that is written in one way. */
export interface NotaSpan {
  text: string
  strong: boolean
  stressed: boolean
  /** The text is a moment of a broadcast. */
  momento?: NotaMomento
}

/** Seconds after the beginning of a broadcast. */
export interface NotaMomento {
  transmissaoId: number
  segundo: number
}

/** A part of a note: a heading, lines that belong together, or one item of a list. */
export type NotaBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; spans: NotaSpan[] }
  | { kind: 'paragraph'; spans: NotaSpan[] }
  | { kind: 'quote'; spans: NotaSpan[] }
  /** `marker` is the number with its point, or null for a dash. */
  | { kind: 'item'; marker: string | null; spans: NotaSpan[] }

/**
 * Reads the few marks of Markdown that notes know (Decision 32). Lines stay lines: who writes in church breaks them on
 * purpose. What is no mark stays as it was typed.
 */
export function parseNotaText(text: string): NotaBlock[] {
  const blocks: NotaBlock[] = []
  const open: { kind: 'paragraph' | 'quote'; lines: string[] } = { kind: 'paragraph', lines: [] }
  const close = () => {
    const lines = open.lines.splice(0)
    if (lines.length > 0) blocks.push({ kind: open.kind, spans: parseSpans(lines.join('\n')) })
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const single = readSingle(line)
    if (single || line.trim() === '') {
      close()
      if (single) blocks.push(single)
      continue
    }
    const quoted = /^\s{0,3}>\s?(.*)$/.exec(line)
    const kind = quoted ? 'quote' : 'paragraph'
    if (open.kind !== kind) close()
    open.kind = kind
    open.lines.push(quoted?.[1] ?? line)
  }
  close()
  return blocks
}

/** The text of a line without its marks. */
export function plainNotaLine(line: string): string {
  return (parseNotaText(line)[0]?.spans ?? []).map(({ text }) => text).join('')
}

/** How a note says a moment of a broadcast, written as people write one (`12:41`). */
export function notaMomento(time: string, { transmissaoId }: { transmissaoId: number }): string {
  return `[${time}](${PLACE}${transmissaoId})`
}

/** A text in which its moments lead to where `addressOf` says: what Markdown makes of them elsewhere. */
export function linkNotaMomentos(text: string, addressOf: (momento: NotaMomento) => string): string {
  return text.replace(MOMENTO, (written, time: string, id: string) => {
    const momento = readMomento(time, id)
    return momento ? `[${time}](${addressOf(momento)})` : written
  })
}

/** Whether a note says a moment of that broadcast. */
export function hasNotaMomento(text: string, { transmissaoId }: { transmissaoId: number }): boolean {
  return text.includes(`](${PLACE}${transmissaoId})`)
}

function readSingle(line: string): NotaBlock | null {
  // The marks alone are matched, and what follows is cut: no pattern looks for the end of a line that may be long.
  const heading = /^\s{0,3}(#{1,3})\s/.exec(line)
  if (heading) {
    const level = heading[1]!.length as 1 | 2 | 3
    return { kind: 'heading', level, spans: parseSpans(withoutEnd(line.slice(heading[0].length).trim())) }
  }
  const item = /^\s*(?:[-*+•]|(\d{1,3}[.)]))\s/.exec(line)
  return (
    item && {
      kind: 'item',
      marker: item[1] ?? null,
      spans: parseSpans(line.slice(item[0].length).trimStart()),
    }
  )
}

/** A heading may close with the marks that it opened with. */
function withoutEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === '#') end--
  return text.slice(0, end).trimEnd()
}

const PLACE = '/live/'
const MOMENTO = /\[((?:\d{1,3}:)?\d{1,3}:\d{2})\]\(\/live\/([1-9]\d{0,8})\)/g

function readMomento(time: string, id: string): NotaMomento | null {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).toReversed()
  return seconds < 60 ? { transmissaoId: Number(id), segundo: hours * 3600 + minutes * 60 + seconds } : null
}

// A mark opens before a letter and closes after one, so that `2 * 3 * 4` and `snake_case` stay what they are.
const MARKED =
  /\*\*(?=\S)((?:[^\n*]|\*(?!\*))+)(?<=\S)\*\*|(?<![\p{L}\p{N}*])\*(?=[^\s*])([^\n*]*?[^\s*])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=[^\s_])([^\n_]*?[^\s_])_(?![\p{L}\p{N}_])/gu

type Face = Pick<NotaSpan, 'strong' | 'stressed'>

function parseSpans(text: string, strong = false): NotaSpan[] {
  const spans: NotaSpan[] = []
  const push = (piece: string, stressed: boolean) => spans.push(...withMomentos(piece, { strong, stressed }))
  let end = 0
  for (const match of text.matchAll(MARKED)) {
    push(text.slice(end, match.index), false)
    end = match.index + match[0].length
    if (match[1] !== undefined && !strong) spans.push(...parseSpans(match[1], true))
    else push(match[1] ?? match[2] ?? match[3] ?? '', true)
  }
  push(text.slice(end), false)
  return spans
}

/** A moment may stand in any piece; its numbers have no marks in them. */
function withMomentos(piece: string, face: Face): NotaSpan[] {
  const spans: NotaSpan[] = []
  const push = (text: string, momento?: NotaMomento) => {
    if (text) spans.push({ text, ...face, ...(momento && { momento }) })
  }
  let end = 0
  for (const match of piece.matchAll(MOMENTO)) {
    const [written, time = '', id = ''] = match
    const momento = readMomento(time, id)
    if (!momento) continue
    push(piece.slice(end, match.index))
    push(time, momento)
    end = match.index + written.length
  }
  push(piece.slice(end))
  return spans
}

/** The parts of a song that are shown differently. */
export type SectionKind = 'verse' | 'chorus' | 'bridge' | 'tab' | 'other'

/** What a line in braces asks for. */
export type Directive =
  | { does: 'meta'; meta: { titulo?: string; tom?: string; capo?: number } }
  | { does: 'comment'; text: string }
  | { does: 'start'; kind: SectionKind; label: string | null }
  | { does: 'end' }
  | { does: 'recall'; label: string | null }
  /** Known to ChordPro or to some program, and of no meaning here: fonts, columns, page breaks. */
  | { does: 'nothing' }

/** Reads `{name: value}`; null for a line that is none, such as one whose brace is never closed. */
export function readDirective(line: string): Directive | null {
  const match = DIRECTIVE.exec(line.trim())
  if (!match) return null
  const name = match[1]!.toLowerCase()
  const value = (match[2] ?? '').trim()
  if (name === 'meta') {
    const [, key = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(value) ?? []
    return readMeta(key.toLowerCase(), rest.trim())
  }
  if (COMMENTS.has(name)) return value ? { does: 'comment', text: value } : { does: 'nothing' }
  if (name === 'chorus') return { does: 'recall', label: labelOf(value) }
  const start = /^(?:start_of_|so)(\w+)$/.exec(name)
  if (start) return { does: 'start', kind: kindOf(start[1]!), label: labelOf(value) }
  if (/^(?:end_of_|eo)\w+$/.test(name)) return { does: 'end' }
  return readMeta(name, value)
}

// The name may carry a selector (`comment-guitar`), the value is after a colon or a space.
const DIRECTIVE = /^\{\s*([a-z_]+)(?:-[\w!]+)?(?:(?:\s*:|\s)([^]*))?\}$/i
const COMMENTS = new Set(['comment', 'c', 'comment_italic', 'ci', 'comment_box', 'cb', 'highlight'])
const KINDS: Record<string, SectionKind> = {
  chorus: 'chorus',
  c: 'chorus',
  verse: 'verse',
  v: 'verse',
  bridge: 'bridge',
  b: 'bridge',
  tab: 'tab',
  t: 'tab',
  grid: 'tab',
  g: 'tab',
}

function readMeta(name: string, value: string): Directive {
  if (value === '') return { does: 'nothing' }
  if (name === 'title' || name === 't') return { does: 'meta', meta: { titulo: value } }
  if (name === 'key') return { does: 'meta', meta: { tom: value } }
  if (name === 'capo' && /^\d{1,2}$/.test(value) && Number(value) < 12) {
    return { does: 'meta', meta: { capo: Number(value) } }
  }
  return { does: 'nothing' }
}

function kindOf(name: string): SectionKind {
  return Object.hasOwn(KINDS, name) ? KINDS[name]! : 'other'
}

// ChordPro 6 also writes `label="Verse 1"`.
function labelOf(value: string): string | null {
  return (/^label="([^"]*)"$/.exec(value)?.[1] ?? value) || null
}

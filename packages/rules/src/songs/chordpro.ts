import { readDirective, type SectionKind } from './chordpro-directive.ts'
import { readHeading } from './chordpro-heading.ts'
import { readSnippets, type Snippet } from './chordpro-line.ts'
import { mergeChordLines } from './chords-over-lyrics.ts'

/** A song as it is shown: parts with lines of chord-plus-text snippets (Spec §3). */
export interface Song {
  /** What the text itself says of the song; the last word counts. */
  readonly meta: { readonly titulo?: string; readonly tom?: string; readonly capo?: number }
  readonly sections: readonly SongSection[]
}

export interface SongSection {
  readonly kind: SectionKind
  /** What the author called it; null where only the kind is known. */
  readonly label: string | null
  readonly lines: readonly SongLine[]
}

export type SongLine =
  | { readonly kind: 'lyrics'; readonly snippets: readonly Snippet[] }
  | { readonly kind: 'comment' | 'tab'; readonly text: string }

/**
 * Reads ChordPro, and chords written on lines of their own above the words. It refuses nothing: what is not understood
 * is shown as it was written, an unclosed bracket as text.
 */
export function parseChordPro(source: string): Song {
  const state: State = { meta: {}, sections: [], open: null, environment: null, afterBlank: true }
  for (const line of mergeChordLines(toLines(source))) readLine(state, line)
  return {
    meta: state.meta,
    sections: state.sections.filter(({ lines, label }) => lines.length > 0 || label),
  }
}

/** Every chord of a song in the order in which it is played. */
export function songChords(song: Song): string[] {
  return song.sections.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      line.kind === 'lyrics' ? line.snippets.flatMap(({ chord }) => (chord === null ? [] : [chord])) : [],
    ),
  )
}

/** True when there is a line to read or sing, be it with chords, without, or tablature. */
export function songHasLyrics(song: Song): boolean {
  return song.sections.some(({ lines }) =>
    lines.some((line) =>
      line.kind === 'lyrics' ? line.snippets.some(({ text }) => text.trim() !== '') : line.text.trim() !== '',
    ),
  )
}

/** The words of a line without its chords. */
export function lineText(line: SongLine): string {
  if (line.kind !== 'lyrics') return line.text
  return line.snippets.map(({ text }) => text).join('')
}

type OpenSection = { kind: SectionKind; label: string | null; lines: SongLine[] }

interface State {
  meta: { titulo?: string; tom?: string; capo?: number }
  sections: OpenSection[]
  open: OpenSection | null
  /** Set between `{start_of_…}` and `{end_of_…}`: blank lines do not end the section there. */
  environment: SectionKind | null
  afterBlank: boolean
}

function toLines(source: string): string[] {
  return source
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .split(/\r\n|[\n\r\u2028\u2029]/)
}

function readLine(state: State, line: string): void {
  if (line.startsWith('#')) return
  const directive = readDirective(line)
  if (directive) return obey(state, directive)
  if (state.environment === 'tab') return push(state, { kind: 'tab', text: line })
  if (line.trim() === '') {
    if (state.environment === null) state.open = null
    state.afterBlank = true
    return
  }
  const mayBeHeading = state.environment === null && (state.afterBlank || /^\s*\[[^[\]]+\]\s*$/.test(line))
  const heading = mayBeHeading ? readHeading(line) : null
  state.afterBlank = false
  if (heading) openSection(state, heading.kind, heading.label)
  else push(state, { kind: 'lyrics', snippets: readSnippets(line) })
}

function obey(state: State, directive: NonNullable<ReturnType<typeof readDirective>>): void {
  switch (directive.does) {
    case 'meta':
      Object.assign(state.meta, directive.meta)
      return
    case 'comment':
      return push(state, { kind: 'comment', text: directive.text })
    case 'start':
      openSection(state, directive.kind, directive.label)
      state.environment = directive.kind
      return
    case 'end':
      state.open = null
      state.environment = null
      state.afterBlank = true
      return
    case 'recall':
      return recallChorus(state, directive.label)
    case 'nothing':
  }
}

/** `{chorus}`: the last chorus once more, so that nobody has to scroll back while playing. */
function recallChorus(state: State, label: string | null): void {
  const chorus = state.sections.findLast(({ kind }) => kind === 'chorus')
  openSection(state, 'chorus', label ?? chorus?.label ?? null)
  state.open!.lines.push(...(chorus?.lines ?? []))
  if (!chorus) state.open!.label = label ?? ''
  state.open = null
  state.afterBlank = true
}

function openSection(state: State, kind: SectionKind, label: string | null): void {
  state.open = { kind, label, lines: [] }
  state.sections.push(state.open)
}

function push(state: State, line: SongLine): void {
  if (!state.open) openSection(state, state.environment ?? 'verse', null)
  state.open!.lines.push(line)
}

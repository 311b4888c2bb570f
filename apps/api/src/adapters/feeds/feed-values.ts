import { sanitizeRichText } from '@atrio/rich-text'
// oxlint-disable-next-line no-restricted-imports -- each thread that reads a feed would load all rules anew
import { plainText } from '@atrio/rules/description'
import type { Loose, LooseText } from './feed-entry.ts'

const MAX_TEXT = 20_000

/** An address that a page may show; recordings and pictures over plain HTTP would be blocked, so TLS is tried. */
export function absolute(value: unknown, base: string): string | null {
  const given = typeof value === 'string' ? value.trim() : ''
  if (given === '' || given.length > 2_000) return null
  // A feed among the church's own files says `/media/…` and means this portal.
  if (base.startsWith('/')) {
    if (/^\/media\/[\w./-]+$/.test(given) && !given.includes('..')) return given
  }
  const url = base.startsWith('/') ? URL.parse(given) : URL.parse(given, base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.href.length > 2_000) return null
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
  return url.href
}

/** The first picture that has an address of its own; words in its place lead nowhere, though any may be read as a path. */
export function pictureOf(pictures: readonly Loose[], base: string): string | null {
  const given = pictures.flatMap((picture) => picture?.trim() || [])
  const whole = given.filter((picture) => /^https?:\/\/[^\s/.]+\.[^\s]/i.test(picture))
  const relative = given.filter((picture) => /^[\w./~%-]*[./][\w./~%-]*(?:\?\S*)?$/.test(picture))
  return firstOf([...whole, ...relative], (picture) => absolute(picture, base))
}

/** HTML that may be stored, of the first text that says anything; empty where none does. */
export function notesOf(candidates: readonly LooseText[]): string {
  return firstOf(candidates, notes) ?? ''
}

/** One line of the first candidate that says anything. */
export function lineOf(candidates: readonly Loose[], limit: number): string {
  // The markup that is cut away is more than what is left, but not without end.
  return firstOf(candidates, (value) => plainText(value?.slice(0, limit * 10) ?? '').slice(0, limit)) ?? ''
}

/** The first moment that can be read, as ISO. */
export function dateOf(dates: readonly Loose[]): string | null {
  return firstOf(dates, (value) => {
    const time = value ? Date.parse(value.slice(0, 100)) : Number.NaN
    // Further out is a mistake of the program that wrote it.
    return time > 0 && time < Date.now() + 366 * 86_400_000 ? new Date(time).toISOString() : null
  })
}

/** The first count that makes sense. */
export function countOf(values: readonly unknown[]): number | null {
  return firstOf(values, (value) => {
    const number = Number(value)
    return Number.isFinite(number) && number > 0 && number < 2 ** 31 ? Math.round(number) : null
  })
}

/** What the first candidate is read as that is read as something. */
export function firstOf<Candidate, Read>(
  candidates: readonly Candidate[],
  read: (candidate: Candidate) => Read | null,
): Read | null {
  for (const candidate of candidates) {
    const found = read(candidate)
    if (found !== null && found !== '') return found
  }
  return null
}

function notes({ value, kind }: LooseText): string {
  const short = value?.slice(0, MAX_TEXT).trim() ?? ''
  if (short === '') return ''
  const isHtml = kind === 'html' || (kind === undefined && /<[a-z/]/i.test(short))
  const html = sanitizeRichText(isHtml ? short : paragraphs(kind === 'text' ? escape(short) : short)) ?? ''
  // Elements without words, which an editor leaves behind, would be a gap on the page.
  return plainText(html) !== '' || /<(?:img|iframe) /.test(html) ? html : ''
}

/** Plain text gets its lines back. */
function paragraphs(text: string): string {
  const found: string[][] = [[]]
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() !== '') found.at(-1)!.push(line.trim())
    else if (found.at(-1)!.length > 0) found.push([])
  }
  return found
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br>')}</p>`)
    .join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

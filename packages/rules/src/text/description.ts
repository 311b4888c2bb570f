import { countCharacters } from '../fields/characters.ts'

/** Where a meta description is cut (Spec §9). */
export const DESCRIPTION_LENGTH = 160

/** Plain text for a meta description, of at most `limit` characters, never a torn one. */
export function truncateDescription(html: string, limit = DESCRIPTION_LENGTH): string {
  return cut(plainText(html), limit).trimEnd()
}

/**
 * The words of markup on one line: tags, scripts and comments removed, entities read, whitespace folded. The result is
 * text, to be escaped where it is written like any other. What lies behind the first 20,000 characters is not read:
 * ample for whatever needs one line, and the cost stays bounded for a whole article.
 */
export function plainText(html: string): string {
  return html
    .slice(0, 20_000)
    .replace(UNSEEN, ' ')
    .replace(TAG, (_tag, name: string | undefined) => (INLINE.has(name?.toLowerCase() ?? '') ? '' : ' '))
    .replace(ENTITY, readEntity)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\ufeff]+/gu, ' ')
    .trim()
}

// Each alternative ends at its terminator or at the end of the text, so no pattern ever backtracks far.
const UNSEEN = /<(script|style|template|svg)\b[\s\S]*?(?=<\/\1\b|$)|<!--[\s\S]*?(?:-->|$)/gi
const TAG = /<(?:\/?([a-z][\w-]*)|[!?])[^>]*(?:>|$)/gi
const INLINE = new Set('a abbr b code em font i mark s small span strong sub sup u wbr'.split(' '))
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function readEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? entity
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

/** The longest run of whole graphemes within the limit. */
function cut(text: string, limit: number): string {
  if (countCharacters(text) <= limit) return text
  let kept = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    length += countCharacters(segment)
    if (length > limit) break
    kept += segment
  }
  return kept
}

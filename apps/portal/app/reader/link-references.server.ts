import type { RichTextPart } from '@atrio/rich-text'
import { findReferences, FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import { splitRichText } from '../lib/rich-text.server.ts'

/**
 * A church's text in parts, its Bible references made links. Links are put in after cleaning, around words that were
 * there; the address holds the words as they stand, for the Bible to read.
 */
export function readableParts(html: string | null, idioma: string): RichTextPart[] {
  const locale = localeOf(idioma) ?? FALLBACK_LOCALE
  return splitRichText(html).map((part) =>
    part.kind === 'html' ? { ...part, html: linkReferences(part.html, locale) } : part,
  )
}

function linkReferences(html: string, locale: Parameters<typeof findReferences>[1]): string {
  let inLink = 0
  return html.replace(TOKEN, (token, slash: string | undefined, name: string | undefined) => {
    if (name === 'a') inLink += slash ? -1 : 1
    if (name !== undefined || token.startsWith('<') || inLink > 0) return token
    return findReferences(token, locale)
      .toReversed()
      .reduce((text, { index, text: found }) => {
        // Nothing that a reference can hold needs escaping but what the address escapes.
        const link = `<a class="verse-link" href="${paths.bible({ busca: found })}">${found}</a>`
        return text.slice(0, index) + link + text.slice(index + found.length)
      }, token)
  })
}

const TOKEN = /<(\/?)([a-z]\w*)[^<>]*>|[^<]+/g

import { sanitizeRichText, splitRichText } from '@atrio/rich-text'
import { growsFast } from '@atrio/rules/testing'
import { describe, expect, it } from 'vitest'
import { parseFeed } from './adapters/feeds/parse-feed.ts'
import { isCommonPassword } from './adapters/passwords/common-passwords.ts'
import { readXmlText } from './bible/import/xml-tokens.ts'
import { excerpt } from './search/marks.ts'

const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const feed = (inside: string) =>
  parseFeed(
    Buffer.from(`<rss version="2.0"><channel><title>P</title><item>${inside}</item></channel></rss>`),
    'application/xml',
    'https://a.example/feed',
  )

const readers: Record<string, (text: string) => unknown> = {
  'an episode’s title': (text) => feed(`<title>${encoded(text)}</title>`),
  'an episode’s notes': (text) => feed(`<title>A</title><description>${encoded(text)}</description>`),
  'an excerpt': (text) => excerpt(text, ['graca']),
  'a password': (text) => isCommonPassword(text.slice(0, 128)),
  'markup with frames': splitRichText,
  markup: sanitizeRichText,
  'XML of a Bible': (text) => [...readXmlText(`<verse n="${text}" ${text}>${text}`)],
}

describe('a text four times as long', () => {
  it.each(Object.entries(readers))(
    'is about four times the work as %s',
    (_, read) => {
      expect(growsFast(read)).toBeNull()
    },
    120_000,
  )
})

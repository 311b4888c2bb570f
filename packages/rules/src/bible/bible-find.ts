import { LIVROS, writings } from './bible-books.ts'
import type { Passagem } from './bible-passage.ts'
import { parsePassagens } from './bible-reference.ts'
import { fold } from '../text/fold.ts'
import { LOCALES, type Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/** Where a text speaks of a place in the Bible. */
export interface FoundReference {
  /** Position of its first character in the text. */
  index: number
  text: string
  passagens: Passagem[]
}

/**
 * The references in running text. Stricter than `parsePassagens`, because here nobody said that one is meant: names
 * begin with a capital or a number, short ones need a verse, and abbreviations are those of the text's language.
 */
export function findReferences(text: string, locale: Locale): FoundReference[] {
  const found: FoundReference[] = []
  for (const match of fold(text).matchAll(pattern(locale))) {
    const written = text.slice(match.index, match.index + match[0].length)
    const [name = '', places = ''] = [match[1], match[2]]
    const isShort = name.length <= 3 && !/^\d/.test(name)
    if (!/^[\p{Lu}\d]/u.test(written) || (isShort && !/[.:]\d/.test(places))) continue
    const passagens = parsePassagens(written, locale)
    if (passagens) found.push({ index: match.index, text: written, passagens })
  }
  return found
}

const pattern = memoize((locale: Locale) => {
  const names = LIVROS.flatMap((livro) => [
    ...writings(livro, locale),
    ...LOCALES.map((other) => writings(livro, other)[0]),
  ]).map((name) => fold(name))
  const spelled = [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/^(\d) ?/, '$1\\s?').replaceAll(' ', '\\s'))
  const verse = '\\d{1,3}(?:[.:]\\d{1,3})?'
  const range = `${verse}(?:\\s?[-–]\\s?${verse})?`
  // A number that counts what comes next is none of ours: `Jo 3.16, 20 pessoas`.
  const list = `${range}(?:[,;]\\s?${range}(?![\\d.:]|\\s?\\p{L}))*(?!\\d)`
  return new RegExp(`(?<![\\p{L}\\p{N}])(${spelled.join('|')})\\.?\\s?(${list})`, 'gu')
})

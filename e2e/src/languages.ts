import { test } from '@playwright/test'

type ByLanguage = Record<string, unknown>
type Journeys<Words extends ByLanguage> = (words: Words[keyof Words], locale: keyof Words & string) => void

/**
 * Journeys in one of the languages for which there are words, drawn by their name, so that all journeys together
 * speak all of them; in each with `--all-languages` (Decision 105).
 */
export function inOneLanguage<Words extends ByLanguage>(
  name: string,
  words: Words,
  journeys: Journeys<Words>,
): void {
  const all = Object.keys(words)
  const chosen = process.env.E2E_ALL_LANGUAGES ? all : [all[draw(name) % all.length]!]
  for (const locale of chosen) speak(`${name}, in ${locale}`, locale, words, journeys)
}

/**
 * Journeys in Spanish, which has the longest words of the three: where they have to find room. In each language with
 * `--all-languages`.
 */
export function inTheLongestWords<Words extends Record<'es', unknown>>(
  words: Words,
  journeys: Journeys<Words>,
): void {
  const chosen = process.env.E2E_ALL_LANGUAGES ? Object.keys(words) : ['es']
  for (const locale of chosen) speak(`in ${locale}`, locale, words, journeys)
}

/** Journeys in each language: where words, money, dates or plurals are what is tested. */
export function inEveryLanguage<Words extends ByLanguage>(words: Words, journeys: Journeys<Words>): void {
  for (const locale of Object.keys(words)) speak(`in ${locale}`, locale, words, journeys)
}

function speak<Words extends ByLanguage>(
  title: string,
  locale: string,
  words: Words,
  journeys: Journeys<Words>,
): void {
  test.describe(title, () => {
    test.use({ locale })
    journeys(words[locale] as Words[keyof Words], locale)
  })
}

/** The same number for a name on every machine and in every process (FNV-1a). */
function draw(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

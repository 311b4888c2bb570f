import type { Locale } from '@atrio/rules'

const names = new Map<Locale, Intl.DisplayNames>()

/** What a language is called in another: `español`, `Spanish`. */
export function languageName(language: Locale, locale: Locale): string {
  let display = names.get(locale)
  if (!display) {
    display = new Intl.DisplayNames(locale, { type: 'language' })
    names.set(locale, display)
  }
  // Without its region: nobody says "Brazilian Portuguese" of a sermon.
  return display.of(language.slice(0, 2)) ?? language
}

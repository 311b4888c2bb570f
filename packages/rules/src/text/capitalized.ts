import type { Locale } from '../site/locales.ts'

/** With its first letter as at the beginning of a sentence: names of days are small in Portuguese and Spanish. */
export function capitalized(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

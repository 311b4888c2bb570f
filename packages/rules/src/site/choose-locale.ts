import { FALLBACK_LOCALE, isLocale, wantedLocales, type Locale } from './locales.ts'

/** Cookie that holds the language a visitor chose with the switch. */
export const LANGUAGE_COOKIE = 'idioma'

interface Asked {
  lang: string | null
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/**
 * The language of a page: asked for in the address (`?lang=`, what search engines are given), else chosen before, else
 * the browser's, else English (Spec §1).
 */
export function chooseLocale(request: Asked): Locale {
  return listWanted(request)[0] ?? FALLBACK_LOCALE
}

/** The same languages in their order; which of them a church's page has is the church's to say (Decision 189). */
export function listWanted(request: Asked): Locale[] {
  const asked = [request.lang, chosenLanguage(request.cookie)].filter((one) => isLocale(one))
  return [...new Set([...asked, ...wantedLocales(request.acceptLanguage)])]
}

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([A-Za-z-]{2,5})`)

/** What the language cookie says; empty when there is none. */
export function chosenLanguage(cookie: string | undefined): string {
  return (cookie && CHOICE.exec(cookie)?.[1]) ?? ''
}

import { isLocale, matchLocale, type Locale } from './locales.ts'

/** Cookie that holds the language a visitor chose with the switch. */
export const LANGUAGE_COOKIE = 'idioma'

/**
 * The language of a page: asked for in the address (`?lang=`, what search engines are given), else chosen before, else
 * the browser's, else English (Spec §1).
 */
export function chooseLocale(request: {
  lang: string | null
  cookie: string | undefined
  acceptLanguage: string | undefined
}): Locale {
  if (isLocale(request.lang)) return request.lang
  const chosen = chosenLanguage(request.cookie)
  if (isLocale(chosen)) return chosen
  return matchLocale(request.acceptLanguage)
}

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([A-Za-z-]{2,5})`)

/** What the language cookie says; empty when there is none. */
export function chosenLanguage(cookie: string | undefined): string {
  return (cookie && CHOICE.exec(cookie)?.[1]) ?? ''
}

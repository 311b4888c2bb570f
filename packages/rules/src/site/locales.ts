/** The languages of the portal (Spec §9). */
export const LOCALES = ['pt-BR', 'en', 'es'] as const

export type Locale = (typeof LOCALES)[number]

/** What a browser whose languages we do not speak gets (Spec §1). */
export const FALLBACK_LOCALE: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The locale that serves a language tag: any `pt-*` is pt-BR, any `es-*` is es; `null` for a language we lack. */
export function localeOf(languageTag: string): Locale | null {
  const language = languageTag.trim().split(/[-_]/, 1)[0]?.toLowerCase()
  return LOCALES.find((locale) => locale.split('-', 1)[0] === language) ?? null
}

/** The best locale for an `Accept-Language` header, or for `navigator.languages.join()`. */
export function matchLocale(acceptLanguage: string | null | undefined): Locale {
  return wantedLocales(acceptLanguage)[0] ?? FALLBACK_LOCALE
}

/** The locales that an `Accept-Language` header asks for, the dearest first. */
export function wantedLocales(acceptLanguage: string | null | undefined): Locale[] {
  if (!acceptLanguage) return []
  // A browser sends a handful; a header of thousands is not worth reading.
  const ranges = acceptLanguage.slice(0, 500).split(',').map(readRange)
  const wanted = ranges.filter((range) => range.quality > 0).sort((a, b) => b.quality - a.quality)
  return [...new Set(wanted.flatMap(({ tag }) => localeOf(tag) ?? []))]
}

/** What a church speaks: its main language, and those that its portal offers (Decision 189). */
export interface ChurchLanguages {
  idioma: string
  idiomas: readonly string[]
}

/** The locales of a church's portal; all of them where there is no church. */
export function offeredLocales(church: ChurchLanguages | null | undefined): readonly Locale[] {
  if (!church || church.idiomas.length >= LOCALES.length) return LOCALES
  const offered = new Set([church.idioma, ...church.idiomas].map(localeOf))
  return LOCALES.filter((locale) => offered.has(locale))
}

/**
 * What a church says to somebody who wants these, the dearest first: the first that it offers, else its main language.
 * One that offers all of them keeps to the platform's fallback (Spec §1).
 */
export function spokenLocale(wanted: readonly Locale[], church: ChurchLanguages): Locale {
  const offered = offeredLocales(church)
  const spoken = wanted.find((locale) => offered.includes(locale))
  if (spoken) return spoken
  return offered.length < LOCALES.length ? (localeOf(church.idioma) ?? FALLBACK_LOCALE) : FALLBACK_LOCALE
}

/** A church's `idioma` as Spec §3 reads it: hyphens for underscores, lowercase, `en` when absent. */
export function normalizeIdioma(idioma: string | null | undefined): string {
  return idioma?.trim().replaceAll('_', '-').toLowerCase() || 'en'
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = range.split(';')
  const written = parameters
    .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1])
    .find(Boolean)
  const quality = written === undefined ? 1 : Number(written)
  return { tag, quality: Number.isFinite(quality) ? quality : 0 }
}

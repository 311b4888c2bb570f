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
  if (!acceptLanguage) return FALLBACK_LOCALE
  // A browser sends a handful; a header of thousands is not worth reading.
  const ranges = acceptLanguage.slice(0, 500).split(',').map(readRange)
  for (const { tag } of ranges.filter((range) => range.quality > 0).sort((a, b) => b.quality - a.quality)) {
    const locale = localeOf(tag)
    if (locale) return locale
  }
  return FALLBACK_LOCALE
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

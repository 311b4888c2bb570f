/** A language of captions as one writes it: streams say `por` for `pt`, and sometimes nothing, which is `und`. */
export function languageOf(given: string): string {
  try {
    return Intl.getCanonicalLocales(given)[0] ?? 'und'
  } catch {
    return 'und'
  }
}

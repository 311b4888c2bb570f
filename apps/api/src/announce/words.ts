import type { Locale } from '@atrio/rules'

/** The words of a slice by their names, with `{values}` set in. */
export interface Words<Name extends string> {
  say(locale: Locale, name: Name, values?: Readonly<Record<string, string>>): string
}

/**
 * A slice's own message files, `apps/api/messages/<slice>/<locale>.json`, in the portal's format. The API is not built:
 * they are read as they are, and a name that a language lacks does not compile.
 */
export function defineWords<Name extends string>(
  files: { en: Readonly<Record<Name, string>> } & Record<Locale, Readonly<Record<NoInfer<Name>, string>>>,
): Words<Name> {
  return {
    say: (locale, name, values = {}) =>
      files[locale][name].replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''),
  }
}

import type { Igreja } from '@atrio/contract'

/** The `lang` of what a church wrote itself, which need not be the language of the page: `pt_BR` is `pt-BR`. */
export function htmlLang(idioma: Igreja['idioma']): string {
  return idioma.replace('_', '-')
}

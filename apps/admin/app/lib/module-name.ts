import { moduloNomes, type ModuloCodigo } from '@atrio/contract'
import { getLocale } from '../paraglide/runtime.js'

/** What a module is called in the language of the site. */
export function moduleName(codigo: ModuloCodigo): string {
  const locale = getLocale()
  return moduloNomes[locale === 'pt-BR' ? 'pt_BR' : locale][codigo]
}

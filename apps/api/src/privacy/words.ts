import en from '../../messages/privacy/en.json' with { type: 'json' }
import es from '../../messages/privacy/es.json' with { type: 'json' }
import ptBR from '../../messages/privacy/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

/** By what follows the prefix: words for names that are data. */
export function wordsBy(locale: 'pt-BR' | 'en' | 'es', prefix: string): Record<string, string> {
  const all = Object.entries({ 'pt-BR': ptBR, en, es }[locale])
  return Object.fromEntries(
    all.flatMap(([name, word]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), word]] : [])),
  )
}

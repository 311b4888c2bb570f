import en from '../../messages/announce/en.json' with { type: 'json' }
import es from '../../messages/announce/es.json' with { type: 'json' }
import ptBR from '../../messages/announce/pt-BR.json' with { type: 'json' }
import { defineWords } from './words.ts'

/** The words that belong to no kind. */
export const words = defineWords({ 'pt-BR': ptBR, en, es })

import en from '../../messages/giving/en.json' with { type: 'json' }
import es from '../../messages/giving/es.json' with { type: 'json' }
import ptBR from '../../messages/giving/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

/** The words of what people are told of their giving. */
export const words = defineWords({ 'pt-BR': ptBR, en, es })

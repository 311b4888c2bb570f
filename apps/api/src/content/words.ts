import en from '../../messages/content/en.json' with { type: 'json' }
import es from '../../messages/content/es.json' with { type: 'json' }
import ptBR from '../../messages/content/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

/** The words of the table of who comes to an event. */
export const words = defineWords({ 'pt-BR': ptBR, en, es })

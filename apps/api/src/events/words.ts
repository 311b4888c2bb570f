import en from '../../messages/events/en.json' with { type: 'json' }
import es from '../../messages/events/es.json' with { type: 'json' }
import ptBR from '../../messages/events/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

import en from '../../messages/live/en.json' with { type: 'json' }
import es from '../../messages/live/es.json' with { type: 'json' }
import ptBR from '../../messages/live/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

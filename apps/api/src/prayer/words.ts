import en from '../../messages/prayer/en.json' with { type: 'json' }
import es from '../../messages/prayer/es.json' with { type: 'json' }
import ptBR from '../../messages/prayer/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

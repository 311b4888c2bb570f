import en from '../../messages/subscriptions/en.json' with { type: 'json' }
import es from '../../messages/subscriptions/es.json' with { type: 'json' }
import ptBR from '../../messages/subscriptions/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

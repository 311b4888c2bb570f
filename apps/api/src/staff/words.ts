import en from '../../messages/staff/en.json' with { type: 'json' }
import es from '../../messages/staff/es.json' with { type: 'json' }
import ptBR from '../../messages/staff/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

import en from '../../messages/groups/en.json' with { type: 'json' }
import es from '../../messages/groups/es.json' with { type: 'json' }
import ptBR from '../../messages/groups/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

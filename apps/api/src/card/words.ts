import en from '../../messages/card/en.json' with { type: 'json' }
import es from '../../messages/card/es.json' with { type: 'json' }
import ptBR from '../../messages/card/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

export const words = defineWords({ 'pt-BR': ptBR, en, es })

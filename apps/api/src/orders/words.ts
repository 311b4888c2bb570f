import en from '../../messages/orders/en.json' with { type: 'json' }
import es from '../../messages/orders/es.json' with { type: 'json' }
import ptBR from '../../messages/orders/pt-BR.json' with { type: 'json' }
import { defineWords } from '../announce/words.ts'

/** The words of the table that is made for who keeps the books. */
export const words = defineWords({ 'pt-BR': ptBR, en, es })

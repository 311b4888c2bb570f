import en from '../../../messages/payments/en.json' with { type: 'json' }
import es from '../../../messages/payments/es.json' with { type: 'json' }
import ptBR from '../../../messages/payments/pt-BR.json' with { type: 'json' }
import { defineWords } from '../../announce/words.ts'

/** The words of what people are told about orders, gifts, tickets and waiting lists. */
export const paymentWords = defineWords({ 'pt-BR': ptBR, en, es })

import en from '../../messages/account/en.json' with { type: 'json' }
import es from '../../messages/account/es.json' with { type: 'json' }
import ptBR from '../../messages/account/pt-BR.json' with { type: 'json' }
import { defineKind, mailWords, type Kind } from '../announce/kind.ts'
import { defineWords } from '../announce/words.ts'

const words = defineWords({ 'pt-BR': ptBR, en, es })

export const igrejaLinked = defineKind({
  codigo: 'igreja-linked',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(words, { prefix: 'igreja_linked', why: 'why_account' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/' } }],
})

export const accountKinds: readonly Kind[] = [igrejaLinked]

import en from '../messages/access/en.json' with { type: 'json' }
import es from '../messages/access/es.json' with { type: 'json' }
import ptBR from '../messages/access/pt-BR.json' with { type: 'json' }
import { defineKind, mailWords } from './announce/kind.ts'
import { defineWords } from './announce/words.ts'

/** The words of registering and logging in. */
export const accessWords = defineWords({ 'pt-BR': ptBR, en, es })

/** Its address confirms the e-mail. */
export const activation = defineKind({
  codigo: 'activation',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(accessWords, { prefix: 'activation', why: 'why_given' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/access/activate?codigo=Zk3mP9' } }],
})

/** Answers a registration with an e-mail that has an account, where the page may not say so (ENUM_STRICT). */
export const accountExists = defineKind({
  codigo: 'account-exists',
  describe: null,
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(accessWords, { prefix: 'account_exists', why: 'why_given' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/access' } }],
})

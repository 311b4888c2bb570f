import { defineKind, mailWords } from '../../announce/kind.ts'
import { words } from '../words.ts'

/** The archive that somebody asked for can be fetched. `url` leads to the staff's site. */
export const copiaPronta = defineKind({
  codigo: 'copia-pronta',
  describe: null,
  notificacao: {
    optional: false,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, 'copia_title'),
      corpo: words.say(locale, 'copia_bell'),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: false,
    compose: ({ url }, reader) => ({
      ...mailWords(words, { prefix: 'copia', why: 'why_copia' }, reader),
      url: reader.at(url),
    }),
  },
  samples: () => [{ facts: { url: '/admin' } }],
})

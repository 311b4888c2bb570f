import { defineKind, mailFacts, mailWords, type Facts } from '../announce/kind.ts'
import { words } from './words.ts'

interface KeyFacts extends Facts {
  /** Who changed it, as the church knows them. */
  quem: string
  /** Hidden but for both ends; null for none. */
  de: string | null
  para: string | null
}

/** Another key, or none, takes the church's money. Nobody can switch it off. */
export const chavePixTrocada = defineKind<KeyFacts>({
  codigo: 'chave-pix-trocada',
  describe: null,
  notificacao: {
    optional: false,
    write: ({ quem }, { locale }) => ({
      titulo: words.say(locale, 'pix_title'),
      corpo: words.say(locale, 'pix_bell', { quem }),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: false,
    compose: ({ url, quem, de, para }, reader) => {
      const none = words.say(reader.locale, 'pix_none')
      return {
        ...mailWords(words, { prefix: 'pix', why: 'why_pix' }, reader, { quem }),
        url: reader.at(url),
        facts: mailFacts([
          [words.say(reader.locale, 'pix_before'), de ?? none],
          [words.say(reader.locale, 'pix_after'), para ?? none],
          [words.say(reader.locale, 'pix_who'), quem],
        ]),
      }
    },
  },
  samples: () => [
    { facts: { url: '/admin', quem: 'Helena Prado', de: 'fi…er', para: '11…77' } },
    { variant: 'off', facts: { url: '/admin', quem: 'Helena Prado', de: 'fi…er', para: null } },
  ],
})

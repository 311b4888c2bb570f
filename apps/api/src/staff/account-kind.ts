import { defineKind, mailFacts, mailWords, type Facts } from '../announce/kind.ts'
import { words } from './words.ts'

interface AccountFacts extends Facts {
  /** Who changed it, as the church knows them. */
  quem: string
  /** As the provider calls itself. */
  provedor: string
  /** Hidden but for both ends; null for the platform's. */
  de: string | null
  para: string | null
}

/** The church's money arrives at another account of a provider. Nobody can switch it off. */
export const contaTrocada = defineKind<AccountFacts>({
  codigo: 'conta-trocada',
  describe: null,
  notificacao: {
    optional: false,
    write: ({ quem, provedor }, { locale }) => ({
      titulo: words.say(locale, 'conta_title', { provedor }),
      corpo: words.say(locale, 'conta_bell', { quem }),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  email: {
    optional: false,
    compose: ({ url, quem, provedor, de, para }, reader) => {
      const platforms = words.say(reader.locale, 'conta_platform')
      return {
        ...mailWords(words, { prefix: 'conta', why: 'why_pix' }, reader, { quem, provedor }),
        url: reader.at(url),
        facts: mailFacts([
          [words.say(reader.locale, 'pix_before'), de ?? platforms],
          [words.say(reader.locale, 'pix_after'), para ?? platforms],
          [words.say(reader.locale, 'pix_who'), quem],
        ]),
      }
    },
  },
  samples: () => [
    { facts: { url: '/admin', quem: 'Helena Prado', provedor: 'Stripe', de: null, para: 'acct…h8' } },
  ],
})

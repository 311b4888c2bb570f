import { formatCivilDate, formatMoney, type Locale } from '@atrio/rules'
import { defineKind, mailFacts, mailWords, type Facts, type Kind } from '../announce/kind.ts'
import { words } from './words.ts'

export interface AssinanteFacts extends Facts {
  plano: string
  /** Cents of `moeda`. */
  valor: number
  moeda: string
  /** The day that it is about, and the last one on which it may be watched. */
  dia: string
  ate: string
}

export type AssinanteNews = 'lembrete' | 'atrasada' | 'suspensa' | 'encerrada' | 'terminada' | 'preco'

/** What a subscriber has to know of money: none of it can be switched off. */
export const newsOf: Readonly<Record<AssinanteNews, Kind<AssinanteFacts>>> = {
  lembrete: kindOf('lembrete'),
  atrasada: kindOf('atrasada'),
  suspensa: kindOf('suspensa'),
  encerrada: kindOf('encerrada'),
  terminada: kindOf('terminada'),
  preco: kindOf('preco'),
}

export const subscriptionsKinds: readonly Kind[] = Object.values(newsOf)

function kindOf(prefix: AssinanteNews): Kind<AssinanteFacts> {
  return defineKind<AssinanteFacts>({
    codigo: `assinatura-${prefix}`,
    describe: null,
    notificacao: {
      optional: false,
      write: (facts, { locale }) => ({
        titulo: words.say(locale, `${prefix}_title`, spoken(facts, locale)),
        corpo: words.say(locale, `${prefix}_bell`, spoken(facts, locale)),
        tipo: 'GERAL',
        idEntidadeRelacionada: null,
      }),
    },
    email: {
      optional: false,
      compose: (facts, reader) => ({
        ...mailWords(words, { prefix, why: 'why' }, reader, spoken(facts, reader.locale)),
        url: reader.at(facts.url),
        facts: mailFacts([
          [words.say(reader.locale, 'label_plano'), facts.plano],
          [words.say(reader.locale, 'label_valor'), spoken(facts, reader.locale).valor],
        ]),
      }),
    },
    samples: ({ moeda, days }) => [
      {
        facts: {
          url: '/play/my-plan',
          plano: 'Play',
          valor: 1_990,
          moeda,
          dia: days(5).slice(0, 10),
          ate: days(8).slice(0, 10),
        },
      },
    ],
  })
}

function spoken({ plano, valor, moeda, dia, ate }: AssinanteFacts, locale: Locale) {
  return {
    plano,
    valor: formatMoney(BigInt(valor), moeda, locale),
    dia: formatCivilDate(dia, 'long', locale),
    ate: formatCivilDate(ate, 'long', locale),
  }
}

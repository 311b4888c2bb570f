import { defineKind, mailFacts, mailWords, type Facts, type Kind, type MailReader } from '../announce/kind.ts'
import { words } from './words.ts'

/** To who may answer: somebody waits. Never a name. */
export const maoLevantada = defineKind({
  codigo: 'mao-levantada',
  describe: (locale) => ({
    nome: words.say(locale, 'mao_name'),
    descricao: words.say(locale, 'mao_about'),
  }),
  notificacao: {
    optional: true,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, 'mao_title'),
      corpo: words.say(locale, 'mao_bell'),
      tipo: 'GERAL',
      idEntidadeRelacionada: null,
    }),
  },
  push: {
    optional: true,
    // Whoever waits does so now.
    urgente: true,
    horas: 1,
    write: (_facts, { locale }) => ({
      titulo: words.say(locale, 'mao_title'),
      corpo: words.say(locale, 'mao_bell'),
    }),
  },
  samples: () => [{ facts: { url: '/live' } }],
})

/** A broadcast of which somebody wanted to be told. */
interface LembreteFacts extends Facts {
  item: string
  /** ISO date and time at which it begins. */
  quando: string
}

/** A little before it begins (Decision 215). */
export const transmissaoLembrete = defineKind<LembreteFacts>({
  codigo: 'transmissao-lembrete',
  describe: (locale) => ({
    nome: words.say(locale, 'lembrete_name'),
    descricao: words.say(locale, 'lembrete_about'),
  }),
  notificacao: {
    optional: true,
    write: (facts, reader) => ({ ...brief(facts, reader), tipo: 'CULTO', idEntidadeRelacionada: null }),
  },
  // It begins now, or it is too late.
  push: { optional: true, urgente: true, horas: 1, write: brief },
  email: {
    optional: true,
    compose: ({ url, item, quando }, reader) => ({
      ...mailWords(words, { prefix: 'lembrete', why: 'lembrete_why' }, reader, { item }),
      url: reader.at(url),
      facts: mailFacts([
        [words.say(reader.locale, 'label_what'), item],
        [words.say(reader.locale, 'label_when'), reader.moment(quando)],
      ]),
    }),
  },
  samples: ({ words: sample, locale, days }) => [
    {
      facts: {
        url: '/live?transmissao=1',
        item: sample.say(locale, 'evento'),
        quando: days(0),
      },
    },
  ],
})

export const liveKinds: readonly Kind[] = [maoLevantada, transmissaoLembrete]

function brief({ item, quando }: LembreteFacts, { locale, moment }: Pick<MailReader, 'locale' | 'moment'>) {
  return {
    titulo: words.say(locale, 'lembrete_notice', { item }),
    corpo: words.say(locale, 'lembrete_notice_text', { quando: moment(quando) }),
  }
}

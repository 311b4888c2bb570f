import { defineKind, mailFacts, mailWords, type Facts, type Kind, type MailReader } from '../announce/kind.ts'
import { words } from './words.ts'

/** One meeting of an event, as those who hold a ticket are reminded of it. */
interface LembreteFacts extends Facts {
  item: string
  eventoId: number
  /** ISO date and time at which it begins, and whether that is tomorrow by the church's calendar, or today. */
  quando: string
  dia: 'amanha' | 'hoje'
  /** None for what is online. */
  onde: string | null
  flagOnline: boolean
}

/** The day before, once for each meeting (Decision 170). */
export const eventoLembrete = defineKind<LembreteFacts>({
  codigo: 'evento-lembrete',
  describe: (locale) => ({
    nome: words.say(locale, 'lembrete_name'),
    descricao: words.say(locale, 'lembrete_about'),
  }),
  notificacao: {
    optional: true,
    write: (facts, reader) => ({
      ...brief(facts, reader),
      tipo: 'EVENTO',
      idEntidadeRelacionada: facts.eventoId,
    }),
  },
  push: { optional: true, urgente: false, horas: 12, write: brief },
  email: {
    optional: true,
    compose: ({ url, item, quando, dia, onde, flagOnline }, reader) => {
      const say = (name: 'label_what' | 'label_when' | 'label_where' | 'online') =>
        words.say(reader.locale, name)
      const values = { item, quando: reader.moment(quando) }
      return {
        ...mailWords(words, { prefix: `lembrete_${dia}`, why: 'why_ingresso' }, reader, values),
        url: reader.at(url),
        facts: mailFacts([
          [say('label_what'), item],
          [say('label_when'), reader.moment(quando)],
          [say('label_where'), flagOnline ? say('online') : (onde ?? '')],
        ]),
      }
    },
  },
  samples: ({ words: sample, locale, days }) => {
    const evening = {
      url: '/user/registrations/1/tickets',
      item: sample.say(locale, 'evento'),
      eventoId: 1,
      quando: days(1),
      dia: 'amanha' as const,
      onde: sample.say(locale, 'onde'),
      flagOnline: false,
    }
    return [
      { facts: evening },
      { variant: 'online', facts: { ...evening, dia: 'hoje', onde: null, flagOnline: true } },
    ]
  },
})

export const eventsKinds: readonly Kind[] = [eventoLembrete]

function brief(
  { item, dia, quando }: LembreteFacts,
  { locale, moment }: Pick<MailReader, 'locale' | 'moment'>,
) {
  return {
    titulo: words.say(locale, `lembrete_${dia}_notice`, { item }),
    corpo: words.say(locale, 'lembrete_notice_text', { quando: moment(quando) }),
  }
}

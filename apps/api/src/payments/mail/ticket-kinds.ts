import { parseTicketCode } from '@atrio/rules'
import {
  defineKind,
  mailFacts,
  mailWords,
  type Facts,
  type Kind,
  type MailReader,
} from '../../announce/kind.ts'
import { sampleTickets } from './draw-extras.ts'
import { loadOrderExtras } from './extras.ts'
import { paymentWords } from './mail-words.ts'

/** A ticket was passed on (Decision 68). */
export interface IngressoFacts extends Facts {
  /** The event, and when it begins: ISO date and time. */
  item: string
  quando: string
  /** Who has the ticket now; who bought it, or null where that is no name to be shown. */
  nome: string
  de: string | null
  /** Its code, `7K4-9QX-2B0A`. */
  ingresso: string
}

/** To who has it now. */
export const ingressoRecebido = ingressoKind('ingresso-recebido', 'ingresso_recebido', true)
/** To who bought it and passed it on. */
export const ingressoPassado = ingressoKind('ingresso-passado', 'ingresso_passado', true)
/** To who had it until now; `ingresso` is the code that opens no door any more. */
export const ingressoRetirado = ingressoKind('ingresso-retirado', 'ingresso_retirado', false)

export const ticketKinds: readonly Kind[] = [ingressoRecebido, ingressoPassado, ingressoRetirado]

function ingressoKind(
  codigo: string,
  prefix: 'ingresso_recebido' | 'ingresso_passado' | 'ingresso_retirado',
  isGood: boolean,
): Kind<IngressoFacts> {
  return defineKind<IngressoFacts>({
    codigo,
    describe: null,
    email: {
      optional: false,
      compose: (facts, reader) => ({
        ...mailWords(paymentWords, { prefix, why: 'why_ingresso' }, reader, {
          item: facts.item,
          nome: facts.nome,
          de: facts.de ?? reader.igreja,
          ingresso: facts.ingresso,
          quando: reader.moment(facts.quando),
        }),
        url: reader.at(facts.url),
        facts: aboutOf(facts, reader, isGood),
        atTheDoor: paymentWords.say(reader.locale, 'label_door'),
      }),
      async extras(deps, { ingresso }, to) {
        const codigoOfIngresso = isGood ? parseTicketCode(ingresso) : null
        return codigoOfIngresso === null
          ? null
          : loadOrderExtras(deps, to, { ingresso: codigoOfIngresso, tickets: true })
      },
    },
    samples: (world) => [
      {
        facts: {
          url: '/event/1',
          item: world.words.say(world.locale, 'evento'),
          quando: world.days(19),
          nome: 'Nina Prado',
          de: 'Ana Albuquerque',
          ingresso: '7K4-9QX-2B0A',
        },
        ...(isGood && { extras: sampleTickets(world, 1) }),
      },
    ],
  })
}

function aboutOf(facts: IngressoFacts, reader: MailReader, isGood: boolean) {
  const say = (name: Parameters<typeof paymentWords.say>[1]) => paymentWords.say(reader.locale, name)
  const { quando, onde, ingressos } = reader.extras
  return mailFacts([
    [say('label_what'), facts.item],
    [say('label_when'), quando ?? reader.moment(facts.quando)],
    [say('label_where'), onde ?? ''],
    // Who lost it is not told who has it.
    [say('label_who'), isGood ? facts.nome : ''],
    // Where it is drawn below, it stands there; one that opens nothing is named in the text.
    [say('label_ticket_code'), isGood && ingressos.length === 0 ? facts.ingresso : ''],
  ])
}

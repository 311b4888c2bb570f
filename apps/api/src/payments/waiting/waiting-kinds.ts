import {
  defineKind,
  mailFacts,
  mailWords,
  type Facts,
  type Kind,
  type MailReader,
  type Notice,
} from '../../announce/kind.ts'
import { paymentWords } from '../mail/mail-words.ts'

/** A turn on the waiting list of a ticket (Decision 82). */
export interface EsperaFacts extends Facts {
  /** The event, and its id. */
  item: string
  eventoId: number
  /** How many of which ticket: `2 × Inteira`. */
  lugares: string
  pessoa: string
  /** How many turns come before it, and one. */
  posicao: number | null
  /** ISO date and time until which the offer stands. */
  prazo: string | null
}

/** To who has no account: the turn begins when the link is followed. */
export const esperaConfirmar = esperaKind('espera-confirmar', 'espera_confirmar')
export const esperaEntrou = esperaKind('espera-entrou', 'espera_entrou')
export const esperaOferta = esperaKind('espera-oferta', 'espera_oferta', 'espera_oferta')
export const esperaPerdida = esperaKind('espera-perdida', 'espera_perdida', 'espera_perdida')

export const waitingKinds: readonly Kind[] = [esperaConfirmar, esperaEntrou, esperaOferta, esperaPerdida]

/** @param told the words of the bell, of what it tells too and a person may switch off */
function esperaKind(
  codigo: string,
  prefix: 'espera_confirmar' | 'espera_entrou' | 'espera_oferta' | 'espera_perdida',
  told: 'espera_oferta' | 'espera_perdida' | null = null,
): Kind<EsperaFacts> {
  return defineKind<EsperaFacts>({
    codigo,
    describe:
      told &&
      ((locale) => ({
        nome: paymentWords.say(locale, `${told}_name`),
        descricao: paymentWords.say(locale, `${told}_about`),
      })),
    ...(told && {
      notificacao: {
        optional: true,
        write: ({ item, eventoId, prazo }, { locale, moment }): Notice => ({
          titulo: paymentWords.say(locale, `${told}_notice_title`),
          corpo: paymentWords.say(locale, `${told}_notice_text`, { item, prazo: moment(prazo) }),
          tipo: 'EVENTO',
          idEntidadeRelacionada: eventoId,
        }),
      },
    }),
    ...(told && {
      push: {
        optional: true,
        // A place that is kept until the morning may be gone by then.
        urgente: told === 'espera_oferta',
        horas: 24,
        write: ({ item, prazo }: EsperaFacts, { locale, moment }: Pick<MailReader, 'locale' | 'moment'>) => ({
          titulo: paymentWords.say(locale, `${told}_notice_title`),
          corpo: paymentWords.say(locale, `${told}_notice_text`, { item, prazo: moment(prazo) }),
        }),
      },
    }),
    email: {
      optional: told !== null,
      compose: ({ url, item, lugares, pessoa, posicao, prazo }, reader) => {
        const say = (name: Parameters<typeof paymentWords.say>[1]) => paymentWords.say(reader.locale, name)
        return {
          ...mailWords(paymentWords, { prefix, why: 'why_espera' }, reader, {
            item,
            pessoa,
            lugares,
            prazo: reader.moment(prazo),
          }),
          url: reader.at(url),
          facts: mailFacts([
            [say('label_what'), item],
            [say('label_tickets'), lugares],
            [say('label_position'), posicao === null ? '' : String(posicao)],
            [say('label_until'), reader.moment(prazo)],
          ]),
        }
      },
    },
    samples: ({ words, locale, days }) => [
      {
        facts: {
          url: '/event/1/waiting/ABC',
          item: words.say(locale, 'evento'),
          eventoId: 1,
          lugares: words.say(locale, 'lugares'),
          pessoa: 'Ana',
          posicao: codigo === 'espera-entrou' ? 3 : null,
          prazo: codigo === 'espera-oferta' ? days(1) : null,
        },
      },
    ],
  })
}

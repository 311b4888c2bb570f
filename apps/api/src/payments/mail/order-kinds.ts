import { formatCivilDate, formatMoney } from '@atrio/rules'
import type { MailContent, MailExtras, MailFact } from '../../adapters/mail/content.ts'
import {
  defineKind,
  mailFacts,
  mailWords,
  type Facts,
  type Kind,
  type MailReader,
} from '../../announce/kind.ts'
import { loadOrderExtras } from './extras.ts'
import { paymentWords } from './mail-words.ts'
import { orderSamples } from './order-samples.ts'

/** What became of an order or gift. */
export interface PedidoNews extends Facts {
  /** What it was for: an event, or reasons to give. */
  item: string
  /** Cents of `moeda`. Of a refund in part, what of it went back. */
  total: number
  moeda: string
  codigo: string
  /** ISO date and time until which it can be paid. */
  prazo: string | null
  /** Of tickets: when (ISO), where (null for online), each ticket, and the path of the calendar's file. */
  evento: { quando: string; onde: string | null; ingressos: string[]; agenda: string | null } | null
  /** Of a recurring gift: ISO days on which it is charged next. */
  proximas: string[]
  /** Until when (ISO) and by which link the money can be asked back. */
  estorno: { ate: string; url: string } | null
}

export const pedidoAprovado = pedidoKind('pedido-aprovado', {
  words: approvedWords,
  extras: (deps, { codigo, evento }, to) =>
    evento ? loadOrderExtras(deps, to, { pedido: codigo, tickets: true }) : Promise.resolve(null),
})
export const pedidoAguardando = pedidoKind('pedido-aguardando', {
  words: wordsOf('pedido_aguardando'),
  // What is not paid yet shows what it is for, and no tickets.
  extras: (deps, { codigo, evento }, to) =>
    evento ? loadOrderExtras(deps, to, { pedido: codigo, tickets: false }) : Promise.resolve(null),
})
export const pedidoExpirando = pedidoKind('pedido-expirando', {
  words: wordsOf('pedido_expirando'),
  optional: true,
})
export const pedidoRecusado = pedidoKind('pedido-recusado', { words: wordsOf('pedido_recusado') })
export const pedidoCancelado = pedidoKind('pedido-cancelado', { words: wordsOf('pedido_cancelado') })
export const pedidoReembolsado = pedidoKind('pedido-reembolsado', { words: wordsOf('pedido_reembolsado') })
export const pedidoDevolvidoParte = pedidoKind('pedido-devolvido-parte', {
  words: wordsOf('pedido_devolvido_parte'),
})

export const orderKinds: readonly Kind[] = [
  pedidoAprovado,
  pedidoAguardando,
  pedidoExpirando,
  pedidoRecusado,
  pedidoCancelado,
  pedidoReembolsado,
  pedidoDevolvidoParte,
]

type Spoken = Pick<MailContent, 'subject' | 'title' | 'paragraphs' | 'button' | 'caveat' | 'why'>
type Speak = (facts: PedidoNews, reader: MailReader) => Spoken

function pedidoKind(
  codigo: string,
  given: {
    words: Speak
    optional?: boolean
    extras?: NonNullable<NonNullable<Kind<PedidoNews>['email']>['extras']>
  },
): Kind<PedidoNews> {
  const { words, optional = false, extras } = given
  return defineKind<PedidoNews>({
    codigo,
    describe: optional
      ? (locale) => ({
          nome: paymentWords.say(locale, 'pedido_expirando_name'),
          descricao: paymentWords.say(locale, 'pedido_expirando_about'),
        })
      : null,
    email: {
      optional,
      compose: (facts, reader) => ({ ...words(facts, reader), ...blocksOf(facts, reader, codigo) }),
      ...(extras && { extras }),
    },
    ...(optional && { push: runningOut() }),
    samples: (world) => orderSamples(codigo, world),
  })
}

/** What was bought and for how much stays off the screen. */
function runningOut(): NonNullable<Kind<PedidoNews>['push']> {
  return {
    optional: true,
    urgente: true,
    horas: 12,
    write: ({ prazo }, { locale, moment }) => ({
      titulo: paymentWords.say(locale, 'pedido_expirando_title'),
      corpo: paymentWords.say(locale, 'pedido_expirando_push_text', { prazo: moment(prazo) }),
    }),
  }
}

type Named =
  | 'pedido_aprovado'
  | 'pedido_aguardando'
  | 'pedido_expirando'
  | 'pedido_recusado'
  | 'pedido_cancelado'
  | 'pedido_reembolsado'
  | 'pedido_devolvido_parte'
  | 'pedido_recorrente'
  | 'pedido_ingressos'

function wordsOf(prefix: Named): Speak {
  return (facts, reader) =>
    mailWords(paymentWords, { prefix, why: 'why_pedido' }, reader, {
      item: facts.item,
      total: formatMoney(facts.total, facts.moeda, reader.locale),
      prazo: reader.moment(facts.prazo),
      proxima: facts.proximas[0] ? longDate(facts.proximas[0], reader) : '',
    })
}

/**
 * What is said after paying is not the same for a place and a gift, nor is what comes next: how one gets in, or when the
 * next gift is made.
 */
function approvedWords(facts: PedidoNews, reader: MailReader): Spoken {
  const { evento, proximas, total, moeda } = facts
  if (evento === null) {
    return wordsOf(proximas.length === 0 ? 'pedido_aprovado' : 'pedido_recorrente')(facts, reader)
  }
  const words = wordsOf('pedido_ingressos')(facts, reader)
  const say = (name: Parameters<typeof paymentWords.say>[1]) =>
    paymentWords.say(reader.locale, name, { total: formatMoney(total, moeda, reader.locale) })
  const door = `${say('pedido_ingressos_door')}${hasPdf(reader.extras) ? ` ${say('pedido_ingressos_attached')}` : ''}`
  return {
    ...words,
    paragraphs: [
      ...words.paragraphs,
      ...(total > 0 ? [say('pedido_ingressos_paid')] : []),
      evento.onde === null ? say('pedido_ingressos_online') : door,
    ],
  }
}

function hasPdf({ files }: MailExtras): boolean {
  return files.some(({ tipo }) => tipo === 'application/pdf')
}

/** What it is about, what is kept of it (how much, and its code), and what else can be done. */
function blocksOf(
  facts: PedidoNews,
  reader: MailReader,
  codigo: string,
): Pick<MailContent, 'url' | 'facts' | 'receipt' | 'links' | 'atTheDoor'> {
  const say = (name: Parameters<typeof paymentWords.say>[1]) => paymentWords.say(reader.locale, name)
  const { total, moeda, evento } = facts
  const isPaid = codigo === 'pedido-aprovado'
  const amount = formatMoney(total, moeda, reader.locale)
  return {
    url: reader.at(facts.url),
    facts: aboutOf(facts, reader, isPaid ? '' : amount),
    receipt: mailFacts([
      [say('label_total'), isPaid && total > 0 ? amount : ''],
      [say('label_order'), facts.codigo],
    ]),
    links: linksOf(facts, reader),
    ...(evento && { atTheDoor: say('label_door') }),
  }
}

function aboutOf(
  { item, evento, proximas, prazo }: PedidoNews,
  reader: MailReader,
  amount: string,
): MailFact[] {
  const say = (name: Parameters<typeof paymentWords.say>[1]) => paymentWords.say(reader.locale, name)
  return mailFacts([
    [say('label_what'), item],
    [say('label_when'), evento ? (reader.extras.quando ?? reader.moment(evento.quando)) : ''],
    [say('label_where'), evento ? (evento.onde ?? say('label_online')) : ''],
    [say('label_tickets'), evento ? evento.ingressos.join('\n') : ''],
    [say('label_total'), amount],
    [say('label_until'), reader.moment(prazo)],
    [say('label_next'), proximas.map((date) => longDate(date, reader)).join('\n')],
  ])
}

function linksOf({ evento, estorno, total }: PedidoNews, reader: MailReader): MailContent['links'] {
  const { at, moment, locale } = reader
  const back = (until: string) =>
    paymentWords.say(locale, total === 0 ? 'label_release' : 'label_refund', { data: until })
  return [
    ...(evento?.agenda ? [{ text: paymentWords.say(locale, 'label_calendar'), url: at(evento.agenda) }] : []),
    ...(estorno ? [{ text: back(moment(estorno.ate)), url: at(estorno.url) }] : []),
  ]
}

function longDate(isoDate: string, { locale }: MailReader): string {
  return formatCivilDate(isoDate, 'long', locale)
}

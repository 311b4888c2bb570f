import { formatCivilDate, formatInstant, formatMoney, type Locale } from '@atrio/rules'
import type { Fato } from './blocks.ts'
import type { MailExtras } from './extras.ts'
import type { MailMessage } from './message.ts'

export interface Reader {
  locale: Locale
  timeZone: string
}

/** What a mail is about, as a block to be found again at a glance. */
export function factsOf(message: MailMessage, extras: MailExtras, reader: Reader): Fato[] {
  const words = labels[reader.locale]
  if ('lugares' in message) {
    return facts([
      [words.what, message.item],
      [words.tickets, message.lugares],
      [words.position, message.posicao === null ? '' : String(message.posicao)],
      [words.until, moment(message.prazo, reader)],
    ])
  }
  if ('ingresso' in message) {
    return facts([
      [words.what, message.item],
      [words.when, extras.quando ?? moment(message.quando, reader)],
      [words.where, extras.onde ?? ''],
      // Who lost it is not told who has it.
      [words.who, message.tipo === 'ingresso-retirado' ? '' : message.nome],
      [words.ticketCode, message.ingresso],
    ])
  }
  if (!('codigo' in message)) return []
  const { tipo, item, evento, total, moeda, proximas, prazo } = message
  return facts([
    [words.what, item],
    [words.when, evento ? (extras.quando ?? moment(evento.quando, reader)) : ''],
    [words.where, evento ? (evento.onde ?? words.online) : ''],
    [words.tickets, evento ? evento.ingressos.join('\n') : ''],
    [words.total, tipo === 'pedido-aprovado' ? '' : formatMoney(total, moeda, reader.locale)],
    [words.until, moment(prazo, reader)],
    [words.next, proximas.map((date) => longDate(date, reader)).join('\n')],
  ])
}

/** What is kept of an order: how much, and its code. What is still to be paid says how much above. */
export function receiptOf(message: MailMessage, reader: Reader): Fato[] {
  if (!('codigo' in message)) return []
  const words = labels[reader.locale]
  const { tipo, total, moeda, codigo } = message
  return facts([
    [words.total, tipo === 'pedido-aprovado' && total > 0 ? formatMoney(total, moeda, reader.locale) : ''],
    [words.order, codigo],
  ])
}

export function longDate(isoDate: string, { locale }: Reader): string {
  return formatCivilDate(isoDate, 'long', locale)
}

/** What a code at the door is for. */
export function doorWord({ locale }: Reader): string {
  return labels[locale].door
}

/** What else can be done about an order, beside its button. */
export function linksOf(message: MailMessage, reader: Reader): { texto: string; url: string }[] {
  if (!('codigo' in message)) return []
  const words = labels[reader.locale]
  const { evento, estorno, total } = message
  const back = total === 0 ? words.release : words.refund
  return [
    ...(evento?.agenda ? [{ texto: words.calendar, url: evento.agenda }] : []),
    ...(estorno ? [{ texto: back.replace('{data}', moment(estorno.ate, reader)), url: estorno.url }] : []),
  ]
}

function moment(instant: string | null, { locale, timeZone }: Reader): string {
  return instant === null ? '' : formatInstant(instant, 'dateTime', locale, timeZone)
}

function facts(all: [rotulo: string, valor: string][]): Fato[] {
  return all.flatMap(([rotulo, valor]) => (valor === '' ? [] : [{ rotulo, valor }]))
}

const labels = {
  'pt-BR': {
    what: 'O quê',
    when: 'Quando',
    where: 'Onde',
    online: 'Online',
    who: 'Em nome de',
    tickets: 'Ingressos',
    ticketCode: 'Código na entrada',
    position: 'Posição na fila',
    total: 'Valor',
    until: 'Até',
    next: 'Próximas datas',
    order: 'Pedido',
    door: 'Mostre este código na entrada.',
    calendar: 'Adicionar à agenda',
    release: 'Não pode ir? Libere o seu lugar até {data}',
    refund: 'Mudou de ideia? Peça o dinheiro de volta até {data}',
  },
  en: {
    what: 'What',
    when: 'When',
    where: 'Where',
    online: 'Online',
    who: 'In the name of',
    tickets: 'Tickets',
    ticketCode: 'Code at the door',
    position: 'Position in line',
    total: 'Amount',
    until: 'Until',
    next: 'Next dates',
    order: 'Order',
    door: 'Show this code at the door.',
    calendar: 'Add to calendar',
    release: 'Can’t come? Give your place back by {data}',
    refund: 'Changed your mind? Ask for your money back until {data}',
  },
  es: {
    what: 'Qué',
    when: 'Cuándo',
    where: 'Dónde',
    online: 'En línea',
    who: 'A nombre de',
    tickets: 'Entradas',
    ticketCode: 'Código en la entrada',
    position: 'Posición en la fila',
    total: 'Importe',
    until: 'Hasta',
    next: 'Próximas fechas',
    order: 'Pedido',
    door: 'Muestra este código en la puerta.',
    calendar: 'Añadir al calendario',
    release: '¿No puedes ir? Libera tu lugar hasta el {data}',
    refund: '¿Cambiaste de idea? Pide tu dinero hasta el {data}',
  },
} satisfies Record<Locale, Record<string, string>>

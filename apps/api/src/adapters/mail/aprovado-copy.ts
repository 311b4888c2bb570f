import type { Locale } from '@atrio/rules'
import type { MailCopy } from './copy.ts'
import type { MailExtras } from './extras.ts'
import type { MailMessage, PedidoMail } from './message.ts'

type Aprovado = Extract<MailMessage, { tipo: PedidoMail }>

/**
 * What is said after paying is not the same for a place and a gift, nor is what comes next: how one gets in, or when the
 * next gift is made. Null where the order is no event's and does not repeat.
 */
export function aprovadoCopy(message: Aprovado, extras: MailExtras, locale: Locale): MailCopy | null {
  const words = copies[locale]
  const { evento, proximas, total } = message
  if (evento === null) return proximas.length === 0 ? null : words.recorrente
  const { pago, porta, online, anexo, ...copy } = words.ingressos
  const hasPdf = extras.files.some(({ tipo }) => tipo === 'application/pdf')
  const next = evento.onde === null ? online : porta
  return {
    ...copy,
    paragrafos: [
      ...copy.paragrafos,
      ...(total > 0 ? [pago] : []),
      hasPdf && evento.onde !== null ? `${next} ${anexo}` : next,
    ],
  }
}

interface IngressosCopy extends MailCopy {
  /** What was received. */
  pago: string
  /** What comes next, at a door or online. */
  porta: string
  online: string
  anexo: string
}

/** `item`, `total` and `proxima` are set in by `{…}`. */
const copies: Record<Locale, { ingressos: IngressosCopy; recorrente: MailCopy }> = {
  'pt-BR': {
    ingressos: {
      assunto: 'Seus ingressos: {item} – {igreja}',
      titulo: 'Sua presença está confirmada',
      paragrafos: ['Tudo certo para {item}.'],
      pago: 'Recebemos {total}. Este e-mail é o seu recibo.',
      porta: 'Na entrada, mostre o QR code de cada ingresso, no celular ou impresso.',
      anexo: 'O PDF para imprimir e a data para a sua agenda estão em anexo.',
      online:
        'No horário, entre pela página do evento com a sua conta. A data para a sua agenda está em anexo.',
      botao: 'Ver os ingressos',
      ressalva: 'Não reconhece esta compra? Avise {igreja} assim que puder.',
    },
    recorrente: {
      assunto: 'Recibo: {item} – {igreja}',
      titulo: 'Recebemos sua contribuição',
      paragrafos: [
        'Recebemos {total} por {item}. Este e-mail é o seu recibo.',
        'A próxima contribuição é em {proxima}. Para mudar o valor, pausar ou encerrar, entre na sua conta, em “Minhas contribuições”.',
      ],
      botao: 'Ver os detalhes',
      ressalva: 'Não reconhece esta contribuição? Avise {igreja} assim que puder.',
    },
  },
  en: {
    ingressos: {
      assunto: 'Your tickets: {item} – {igreja}',
      titulo: 'Your place is confirmed',
      paragrafos: ['You are all set for {item}.'],
      pago: 'We received {total}. This e-mail is your receipt.',
      porta: 'At the door, show the QR code of each ticket, on your phone or printed.',
      anexo: 'A PDF to print and the date for your calendar are attached.',
      online:
        'When it starts, join from the event’s page with your account. The date for your calendar is attached.',
      botao: 'See the tickets',
      ressalva: 'You don’t recognize this purchase? Tell {igreja} as soon as you can.',
    },
    recorrente: {
      assunto: 'Receipt: {item} – {igreja}',
      titulo: 'Thank you for giving',
      paragrafos: [
        'We received {total} for {item}. This e-mail is your receipt.',
        'Your next gift is on {proxima}. To change the amount, pause or stop, go to “My giving” in your account.',
      ],
      botao: 'See the details',
      ressalva: 'You don’t recognize this gift? Tell {igreja} as soon as you can.',
    },
  },
  es: {
    ingressos: {
      assunto: 'Tus entradas: {item} – {igreja}',
      titulo: 'Tu lugar está confirmado',
      paragrafos: ['Todo listo para {item}.'],
      pago: 'Recibimos {total}. Este correo es tu recibo.',
      porta: 'En la puerta, muestra el código QR de cada entrada, en el móvil o impreso.',
      anexo: 'Adjuntamos el PDF para imprimir y la fecha para tu calendario.',
      online:
        'A la hora, entra desde la página del evento con tu cuenta. Adjuntamos la fecha para tu calendario.',
      botao: 'Ver las entradas',
      ressalva: '¿No reconoces esta compra? Avisa a {igreja} cuanto antes.',
    },
    recorrente: {
      assunto: 'Recibo: {item} – {igreja}',
      titulo: 'Gracias por tu ofrenda',
      paragrafos: [
        'Recibimos {total} por {item}. Este correo es tu recibo.',
        'La próxima ofrenda es el {proxima}. Para cambiar el importe, pausarla o terminarla, entra en tu cuenta, en “Mis ofrendas”.',
      ],
      botao: 'Ver los detalles',
      ressalva: '¿No reconoces esta ofrenda? Avisa a {igreja} cuanto antes.',
    },
  },
}

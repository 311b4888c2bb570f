import type { Locale } from '@atrio/rules'
import type { MailCopy } from './copy.ts'
import type { PedidoMail } from './message.ts'

/** Of orders and gifts. `item`, `total`, `codigo` and `prazo` are set in by `{…}`. */
export const pedidoCopy: Record<Locale, Record<PedidoMail, MailCopy>> = {
  'pt-BR': {
    'pedido-aprovado': {
      assunto: 'Recibo: {item} – {igreja}',
      titulo: 'Tudo certo!',
      paragrafos: [
        'Recebemos {total} por {item}. Este e-mail é o seu recibo.',
        'Código: {codigo}. Você encontra os detalhes quando quiser na página abaixo.',
      ],
      botao: 'Ver os detalhes',
      ressalva: 'Não reconhece esta compra ou contribuição? Responda a {igreja} assim que puder.',
    },
    'pedido-aguardando': {
      assunto: 'Falta o pagamento: {item} – {igreja}',
      titulo: 'Falta só o pagamento',
      paragrafos: [
        'Falta pagar {item}. O total é {total} e pode ser pago até {prazo}.',
        'Depois desse prazo o pedido {codigo} é cancelado sozinho, sem custo.',
      ],
      botao: 'Pagar agora',
      ressalva: 'Já pagou? A confirmação chega por aqui. Não é preciso pagar de novo.',
    },
    'pedido-recusado': {
      assunto: 'O pagamento não passou: {item} – {igreja}',
      titulo: 'O pagamento não passou',
      paragrafos: [
        'O pagamento de {total} por {item} foi recusado e nada foi cobrado.',
        'Isso costuma ser um limite ou uma trava do banco. Outro cartão ou outra forma resolve.',
      ],
      botao: 'Ver e tentar de novo',
      ressalva: 'Código do pedido: {codigo}.',
    },
    'pedido-cancelado': {
      assunto: 'Pedido cancelado: {item} – {igreja}',
      titulo: 'O pedido foi cancelado',
      paragrafos: ['O pedido {codigo}, de {item}, foi cancelado. Nada foi cobrado.'],
      botao: 'Ver o pedido',
      ressalva: 'Se você pagou nos últimos minutos, não se preocupe: vamos reconhecer ou devolver.',
    },
    'pedido-reembolsado': {
      assunto: 'Devolução de {total} – {igreja}',
      titulo: 'Seu dinheiro está voltando',
      paragrafos: [
        'Devolvemos {total} de {item}. O prazo para aparecer depende do banco: alguns minutos no Pix, até duas faturas no cartão.',
      ],
      botao: 'Ver o pedido',
      ressalva: 'Código do pedido: {codigo}.',
    },
    'pedido-devolvido-parte': {
      assunto: 'Devolução de {total} – {igreja}',
      titulo: 'Devolvemos {total}',
      paragrafos: [
        '{total} de {item} estão voltando para você. A página abaixo mostra o que continua valendo.',
        'O prazo para aparecer depende do banco: alguns minutos no Pix, até duas faturas no cartão.',
      ],
      botao: 'Ver o pedido',
      ressalva: 'Código do pedido: {codigo}.',
    },
    'pedido-expirando': {
      assunto: 'Último aviso: {item} – {igreja}',
      titulo: 'Seu pedido está para vencer',
      paragrafos: ['Ainda dá tempo: pague {total} por {item} até {prazo}.'],
      botao: 'Pagar agora',
      ressalva: 'Já pagou? Não é preciso fazer nada. Código: {codigo}.',
    },
  },
  en: {
    'pedido-aprovado': {
      assunto: 'Receipt: {item} – {igreja}',
      titulo: 'All set!',
      paragrafos: [
        'We received {total} for {item}. This e-mail is your receipt.',
        'Code: {codigo}. The page below has the details whenever you need them.',
      ],
      botao: 'See the details',
      ressalva: 'You don’t recognize this purchase or gift? Tell {igreja} as soon as you can.',
    },
    'pedido-aguardando': {
      assunto: 'Waiting for your payment: {item} – {igreja}',
      titulo: 'Only the payment is missing',
      paragrafos: [
        'Your payment for {item} is still open. The total is {total}, to be paid by {prazo}.',
        'After that, order {codigo} is canceled automatically, at no cost.',
      ],
      botao: 'Pay now',
      ressalva: 'Already paid? The confirmation comes by e-mail. There is no need to pay again.',
    },
    'pedido-recusado': {
      assunto: 'The payment did not go through: {item} – {igreja}',
      titulo: 'The payment did not go through',
      paragrafos: [
        'The payment of {total} for {item} was declined, and nothing was charged.',
        'Most often it is a limit or a block at the bank. Another card or another way to pay helps.',
      ],
      botao: 'See it and try again',
      ressalva: 'Order code: {codigo}.',
    },
    'pedido-cancelado': {
      assunto: 'Order canceled: {item} – {igreja}',
      titulo: 'The order was canceled',
      paragrafos: ['Order {codigo} for {item} was canceled. Nothing was charged.'],
      botao: 'See the order',
      ressalva: 'If you paid in the last minutes, do not worry: we will accept it or give it back.',
    },
    'pedido-reembolsado': {
      assunto: 'Refund of {total} – {igreja}',
      titulo: 'Your money is on its way back',
      paragrafos: ['We refunded {total} for {item}. When you see it depends on your bank: ten days at most.'],
      botao: 'See the order',
      ressalva: 'Order code: {codigo}.',
    },
    'pedido-devolvido-parte': {
      assunto: 'Refund of {total} – {igreja}',
      titulo: 'We gave back {total}',
      paragrafos: [
        '{total} of {item} is on its way back to you. The page below shows what is still good.',
        'How soon you see the money depends on your bank, ten days at most.',
      ],
      botao: 'See the order',
      ressalva: 'Order code: {codigo}.',
    },
    'pedido-expirando': {
      assunto: 'Last call: {item} – {igreja}',
      titulo: 'Your order is about to run out',
      paragrafos: ['There is still time: pay {total} for {item} by {prazo}.'],
      botao: 'Pay now',
      ressalva: 'Already paid? There is nothing to do. Code: {codigo}.',
    },
  },
  es: {
    'pedido-aprovado': {
      assunto: 'Recibo: {item} – {igreja}',
      titulo: '¡Todo listo!',
      paragrafos: [
        'Recibimos {total} por {item}. Este correo es tu recibo.',
        'Código: {codigo}. Los detalles están siempre en la página de abajo.',
      ],
      botao: 'Ver los detalles',
      ressalva: '¿No reconoces esta compra u ofrenda? Avisa a {igreja} cuanto antes.',
    },
    'pedido-aguardando': {
      assunto: 'Falta el pago: {item} – {igreja}',
      titulo: 'Solo falta el pago',
      paragrafos: [
        'Falta pagar {item}. El total es {total} y puedes pagarlo hasta {prazo}.',
        'Después, el pedido {codigo} se cancela solo, sin coste.',
      ],
      botao: 'Pagar ahora',
      ressalva: '¿Ya pagaste? La confirmación llega por correo. No hace falta pagar de nuevo.',
    },
    'pedido-recusado': {
      assunto: 'El pago no pasó: {item} – {igreja}',
      titulo: 'El pago no pasó',
      paragrafos: [
        'El pago de {total} por {item} fue rechazado y no se cobró nada.',
        'Suele ser un límite o un bloqueo del banco. Otra tarjeta u otra forma lo resuelve.',
      ],
      botao: 'Ver e intentar de nuevo',
      ressalva: 'Código del pedido: {codigo}.',
    },
    'pedido-cancelado': {
      assunto: 'Pedido cancelado: {item} – {igreja}',
      titulo: 'El pedido se canceló',
      paragrafos: ['El pedido {codigo} de {item} se canceló. No se cobró nada.'],
      botao: 'Ver el pedido',
      ressalva: 'Si pagaste en los últimos minutos, no te preocupes: lo reconoceremos o lo devolveremos.',
    },
    'pedido-reembolsado': {
      assunto: 'Devolución de {total} – {igreja}',
      titulo: 'Tu dinero va de vuelta',
      paragrafos: [
        'Devolvimos {total} de {item}. Cuándo lo verás depende de tu banco, diez días como máximo.',
      ],
      botao: 'Ver el pedido',
      ressalva: 'Código del pedido: {codigo}.',
    },
    'pedido-devolvido-parte': {
      assunto: 'Devolución de {total} – {igreja}',
      titulo: 'Devolvimos {total}',
      paragrafos: [
        '{total} de {item} van de vuelta a ti. La página de abajo muestra lo que sigue siendo válido.',
        'Cuándo verás el dinero depende de tu banco, diez días como máximo.',
      ],
      botao: 'Ver el pedido',
      ressalva: 'Código del pedido: {codigo}.',
    },
    'pedido-expirando': {
      assunto: 'Último aviso: {item} – {igreja}',
      titulo: 'Tu pedido está por vencer',
      paragrafos: ['Aún hay tiempo: paga {total} por {item} hasta {prazo}.'],
      botao: 'Pagar ahora',
      ressalva: '¿Ya pagaste? No hay que hacer nada. Código: {codigo}.',
    },
  },
}

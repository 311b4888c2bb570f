import type { Act } from './acts.ts'
import type { Metodo, PaymentStatus } from './records.ts'

export const languages = ['pt-BR', 'en', 'es'] as const
export type Language = (typeof languages)[number]

export interface Texts {
  name: string
  notice: string
  to: string
  what: string
  titles: Record<Metodo, string>
  explanations: Record<Metodo, string>
  statuses: Record<PaymentStatus, string>
  returned: string
  acts: Record<Act, string>
  /** Where an act means something else for a method. */
  actsOf: Partial<Record<Metodo, Partial<Record<Act, string>>>>
  payUntil: string
  code: string
  back: string
  all: string
  find: string
  findLabel: string
  findHint: string
  notFound: string
  recent: string
  none: string
  language: string
  gone: string
}

export const texts: Record<Language, Texts> = {
  'pt-BR': {
    name: 'Banco de Teste',
    notice: 'Ambiente de teste. Nenhum dinheiro é movimentado.',
    to: 'Para',
    what: 'Referente a',
    titles: {
      cartao_credito: 'Confirmar compra no cartão',
      pix: 'Pagar com Pix',
      boleto: 'Pagar boleto',
      ach: 'Débito em conta (ACH)',
      picpay: 'Pagar com PicPay',
      paypal: 'Pagar com PayPal',
    },
    explanations: {
      cartao_credito: 'O banco emissor pede que você confirme esta compra. Escolha o que o titular faria.',
      pix: 'Faça o papel do aplicativo do banco: pague este Pix ou deixe o prazo passar.',
      boleto: 'Faça o papel do banco: pague o boleto ou deixe o vencimento passar.',
      ach: 'Faça o papel do banco: confirme o débito, recuse-o ou devolva-o depois de pago.',
      picpay: 'Faça o papel do aplicativo: pague ou deixe o prazo passar.',
      paypal: 'Autorize o pagamento ou volte para a loja sem pagar.',
    },
    statuses: {
      waiting: 'Aguardando pagamento',
      challenge: 'Aguardando confirmação',
      processing: 'Em processamento',
      review: 'Em análise de risco',
      capturable: 'Autorizado',
      paid: 'Pago',
      declined: 'Recusado',
      canceled: 'Cancelado',
      expired: 'Vencido',
    },
    returned: 'Pago e devolvido',
    acts: {
      pay: 'Pagar agora',
      approve: 'Confirmar',
      refuse: 'Recusar',
      expire: 'Deixar vencer',
      return: 'Devolver o débito',
      dispute: 'Contestar a compra',
      pay_late: 'Pagar mesmo assim, fora do prazo',
    },
    actsOf: {
      paypal: { approve: 'Autorizar pagamento', refuse: 'Cancelar e voltar' },
      ach: { approve: 'Confirmar o débito', refuse: 'Recusar o débito' },
    },
    payUntil: 'Pagar até',
    code: 'Código',
    back: 'Voltar para a igreja',
    all: 'Todos os pagamentos',
    find: 'Abrir pagamento',
    findLabel: 'Código Pix copia e cola ou linha digitável',
    findHint: 'Cole o código que a igreja mostrou.',
    notFound: 'Nenhum pagamento de teste tem este código. Confira se você copiou o código inteiro.',
    recent: 'Pagamentos recentes',
    none: 'Ainda não há pagamentos.',
    language: 'Idioma',
    gone: 'Este pagamento já mudou de estado. Veja abaixo como ele está agora.',
  },
  en: {
    name: 'Test Bank',
    notice: 'Test environment. No money is moved.',
    to: 'To',
    what: 'For',
    titles: {
      cartao_credito: 'Confirm your card purchase',
      pix: 'Pay with Pix',
      boleto: 'Pay bank slip',
      ach: 'Bank debit (ACH)',
      picpay: 'Pay with PicPay',
      paypal: 'Pay with PayPal',
    },
    explanations: {
      cartao_credito: 'The card’s bank asks you to confirm this purchase. Choose what its holder would do.',
      pix: 'Play the banking app: pay this Pix, or let its time run out.',
      boleto: 'Play the bank: pay the slip, or let its due date pass.',
      ach: 'Play the bank: confirm the debit, refuse it, or return it after it was paid.',
      picpay: 'Play the app: pay, or let the time run out.',
      paypal: 'Approve the payment, or go back without paying.',
    },
    statuses: {
      waiting: 'Waiting for payment',
      challenge: 'Waiting for confirmation',
      processing: 'Processing',
      review: 'Under risk review',
      capturable: 'Approved',
      paid: 'Paid',
      declined: 'Declined',
      canceled: 'Cancelled',
      expired: 'Expired',
    },
    returned: 'Paid and returned',
    acts: {
      pay: 'Pay now',
      approve: 'Confirm',
      refuse: 'Refuse',
      expire: 'Let it expire',
      return: 'Return the debit',
      dispute: 'Dispute the purchase',
      pay_late: 'Pay all the same, too late',
    },
    actsOf: {
      paypal: { approve: 'Approve payment', refuse: 'Cancel and go back' },
      ach: { approve: 'Confirm the debit', refuse: 'Refuse the debit' },
    },
    payUntil: 'Pay by',
    code: 'Code',
    back: 'Back to the church',
    all: 'All payments',
    find: 'Open payment',
    findLabel: 'Pix code or number of the bank slip',
    findHint: 'Paste the code that the church showed you.',
    notFound: 'No test payment has this code. Check that you copied all of it.',
    recent: 'Recent payments',
    none: 'There are no payments yet.',
    language: 'Language',
    gone: 'This payment has changed meanwhile. Below is how it stands now.',
  },
  es: {
    name: 'Banco de Prueba',
    notice: 'Entorno de prueba. No se mueve dinero.',
    to: 'Para',
    what: 'Concepto',
    titles: {
      cartao_credito: 'Confirmar la compra con tarjeta',
      pix: 'Pagar con Pix',
      boleto: 'Pagar boleto',
      ach: 'Débito bancario (ACH)',
      picpay: 'Pagar con PicPay',
      paypal: 'Pagar con PayPal',
    },
    explanations: {
      cartao_credito: 'El banco de la tarjeta pide confirmar esta compra. Elige lo que haría su titular.',
      pix: 'Haz de aplicación del banco: paga este Pix o deja pasar el plazo.',
      boleto: 'Haz de banco: paga el boleto o deja pasar el vencimiento.',
      ach: 'Haz de banco: confirma el débito, recházalo o devuélvelo después de pagado.',
      picpay: 'Haz de aplicación: paga o deja pasar el plazo.',
      paypal: 'Autoriza el pago o vuelve sin pagar.',
    },
    statuses: {
      waiting: 'Esperando el pago',
      challenge: 'Esperando confirmación',
      processing: 'En proceso',
      review: 'En revisión de riesgo',
      capturable: 'Autorizado',
      paid: 'Pagado',
      declined: 'Rechazado',
      canceled: 'Cancelado',
      expired: 'Vencido',
    },
    returned: 'Pagado y devuelto',
    acts: {
      pay: 'Pagar ahora',
      approve: 'Confirmar',
      refuse: 'Rechazar',
      expire: 'Dejar vencer',
      return: 'Devolver el débito',
      dispute: 'Reclamar la compra',
      pay_late: 'Pagar de todos modos, fuera de plazo',
    },
    actsOf: {
      paypal: { approve: 'Autorizar el pago', refuse: 'Cancelar y volver' },
      ach: { approve: 'Confirmar el débito', refuse: 'Rechazar el débito' },
    },
    payUntil: 'Pagar hasta',
    code: 'Código',
    back: 'Volver a la iglesia',
    all: 'Todos los pagos',
    find: 'Abrir pago',
    findLabel: 'Código Pix o número del boleto',
    findHint: 'Pega el código que mostró la iglesia.',
    notFound: 'Ningún pago de prueba tiene este código. Comprueba que lo copiaste entero.',
    recent: 'Pagos recientes',
    none: 'Todavía no hay pagos.',
    language: 'Idioma',
    gone: 'Este pago ya cambió de estado. Abajo se ve cómo está ahora.',
  },
}

export function languageOf(wanted: string | undefined): Language {
  const short = wanted?.trim().slice(0, 2).toLowerCase()
  return languages.find((language) => language.slice(0, 2) === short) ?? 'en'
}

import type { Igreja } from '@atrio/contract'
import type { MetodoCodigo } from '../church-description.ts'

type Idioma = Igreja['idioma']

/** What churches call their payment methods. */
export const metodoNames: Record<Idioma, Record<MetodoCodigo, string>> = {
  pt_BR: {
    ach: 'Débito em conta (ACH)',
    boleto: 'Boleto bancário',
    cartao_credito: 'Cartão de crédito',
    dinheiro: 'Dinheiro',
    paypal: 'PayPal',
    picpay: 'PicPay',
    pix_manual: 'Pix por chave',
    pix: 'Pix',
    transferencia: 'Transferência bancária',
  },
  en: {
    ach: 'Bank account (ACH)',
    boleto: 'Boleto (Brazilian bank slip)',
    cartao_credito: 'Credit card',
    dinheiro: 'Cash',
    paypal: 'PayPal',
    picpay: 'PicPay',
    pix_manual: 'Pix by key',
    pix: 'Pix',
    transferencia: 'Bank transfer',
  },
  es: {
    ach: 'Cuenta bancaria (ACH)',
    boleto: 'Boleto bancario',
    cartao_credito: 'Tarjeta de crédito',
    dinheiro: 'Efectivo',
    paypal: 'PayPal',
    picpay: 'PicPay',
    pix_manual: 'Pix con clave',
    pix: 'Pix',
    transferencia: 'Transferencia bancaria',
  },
}

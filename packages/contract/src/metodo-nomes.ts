import type { Igreja } from './church-shapes.ts'
import type { MetodoPagamentoCodigo } from './payment-shapes.ts'

/** What a church calls its payment methods. */
export const metodoNomes: Record<Igreja['idioma'], Record<MetodoPagamentoCodigo, string>> = {
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

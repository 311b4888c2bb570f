import type { PedidoIgreja } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

type Movimento = PedidoIgreja['movimentos'][number]

export const methodNames: Record<Movimento['metodoPagamento'], () => string> = {
  pix: m.method_pix,
  cartao_credito: m.method_cartao_credito,
  boleto: m.method_boleto,
  picpay: m.method_picpay,
  paypal: m.method_paypal,
  ach: m.method_ach,
  pix_manual: m.method_pix_manual,
  transferencia: m.method_transferencia,
  dinheiro: m.method_dinheiro,
  gratuito: m.method_gratuito,
}

/** `Visa ending in 1111`, or what the method is called. */
export function paidBy({
  metodoPagamento,
  detalhe: { bandeira, ultimos4 },
}: Pick<Movimento, 'metodoPagamento' | 'detalhe'>): string {
  if (!ultimos4) return methodNames[metodoPagamento]()
  const plain = metodoPagamento === 'ach' ? m.account_plain() : m.card_plain()
  const brand = bandeira ? bandeira.charAt(0).toUpperCase() + bandeira.slice(1) : plain
  return m.card_ending({ bandeira: brand, ultimos4 })
}

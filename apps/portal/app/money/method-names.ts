import { m } from '../paraglide/messages.js'

const names: Record<string, () => string> = {
  pix: m.checkout_method_pix,
  cartao_credito: m.checkout_method_cartao_credito,
  boleto: m.checkout_method_boleto,
  picpay: m.checkout_method_picpay,
  paypal: m.checkout_method_paypal,
  ach: m.checkout_method_ach,
  pix_manual: m.checkout_method_pix_manual,
  transferencia: m.checkout_method_transferencia,
  dinheiro: m.checkout_method_dinheiro,
  gratuito: m.checkout_method_gratuito,
}

export function methodName(codigo: string): string {
  return names[codigo]?.() ?? codigo
}

/** `Visa ending in 1111`. */
export function cardName(
  tipo: string,
  { bandeira, ultimos4 }: { bandeira: string | null; ultimos4: string | null },
): string {
  const plain = tipo === 'ach' ? m.checkout_account_plain() : m.checkout_card_plain()
  const brand = bandeira ? bandeira.charAt(0).toUpperCase() + bandeira.slice(1) : plain
  return m.checkout_card_ending({ bandeira: brand, ultimos4: ultimos4 ?? '' })
}

/** Spec §9; below 100 they are the specification's, the others ours. */
const gateways: Record<number, string> = {
  0: 'Sandbox',
  1: 'CardConnect',
  4: 'PicPay',
  5: 'Stripe',
  8: 'Zoop',
  100: 'PayPal',
}

export function gatewayName(id: number): string {
  return gateways[id] ?? String(id)
}

import { detectPixKey } from '@atrio/rules'
import type { GatewayName } from '../../adapters/payment/gateway.ts'

/** What each provider calls itself. */
export const gatewayTitles: Record<GatewayName, string> = {
  sandbox: 'Sandbox',
  cardconnect: 'CardConnect',
  picpay: 'PicPay',
  stripe: 'Stripe',
  zoop: 'Zoop',
  paypal: 'PayPal',
  pix: 'Pix',
}

const shaped = (shape: RegExp) => (typed: string) => (shape.test(typed) ? typed : null)

/**
 * An account as the provider writes it, of what somebody typed; null for what is none. PicPay has one for all churches.
 */
export const accountShapes: Partial<Record<GatewayName, (typed: string) => string | null>> = {
  sandbox: shaped(/^[\w-]{3,64}$/),
  cardconnect: shaped(/^[A-Z\d]{8,16}$/),
  stripe: shaped(/^acct_[A-Za-z\d]{8,40}$/),
  zoop: shaped(/^[a-z\d]{16,64}$/),
  paypal: shaped(/^[A-Z\d]{10,20}$/),
  // The bank's own service pays to a key.
  pix: (typed) => detectPixKey(typed)?.chave ?? null,
}

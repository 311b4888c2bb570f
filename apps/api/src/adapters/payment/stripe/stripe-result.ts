import type { Stripe } from 'stripe'
import { readBoleto } from '@atrio/rules'
import { unknown } from '../ask.ts'
import type { PaymentRef } from '../attempt.ts'
import type { Approved, Instrument, PaymentResult } from '../payment-result.ts'
import { declineOf } from './stripe-errors.ts'

/** A PaymentIntent, with its latest charge, in the port's words. */
export function resultOf(
  intent: Stripe.PaymentIntent,
  asked: Pick<PaymentRef, 'key' | 'amountCents' | 'currency'>,
): PaymentResult {
  const { id } = intent
  const isOurs = intent.metadata['pagamento'] === asked.key
  if (
    !isOurs ||
    BigInt(intent.amount) !== asked.amountCents ||
    intent.currency !== asked.currency.toLowerCase()
  ) {
    return unknown('mismatch', `${intent.currency} ${intent.amount} instead of ${asked.amountCents}`, id)
  }
  switch (intent.status) {
    case 'succeeded':
      return approved(intent, asked)
    case 'processing':
      return { kind: 'pending', id, reason: 'processing', instrument: null }
    case 'requires_capture':
      return { kind: 'pending', id, reason: 'capturable', instrument: null }
    case 'requires_action':
      return actionOf(intent)
    case 'canceled':
      return {
        kind: 'declined',
        id,
        reason: intent.cancellation_reason === 'automatic' ? 'expired' : 'canceled',
        providerCode: intent.cancellation_reason,
      }
    case 'requires_payment_method': {
      const { last_payment_error: error } = intent
      return declineOf([error?.decline_code, error?.code], id)
    }
    default:
      return unknown('unreadable', intent.status, id)
  }
}

function approved(
  intent: Stripe.PaymentIntent,
  { amountCents, currency }: Pick<PaymentRef, 'amountCents' | 'currency'>,
): PaymentResult {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (BigInt(intent.amount_received) !== amountCents || !charge) {
    return unknown('mismatch', `${intent.amount_received} received of ${amountCents}`, intent.id)
  }
  const refunded = BigInt(charge.amount_refunded)
  const disputed = charge.disputed ? amountCents - refunded : 0n
  return {
    kind: 'approved',
    id: intent.id,
    amountCents,
    currency,
    refundedCents: refunded + disputed,
    disputedCents: disputed,
    paidAt: new Date(charge.created * 1000),
    feeCents: null,
    saved: savedOf(intent, charge),
    detail: {
      ...(charge.payment_method_details?.card?.brand && { brand: charge.payment_method_details.card.brand }),
      ...(charge.payment_method_details?.card?.last4 && { last4: charge.payment_method_details.card.last4 }),
    },
  }
}

function savedOf(
  intent: Stripe.PaymentIntent,
  { payment_method_details: details, payment_method }: Stripe.Charge,
): Approved['saved'] {
  const card = details?.card
  if (!intent.setup_future_usage || !card || payment_method === null) return null
  return {
    reference: payment_method,
    customer: typeof intent.customer === 'string' ? intent.customer : null,
    tipo: 'cartao_credito',
    brand: card.brand,
    last4: card.last4 ?? '',
    validade: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
  }
}

function actionOf(intent: Stripe.PaymentIntent): PaymentResult {
  const { id, next_action: next } = intent
  if (next?.redirect_to_url?.url) {
    // Stripe gives a challenge no end of its own; ours is a quarter of an hour.
    const expiresAt = new Date((intent.created + 900) * 1000)
    return { kind: 'action', id, challenge: { tipo: '3ds', url: next.redirect_to_url.url, expiresAt } }
  }
  const instrument = instrumentOf(next)
  return { kind: 'pending', id, reason: instrument ? 'instrument' : 'processing', instrument }
}

function instrumentOf(next: Stripe.PaymentIntent.NextAction | null): Instrument | null {
  const pix = next?.pix_display_qr_code
  if (pix?.data) {
    return { tipo: 'pix', copiaECola: pix.data, txid: '', expiresAt: new Date((pix.expires_at ?? 0) * 1000) }
  }
  const boleto = next?.boleto_display_details
  const today = new Date().toISOString().slice(0, 10)
  const read = boleto?.number ? readBoleto(boleto.number, today) : null
  if (!boleto || !read) return null
  return {
    tipo: 'boleto',
    linhaDigitavel: read.linhaDigitavel,
    codigoBarras: read.codigoBarras,
    vencimento: read.vencimento ?? today,
    nossoNumero: null,
    pdfUrl: boleto.pdf ?? boleto.hosted_voucher_url,
  }
}

import { z } from 'zod'
import type { PaymentRef } from '../attempt.ts'
import { unknown } from '../ask.ts'
import type { DeclineReason, Instrument, PaymentResult } from '../payment-result.ts'
import type { SandboxPayment } from './sandbox-wire.ts'

/** The sandbox's state of a payment in the port's words. */
export function resultOf(
  payment: SandboxPayment,
  asked: Pick<PaymentRef, 'key' | 'amountCents' | 'currency'>,
): PaymentResult {
  const { id, amountCents, currency } = payment
  if (payment.key !== asked.key || amountCents !== asked.amountCents || currency !== asked.currency) {
    return unknown(
      'mismatch',
      `${currency} ${amountCents} instead of ${asked.currency} ${asked.amountCents}`,
      id,
    )
  }
  switch (payment.status) {
    case 'paid':
      return {
        kind: 'approved',
        id,
        amountCents,
        currency,
        refundedCents: payment.refundedCents,
        disputedCents: payment.disputedCents,
        paidAt: payment.paidAt ?? new Date(),
        feeCents: null,
        saved: payment.saved && { ...payment.saved, customer: null },
        detail: detailOf(payment),
      }
    case 'challenge':
      return {
        kind: 'action',
        id,
        challenge: {
          tipo: payment.metodo === 'paypal' ? 'paypal' : '3ds',
          url: payment.url,
          expiresAt: payment.expiresAt,
        },
      }
    case 'waiting':
    case 'processing':
    case 'review':
    case 'capturable':
      return {
        kind: 'pending',
        id,
        reason: payment.status === 'waiting' ? 'instrument' : payment.status,
        instrument: instrumentOf(payment),
        testUrl: payment.url,
      }
    case 'declined':
    case 'canceled':
    case 'expired': {
      const reason = payment.status === 'declined' ? reasonOf(payment.reason) : payment.status
      return { kind: 'declined', id, reason, providerCode: payment.reason }
    }
  }
}

function detailOf({ id, metodo, brand, last4 }: SandboxPayment) {
  return {
    ...(brand !== null && { brand }),
    ...(last4 !== null && { last4 }),
    ...(metodo === 'pix' && { endToEndId: `E${id.slice(4, 35).toUpperCase()}` }),
  }
}

function instrumentOf({ instrument, expiresAt, url }: SandboxPayment): Instrument | null {
  if (!instrument) return null
  switch (instrument.tipo) {
    case 'pix':
      return { ...instrument, expiresAt }
    case 'boleto':
      return { ...instrument, pdfUrl: null }
    case 'picpay':
      return { tipo: 'picpay', url, qrCode: url, expiresAt }
    case 'ach':
      return instrument
  }
}

const reasons = z.enum([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'wrong_card_data',
  'authentication_failed',
  'authentication_required',
  'suspected_fraud',
  'account_invalid',
])

export function reasonOf(reason: string | null): DeclineReason {
  return reasons.catch('card_declined' as const).parse(reason)
}

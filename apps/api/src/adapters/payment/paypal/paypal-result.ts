import { unknown } from '../ask.ts'
import type { PaymentRef } from '../attempt.ts'
import type { DeclineReason, PaymentResult, RefundResult } from '../payment-result.ts'
import type { PayPalCapture, PayPalOrder, PayPalRefund } from './paypal-wire.ts'

type Asked = Pick<PaymentRef, 'key' | 'amountCents' | 'currency' | 'createdAt'> & { expiresAt?: Date }

/** PayPal names no end of its page; orders are forgotten after hours, ours wait half of one. */
const CHALLENGE_MS = 30 * 60_000

/** An order of PayPal's in the port's words. */
export function resultOf(order: PayPalOrder, asked: Asked): PaymentResult {
  const { id } = order
  const { custom_id: key, amount, payments } = order.purchase_units[0]!
  if (key !== asked.key || amount.value !== asked.amountCents || amount.currency_code !== asked.currency) {
    return mismatch(amount, asked, id)
  }
  switch (order.status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED': {
      const url = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      if (!url) return unknown('unreadable', 'no link to approve by', id)
      const expiresAt = asked.expiresAt ?? new Date(asked.createdAt.getTime() + CHALLENGE_MS)
      return { kind: 'action', id, challenge: { tipo: 'paypal', url, expiresAt } }
    }
    case 'APPROVED':
      return { kind: 'pending', id, reason: 'capturable', instrument: null }
    case 'VOIDED':
      return { kind: 'declined', id, reason: 'canceled', providerCode: order.status }
    case 'COMPLETED': {
      const capture = captureOf(order)
      if (!capture) return unknown('unreadable', 'COMPLETED without a capture', id)
      return captured(capture, { id, asked, refunds: payments?.refunds ?? [] })
    }
  }
}

/** The one that took money, or else the one that was refused: an order of ours has one of each at most. */
export function captureOf({ purchase_units: [unit] }: PayPalOrder): PayPalCapture | undefined {
  const captures = unit!.payments?.captures ?? []
  return captures.find(({ status }) => status !== 'DECLINED' && status !== 'FAILED') ?? captures[0]
}

function captured(
  capture: PayPalCapture,
  { id, asked, refunds }: { id: string; asked: Asked; refunds: PayPalRefund[] },
): PaymentResult {
  const { status, amount } = capture
  const reason = capture.status_details?.reason
  if (status === 'DECLINED' || status === 'FAILED') {
    return { kind: 'declined', id, reason: 'card_declined', providerCode: status }
  }
  if (amount.value !== asked.amountCents || amount.currency_code !== asked.currency) {
    return mismatch(amount, asked, id)
  }
  // A dispute holds money that was there already.
  if (status === 'PENDING' && reason !== 'BUYER_COMPLAINT' && reason !== 'CHARGEBACK') {
    return {
      kind: 'pending',
      id,
      reason: reason === 'PENDING_REVIEW' ? 'review' : 'processing',
      instrument: null,
    }
  }
  const given = refunds
    .filter((refund) => refund.status === 'COMPLETED')
    .reduce((sum, refund) => sum + refund.amount.value, 0n)
  const returned = status === 'REFUNDED' ? amount.value : given
  const disputed = reason === 'CHARGEBACK' ? amount.value - returned : 0n
  const fee = capture.seller_receivable_breakdown?.paypal_fee
  return {
    kind: 'approved',
    id,
    amountCents: amount.value,
    currency: amount.currency_code,
    refundedCents: returned + disputed,
    disputedCents: disputed,
    paidAt: capture.create_time ?? new Date(),
    feeCents: fee?.currency_code === amount.currency_code ? fee.value : null,
    saved: null,
    detail: {},
  }
}

export function refundOf({ id, status, amount }: PayPalRefund): RefundResult {
  switch (status) {
    case 'COMPLETED':
      return { kind: 'approved', id, amountCents: amount.value }
    case 'PENDING':
      return { kind: 'pending', id, amountCents: amount.value }
    case 'CANCELLED':
    case 'FAILED':
      return { kind: 'declined', reason: 'no_funds', providerCode: status }
  }
}

/** Issues by which PayPal says for certain that it has not taken, and will not take, the money. */
export const captureRefusals: Readonly<Record<string, DeclineReason>> = {
  INSTRUMENT_DECLINED: 'card_declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'card_declined',
  PAYER_CANNOT_PAY: 'card_declined',
  TRANSACTION_REFUSED: 'card_declined',
  TRANSACTION_LIMIT_EXCEEDED: 'limit_exceeded',
  MAX_VALUE_EXCEEDED: 'limit_exceeded',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'account_invalid',
  PAYER_ACCOUNT_RESTRICTED: 'account_invalid',
  COMPLIANCE_VIOLATION: 'suspected_fraud',
  PAYEE_ACCOUNT_INVALID: 'not_available',
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: 'not_available',
  PAYEE_ACCOUNT_RESTRICTED: 'not_available',
  PAYEE_BLOCKED_TRANSACTION: 'not_available',
}

export const refundRefusals: Readonly<Record<string, Extract<RefundResult, { kind: 'declined' }>['reason']>> =
  {
    REFUND_AMOUNT_EXCEEDED: 'exceeds_paid',
    CAPTURE_FULLY_REFUNDED: 'exceeds_paid',
    REFUND_CAPTURE_CURRENCY_MISMATCH: 'request_refused',
    REFUND_FAILED_INSUFFICIENT_FUNDS: 'no_funds',
    REFUND_TIME_LIMIT_EXCEEDED: 'too_late',
  }

function mismatch(amount: PayPalCapture['amount'], asked: Asked, id: string) {
  const { currency_code: currency, value } = amount
  return unknown('mismatch', `${currency} ${value} instead of ${asked.currency} ${asked.amountCents}`, id)
}

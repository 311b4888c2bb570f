import type { PaymentRecord, RefundRecord } from './records.ts'
import type { RefundInput } from './inputs.ts'
import { settle } from './payments.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'
import { movement, movesTo } from './transitions.ts'

/** What a person at a page of the sandbox, or a test, makes happen. */
export const acts = ['pay', 'approve', 'refuse', 'expire', 'return', 'dispute', 'pay_late'] as const
export type Act = (typeof acts)[number]

/** @throws Refusal not_possible when the payment's state does not allow it. */
export function act(store: Store, payment: PaymentRecord, what: Act, now: Date): PaymentRecord {
  const change = changeBy(payment, what)
  if (!change) throw new Refusal('not_possible')
  const extra =
    what === 'return' || what === 'dispute'
      ? [movement(payment, 'chargeback', remaining(payment), null, now)]
      : []
  void store.put(...extra, ...movesTo(payment, change, now))
  return store.payments.get(payment.id)!
}

export function isPossible(payment: PaymentRecord, what: Act): boolean {
  return changeBy(payment, what) !== null
}

function changeBy(payment: PaymentRecord, what: Act): Partial<PaymentRecord> | null {
  const { status, metodo } = payment
  switch (what) {
    case 'pay':
      return status === 'waiting' ? settle(payment) : null
    case 'pay_late':
      // Money that a bank sends although the instrument is dead: it happens, and the core must give it back or use it.
      return status === 'expired' || status === 'canceled' ? { ...settle(payment), reason: null } : null
    case 'approve':
      if (status === 'challenge' && metodo === 'paypal') return { status: 'capturable' }
      if (status === 'challenge' && payment.outcome === 'challenge_then_declined') {
        return { status: 'declined', reason: 'card_declined' }
      }
      return status === 'challenge' || status === 'review' || status === 'processing' ? settle(payment) : null
    case 'refuse':
      if (status === 'challenge') {
        return metodo === 'paypal'
          ? { status: 'canceled' }
          : { status: 'declined', reason: 'authentication_failed' }
      }
      if (status === 'review') return { status: 'declined', reason: 'suspected_fraud' }
      return status === 'processing'
        ? { status: 'declined', reason: metodo === 'ach' ? 'account_invalid' : 'card_declined', dueAt: null }
        : null
    case 'expire':
      return status === 'waiting' || status === 'challenge' ? { status: 'expired' } : null
    case 'return':
    case 'dispute':
      if (status !== 'paid' || remaining(payment) === '0' || (what === 'return') !== (metodo === 'ach'))
        return null
      return {
        refundedCents: payment.amountCents,
        disputedCents: String(BigInt(payment.disputedCents) + BigInt(remaining(payment))),
      }
  }
}

export function capture(store: Store, payment: PaymentRecord, now: Date): PaymentRecord {
  if (payment.status === 'paid') return payment
  if (payment.status !== 'capturable') throw new Refusal('not_capturable')
  void store.put(...movesTo(payment, { status: 'paid' }, now))
  return store.payments.get(payment.id)!
}

export function cancel(store: Store, payment: PaymentRecord, now: Date): PaymentRecord {
  if (payment.status === 'paid') throw new Refusal('already_paid')
  if (payment.status === 'processing') throw new Refusal('processing')
  if (payment.status === 'canceled' || payment.status === 'expired' || payment.status === 'declined')
    return payment
  void store.put(...movesTo(payment, { status: 'canceled' }, now))
  return store.payments.get(payment.id)!
}

/** The same key gives back once. */
export function refund(store: Store, input: RefundInput, now: Date): RefundRecord {
  const known = store.refundsByKey.get(input.key)
  const payment = store.findPayment(input.payment)
  if (!payment) throw new Refusal('not_found', 404)
  if (known) {
    if (known.paymentId !== payment.id || known.amountCents !== input.amountCents)
      throw new Refusal('key_reused')
    return known
  }
  if (payment.status !== 'paid') throw new Refusal('not_paid')
  if (BigInt(input.amountCents) > BigInt(remaining(payment))) throw new Refusal('exceeds_paid')
  const record: RefundRecord = {
    kind: 'refund',
    id: `ref_${crypto.randomUUID().replaceAll('-', '')}`,
    key: input.key,
    paymentId: payment.id,
    amountCents: input.amountCents,
    createdAt: now.toISOString(),
  }
  const refundedCents = String(BigInt(payment.refundedCents) + BigInt(input.amountCents))
  void store.put(
    record,
    movement(payment, 'refund', input.amountCents, input.key, now),
    ...movesTo(payment, { refundedCents }, now),
  )
  return record
}

function remaining(payment: PaymentRecord): string {
  return String(BigInt(payment.amountCents) - BigInt(payment.refundedCents))
}

/** What goes on without anybody: banks that took their time, instruments whose day is over. */
export function advance(store: Store, now: Date): void {
  for (const payment of store.payments.values()) {
    const { status, outcome } = payment
    if (status === 'processing' && payment.dueAt !== null && new Date(payment.dueAt) <= now) {
      const refused = outcome !== 'approved' && outcome !== 'processing'
      act(store, payment, refused ? 'refuse' : 'approve', now)
    } else if ((status === 'waiting' || status === 'challenge') && deadline(payment) <= now) {
      act(store, payment, 'expire', now)
    } else if (status === 'paid' && outcome === 'approved_then_disputed' && isPossible(payment, 'dispute')) {
      if (now.getTime() - new Date(payment.paidAt!).getTime() > 10_000) act(store, payment, 'dispute', now)
    }
  }
}

/** A boleto is taken until the end of its day in Brasília, which is three hours behind UTC all year. */
function deadline(payment: PaymentRecord): Date {
  if (payment.instrument?.tipo !== 'boleto') return new Date(payment.expiresAt)
  return new Date(`${payment.instrument.vencimento}T23:59:59.999-03:00`)
}

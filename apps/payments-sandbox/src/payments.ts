import { createHash, randomUUID } from 'node:crypto'
import type { PaymentInput } from './inputs.ts'
import { issueInstrument } from './issue-instrument.ts'
import type { InstrumentRecord, LedgerRecord, Outcome, PaymentRecord, TokenRecord } from './records.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'
import { movesTo } from './transitions.ts'

/** How long banks take over what is not decided at once. */
const PROCESSING_MS = { cartao_credito: 4_000, ach: 30_000 }

/** A key that was seen answers with its payment as it is now; with another content it is refused. */
export function createPayment(store: Store, input: PaymentInput, now: Date): PaymentRecord {
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const known = store.paymentsByKey.get(input.key)
  if (known) {
    if (known.bodyHash !== bodyHash) throw new Refusal('key_reused')
    return known
  }
  const source = takeSource(store, input, now)
  const outcome = source?.outcome ?? 'approved'
  const payment: PaymentRecord = {
    kind: 'payment',
    id: `pay_${randomUUID().replaceAll('-', '')}`,
    key: input.key,
    bodyHash,
    metodo: input.metodo,
    amountCents: input.amountCents,
    currency: input.currency,
    description: input.description,
    payeeName: input.payeeName,
    payeeCity: input.payeeCity,
    language: input.language,
    returnUrl: input.returnUrl,
    createdAt: now.toISOString(),
    expiresAt: input.expiresAt,
    status: 'waiting',
    reason: null,
    outcome,
    brand: source?.brand ?? null,
    last4: source?.last4 ?? null,
    save: input.save,
    offSession: input.offSession,
    capture: input.capture,
    instrument: null,
    reference: source?.kind === 'instrument' ? source.id : null,
    paidAt: null,
    refundedCents: '0',
    disputedCents: '0',
    dueAt: null,
  }
  const changes: LedgerRecord[] = source?.kind === 'token' ? [{ ...source, spentBy: input.key }] : []
  const begun = source ? charge(payment, now) : wait(payment)
  void store.put(...changes, ...movesTo(begun, {}, now), ...keepInstrument(begun, source))
  return store.payments.get(payment.id)!
}

/** The card or account behind a token or a reference; nothing for the other methods. */
function takeSource(store: Store, input: PaymentInput, now: Date): TokenRecord | InstrumentRecord | null {
  if (input.metodo !== 'cartao_credito' && input.metodo !== 'ach') return null
  if (input.reference !== null) {
    const kept = store.instruments.get(input.reference)
    if (!kept || kept.forgotten || kept.tipo !== input.metodo) throw new Refusal('token_invalid', 422)
    return kept
  }
  return openToken(store, input.token ?? '', input.metodo, now)
}

/** @throws Refusal token_invalid for one that is unknown, spent, too old or of another kind. */
export function openToken(
  store: Store,
  id: string,
  tipo: TokenRecord['tipo'] | null,
  now: Date,
): TokenRecord {
  const token = store.tokens.get(id)
  if (!token || token.spentBy !== null || (tipo && token.tipo !== tipo) || new Date(token.expiresAt) < now) {
    throw new Refusal('token_invalid', 422)
  }
  return token
}

const declines: Partial<Record<Outcome, string>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  wrong_card_data: 'wrong_card_data',
  suspected_fraud: 'suspected_fraud',
  account_invalid: 'account_invalid',
}

function charge(payment: PaymentRecord, now: Date): PaymentRecord {
  const { outcome, metodo } = payment
  const dueAt = new Date(
    now.getTime() + PROCESSING_MS[metodo === 'ach' ? 'ach' : 'cartao_credito'],
  ).toISOString()
  const saved = payment.reference !== null
  if (metodo === 'ach') {
    // A bank refuses an account days later, as it accepts it.
    const instrument = { tipo: 'ach' as const, bankName: 'Test Bank', last4: payment.last4! }
    return { ...payment, status: 'processing', dueAt, instrument }
  }
  const reason = outcome === 'declined_when_saved' && saved ? 'card_declined' : declines[outcome]
  if (reason) return { ...payment, status: 'declined', reason }
  if (outcome === 'challenge' || outcome === 'challenge_then_declined') {
    // A card that was confirmed when it was kept is charged without its holder.
    if (saved && outcome === 'challenge') return settle(payment)
    if (payment.offSession) return { ...payment, status: 'declined', reason: 'authentication_required' }
    return { ...payment, status: 'challenge' }
  }
  if (outcome === 'review') return { ...payment, status: 'review' }
  if (outcome === 'processing' || outcome === 'processing_then_declined') {
    return { ...payment, status: 'processing', dueAt }
  }
  return settle(payment)
}

/** What a payment becomes once the person or the bank has agreed. */
export function settle(payment: PaymentRecord): PaymentRecord {
  return { ...payment, dueAt: null, status: payment.capture === 'manual' ? 'capturable' : 'paid' }
}

function wait(payment: PaymentRecord): PaymentRecord {
  if (payment.metodo === 'paypal') return { ...payment, status: 'challenge' }
  return { ...payment, instrument: issueInstrument(payment) }
}

function keepInstrument(
  payment: PaymentRecord,
  source: TokenRecord | InstrumentRecord | null,
): LedgerRecord[] {
  if (!payment.save || source?.kind !== 'token' || payment.status === 'declined') return []
  return [
    {
      kind: 'instrument',
      id: `ins_${payment.id.slice(4)}`,
      key: payment.key,
      tipo: source.tipo,
      outcome: source.outcome,
      brand: source.brand,
      last4: source.last4,
      validade: source.validade,
      forgotten: false,
    },
  ]
}

import { randomUUID } from 'node:crypto'
import type { LedgerRecord, MovementRecord, PaymentRecord } from './records.ts'

/** The records of one change of a payment: itself, what it moved, and the notice to the application. */
export function movesTo(payment: PaymentRecord, change: Partial<PaymentRecord>, now: Date): LedgerRecord[] {
  const next: PaymentRecord = { ...payment, ...change }
  const records: LedgerRecord[] = []
  if (next.status === 'paid' && next.paidAt === null) {
    next.paidAt = now.toISOString()
    records.push(movement(next, 'payment', next.amountCents, null, now))
  }
  return [next, ...records, notice(next, now)]
}

export function movement(
  payment: PaymentRecord,
  tipo: MovementRecord['tipo'],
  amountCents: string,
  key: string | null,
  now: Date,
): MovementRecord {
  return {
    kind: 'movement',
    id: `mov_${randomUUID().replaceAll('-', '')}`,
    tipo,
    paymentId: payment.id,
    key: key ?? payment.key,
    amountCents,
    currency: payment.currency,
    at: now.toISOString(),
  }
}

/** A webhook to be sent. Its text is fixed here: each delivery of an event is the same, byte by byte. */
function notice(payment: PaymentRecord, now: Date): LedgerRecord {
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const body = JSON.stringify({
    id,
    type: `payment.${payment.status}`,
    created: now.toISOString(),
    data: { id: payment.id, key: payment.key, status: payment.status },
  })
  return { kind: 'webhook', id, body, attempts: 0, nextAt: now.toISOString() }
}

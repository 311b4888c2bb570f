import type { SettlementEntry, Settlements } from '../gateway.ts'
import { readAs } from '../read-answer.ts'
import { resultOf } from './zoop-result.ts'
import { referenceSchema, transactionSchema } from './zoop-wire.ts'

/** Transactions are listed by when they were made, and not by when they were paid: no list of a day is complete. */
export function entriesOf(items: readonly unknown[], at: Date): Settlements {
  const entries: SettlementEntry[] = []
  for (const item of items) {
    // Others may sell in the same name; theirs carry no reference, or none of ours.
    const key = referenceSchema.safeParse(item).data?.reference_id
    if (!key) continue
    const read = readAs(transactionSchema, { body: item, status: 200 })
    if (read.kind === 'unknown') return read
    const { id, amount: amountCents, currency } = read.value
    const result = resultOf(read.value, { key, metodo: 'pix', amountCents, currency })
    if (result.kind !== 'approved') continue
    const base = { paymentId: id, key, amountCents, currency, at }
    entries.push({ ...base, id, tipo: 'payment' })
    const { refundedCents, disputedCents } = result
    if (disputedCents > 0n) entries.push({ ...base, id: `${id}:chargeback`, tipo: 'chargeback' })
    else if (refundedCents > 0n) entries.push({ ...base, id: `${id}:refund`, tipo: 'refund' })
  }
  return { kind: 'listed', entries, complete: false }
}

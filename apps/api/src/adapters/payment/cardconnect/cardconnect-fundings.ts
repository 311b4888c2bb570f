import type { SettlementEntry, Settlements } from '../gateway.ts'
import { readAs } from '../read-answer.ts'
import type { CardConnectCalls } from './cardconnect-calls.ts'
import { fundingSchema } from './cardconnect-wire.ts'

/**
 * What was funded on a day: a day or two after it was paid. A debit that came back stands there with its return code,
 * and a chargeback, where the merchant is set up to see them.
 */
export async function listFundings(
  calls: CardConnectCalls,
  day: string,
  deadline: AbortSignal,
): Promise<Settlements> {
  const query = new URLSearchParams({ merchid: calls.merchid, date: day.slice(5).replace('-', '') })
  const answer = await calls.funding(query, deadline)
  if (answer.kind === 'unknown') return answer
  // No funding on a day: an empty list.
  if (Array.isArray(answer.body) && answer.body.length === 0)
    return { kind: 'listed', entries: [], complete: false }
  const funding = readAs(fundingSchema, answer)
  if (funding.kind === 'unknown') return funding
  const at = new Date(`${day}T12:00:00Z`)
  const entries: SettlementEntry[] = []
  for (const each of funding.value.txns ?? []) {
    const { retref, parentretref, type, amount: amountCents, currency } = each
    const base = {
      id: String(each.fundingtxnid ?? retref),
      key: null,
      amountCents,
      currency: currency ?? 'USD',
      at,
    }
    if (type === 'REFUND' && parentretref) entries.push({ ...base, tipo: 'refund', paymentId: parentretref })
    if (type !== 'SALE' || !retref) continue
    if (each.achreturncode) entries.push({ ...base, tipo: 'chargeback', paymentId: retref })
    // A debit is listed days before it counts as paid.
    else if (each.cardbrand !== 'ECHK') entries.push({ ...base, tipo: 'payment', paymentId: retref })
  }
  for (const { retref, casenumber, fundingchargebackid, amount } of funding.value.chargebacks ?? []) {
    const id = String(fundingchargebackid ?? casenumber)
    if (retref)
      entries.push({
        id,
        tipo: 'chargeback',
        paymentId: retref,
        key: null,
        amountCents: amount,
        currency: 'USD',
        at,
      })
  }
  return { kind: 'listed', entries, complete: false }
}

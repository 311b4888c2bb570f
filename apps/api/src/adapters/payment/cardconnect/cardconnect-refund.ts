import { unknown } from '../ask.ts'
import { centsToDecimal } from '../decimal.ts'
import type { Gateway } from '../gateway.ts'
import type { RefundResult } from '../payment-result.ts'
import type { Sendings } from '../sendings.ts'
import type { CardConnectCalls } from './cardconnect-calls.ts'
import { centsOf, codeOf, isNotFound, orderIdOf, type Transaction } from './cardconnect-wire.ts'

type Given = Parameters<Gateway['refund']>[0]

/**
 * A refund has an order id of its own, by which it is found again. What is not yet settled cannot be given back in part,
 * only voided as a whole: a part waits for the night.
 */
export async function refundOf(
  { refundKey, payment, amountCents, createdAt }: Given,
  { calls, sendings, deadline }: { calls: CardConnectCalls; sendings: Sendings; deadline: AbortSignal },
): Promise<RefundResult> {
  const orderid = orderIdOf(refundKey)
  const earlier = await calls.byOrderId(orderid, deadline)
  if (earlier.kind === 'unknown') return earlier
  const mine = earlier.value.findLast((each) => !isNotFound(each))
  if (mine) return refundResult(mine, amountCents)
  const looked = await calls.byOrderId(orderIdOf(payment.key), deadline)
  if (looked.kind === 'unknown') return looked
  const original = looked.value.find(({ retref }) => retref === payment.id)
  if (!original) return { kind: 'declined', reason: 'not_paid', providerCode: 'not_found' }
  const whole = amountCents === payment.amountCents
  const voided: RefundResult = { kind: 'approved', id: payment.id, amountCents }
  switch (original.setlstat?.toLowerCase()) {
    case 'voided':
      return whole ? voided : { kind: 'declined', reason: 'exceeds_paid', providerCode: 'voided' }
    case 'authorized':
    case 'queued for capture': {
      if (amountCents > payment.amountCents)
        return { kind: 'declined', reason: 'exceeds_paid', providerCode: null }
      if (!whole) return { kind: 'pending', id: orderid, amountCents }
      const answer = await calls.post('void', { retref: payment.id }, deadline)
      if (answer.kind === 'unknown') return answer
      // Too late to void, and not settled yet: the next try gives it back.
      return answer.value.respstat === 'A' ? voided : { kind: 'pending', id: orderid, amountCents }
    }
  }
  if (sendings.mayBeUnderway({ key: refundKey, createdAt })) return unknown('limited', 'may be on its way')
  sendings.note(refundKey)
  const request = { retref: payment.id, amount: centsToDecimal(amountCents), orderid }
  const answer = await calls.post('refund', request, deadline)
  return answer.kind === 'unknown' ? answer : refundResult(answer.value, amountCents)
}

function refundResult(refund: Transaction, amountCents: bigint): RefundResult {
  const providerCode = codeOf(refund)
  const id = refund.retref ?? ''
  if (refund.respstat === 'B') return unknown('server_error', providerCode, id || null)
  if (refund.respstat === 'C') {
    // 28: not settled yet.
    if (refund.respproc === 'PPS' && refund.respcode === '28') return { kind: 'pending', id, amountCents }
    const reason = isNotFound(refund) ? 'not_paid' : 'request_refused'
    return { kind: 'declined', reason, providerCode }
  }
  const cents = centsOf({ amount: String(refund.amount).replace('-', '') })
  if (cents !== amountCents || id === '')
    return unknown('mismatch', `${cents} given back of ${amountCents}`, id || null)
  return { kind: 'approved', id, amountCents }
}

import { newDeadline, unknown } from '../ask.ts'
import type { Payee, PaymentRef } from '../attempt.ts'
import type { Capabilities, Gateway } from '../gateway.ts'
import type { Declined, FetchResult, PaymentResult, RefundResult } from '../payment-result.ts'
import { createSendings } from '../sendings.ts'
import { callsOf, type CardConnectAccess } from './cardconnect-calls.ts'
import { listFundings } from './cardconnect-fundings.ts'
import { refundOf } from './cardconnect-refund.ts'
import { authOf, profileOf } from './cardconnect-request.ts'
import { ACH_CLEARING_MS, authResult, foundResult, savedOf } from './cardconnect-result.ts'
import { centsOf, orderIdOf } from './cardconnect-wire.ts'

export interface CardConnectOptions extends CardConnectAccess {
  /** The merchant that receives where the church has none of its own. */
  merchantId: string
  live: boolean
  budgetMs?: number
  /** How long a sending may not show; in tests of other things nothing is late. */
  showsAfterMs?: number
  clearingMs?: number
}

const capabilitiesOf = (live: boolean): Capabilities => ({
  metodos: ['ach', 'cartao_credito'],
  currencies: ['USD'],
  installments: false,
  saves: true,
  // What was sent stays to be found by its order id.
  replayHours: 24,
  partialRefunds: true,
  settlements: true,
  maximumCents: {},
  live,
})

/**
 * Gateway 1: the CardPointe Gateway API. It knows no idempotency key, so each order id is looked for before it is sent;
 * and it sends no notices, so what goes on is known by asking alone.
 */
export function createCardConnectGateway(options: CardConnectOptions): Gateway {
  const sendings = createSendings(options.showsAfterMs)
  const clearingMs = options.clearingMs ?? ACH_CLEARING_MS
  const begin = () => newDeadline(options.budgetMs)
  const on = (payee: Payee) => callsOf(options, payee.merchantId ?? options.merchantId)
  const read = async (ref: PaymentRef, deadline: AbortSignal): Promise<FetchResult> => {
    const found = await on(ref.payee).byOrderId(orderIdOf(ref.key), deadline)
    return found.kind === 'unknown' ? found : foundResult(found.value, ref, clearingMs)
  }
  const fetch = async (ref: PaymentRef, deadline = begin()): Promise<FetchResult> => {
    const found = await read(ref, deadline)
    if (found.kind !== 'not_found' || !sendings.mayShowLate(ref)) return found
    return unknown('limited', 'may not show yet')
  }

  return {
    name: 'cardconnect',
    capabilities: () => capabilitiesOf(options.live),
    authorize: (attempt) =>
      sendings.oneByOne(attempt.key, async (): Promise<PaymentResult> => {
        if (attempt.currency !== 'USD' || !attempt.instrument) return declined('not_available', null)
        const deadline = begin()
        const { post } = on(attempt.payee)
        const earlier = await read({ ...attempt, id: null }, deadline)
        if (earlier.kind !== 'not_found') return earlier
        if (sendings.mayBeUnderway(attempt)) return unknown('limited', 'may be on its way')
        const request = authOf(attempt)
        if (!request) return declined('not_available', attempt.metodo)
        sendings.note(attempt.key)
        const answer = await post('auth', request, deadline)
        if (answer.kind === 'unknown') return answer
        const { value } = answer
        const cents = centsOf(value)
        const isPart = value.respstat === 'A' && cents !== null && cents < attempt.amountCents
        if (!isPart && value.respstat !== 'B') return authResult(value, attempt)
        // Part of an amount pays nothing; and what CardPointe could not finish is to be undone by its order id.
        const undone = await post('voidByOrderId', { orderid: request.orderid }, deadline)
        if (undone.kind === 'unknown' || undone.value.respstat !== 'A') return authResult(value, attempt)
        return {
          ...declined(isPart ? 'insufficient_funds' : 'card_declined', 'voided'),
          id: value.retref ?? null,
        }
      }),
    async capture(ref) {
      const deadline = begin()
      const found = await fetch(ref, deadline)
      if (found.kind === 'not_found') return declined('request_refused', 'not_found')
      if (found.kind !== 'pending' || found.reason !== 'capturable') return found
      const answer = await on(ref.payee).post('capture', { retref: found.id }, deadline)
      if (answer.kind === 'unknown') return { ...answer, id: found.id }
      const after = await fetch(ref, deadline)
      return after.kind === 'not_found' ? unknown('unreadable', 'gone', found.id) : after
    },
    async cancelInstrument(ref) {
      const deadline = begin()
      const found = await fetch(ref, deadline)
      if (found.kind === 'unknown' || found.kind === 'not_found') return found
      if (found.kind === 'approved') return { kind: 'declined', reason: 'already_paid', providerCode: null }
      if (found.kind === 'declined') return { kind: 'canceled' }
      const answer = await on(ref.payee).post('void', { retref: found.id }, deadline)
      if (answer.kind === 'unknown') return answer
      return answer.value.respstat === 'A'
        ? { kind: 'canceled' }
        : { kind: 'declined', reason: 'processing', providerCode: answer.value.resptext ?? null }
    },
    fetch: (ref) => fetch(ref),
    refund: (refund) =>
      sendings.oneByOne(refund.refundKey, (): Promise<RefundResult> => {
        return refundOf(refund, { calls: on(refund.payment.payee), sendings, deadline: begin() })
      }),
    async saveInstrument({ token, tipo, payer, payee }) {
      // CardPointe itself gives the same profile for the same data.
      const request = profileOf({ token, tipo, payer })
      if (!request) return declined('token_invalid', null)
      const answer = await on(payee).post('profile', request, begin())
      if (answer.kind === 'unknown') return answer
      if (answer.value.respstat === 'B') return unknown('server_error', answer.value.resptext ?? 'B')
      if (answer.value.respstat === 'C') return declined('token_invalid', answer.value.resptext ?? null)
      const instrument = savedOf(answer.value, tipo)
      return instrument ? { kind: 'saved', instrument } : unknown('unreadable', 'no profileid')
    },
    async forgetInstrument({ reference, payee }) {
      const answer = await on(payee).forget(reference, begin())
      if (answer.kind === 'unknown') return answer
      const { respstat, respcode, resptext } = answer.value
      // 96: there is no such profile.
      const isGone = respstat === 'A' || respcode === '96'
      return isGone ? { kind: 'forgotten' } : unknown('unreadable', resptext ?? respstat)
    },
    verifyWebhook: async () => ({ kind: 'invalid', reason: 'signature' }),
    listSettlements: ({ day, payee }) => listFundings(on(payee), day, begin()),
  }
}

function declined(reason: Declined['reason'], providerCode: string | null): Declined {
  return { kind: 'declined', id: null, reason, providerCode }
}

import { newDeadline, unknown, type ProviderAnswer } from '../ask.ts'
import type { Attempt, Payee, PaymentRef } from '../attempt.ts'
import type { Capabilities, Gateway } from '../gateway.ts'
import type { Declined, FetchResult, PaymentResult, RefundResult } from '../payment-result.ts'
import { readAs } from '../read-answer.ts'
import { createSendings } from '../sendings.ts'
import { callOf, listTransactions, type ZoopAccess } from './zoop-calls.ts'
import { readNotice } from './zoop-notice.ts'
import { buyerFor, keepCard, partiesOf } from './zoop-parties.ts'
import { BOLETO_MAXIMUM, transactionOf } from './zoop-request.ts'
import { refusalOf, resultOf, savedOf } from './zoop-result.ts'
import { entriesOf } from './zoop-settlements.ts'
import { referenceSchema, transactionSchema, type Transaction } from './zoop-wire.ts'

export interface ZoopOptions extends ZoopAccess {
  /** The seller that receives where the church has none of its own. */
  sellerId: string
  /** In the query of the webhook's address, the current one first: no signature of Zoop's is documented. */
  webhookSecrets: readonly string[]
  live: boolean
  budgetMs?: number
  /** How long a sending may not show; in tests of other things nothing is late. */
  showsAfterMs?: number
}

const SEARCH_BEFORE_MS = 300_000
const SEARCH_AFTER_MS = 25 * 3_600_000
const over = new Set(['failed', 'canceled', 'reversed', 'expired'])

/**
 * Gateway 8: Zoop's marketplace API. It knows no idempotency key, so each attempt is looked for among the seller's
 * transactions before it is sent. It names no refunds apart, so only whole payments are given back.
 */
export function createZoopGateway(options: ZoopOptions): Gateway {
  const call = callOf(options)
  const sendings = createSendings(options.showsAfterMs)
  const begin = () => newDeadline(options.budgetMs)
  const sellerOf = ({ merchantId }: Payee) => merchantId ?? options.sellerId
  const capabilities: Capabilities = {
    metodos: ['boleto', 'cartao_credito', 'pix'],
    currencies: ['BRL'],
    installments: true,
    saves: true,
    replayHours: 24,
    partialRefunds: false,
    settlements: true,
    maximumCents: { boleto: BOLETO_MAXIMUM },
    live: options.live,
  }
  const readByKey = async (asked: PaymentRef | Attempt, deadline: AbortSignal): Promise<FetchResult> => {
    const { key, createdAt, payee } = asked
    const from = new Date(createdAt.getTime() - SEARCH_BEFORE_MS)
    const to = new Date(createdAt.getTime() + SEARCH_AFTER_MS)
    const list = await listTransactions(call, { seller: sellerOf(payee), from, to }, deadline)
    if (list.kind === 'unknown') return list
    const mine: Transaction[] = []
    for (const item of list.items.filter(
      (each) => referenceSchema.safeParse(each).data?.reference_id === key,
    )) {
      const read = readAs(transactionSchema, { body: item, status: 200 })
      if (read.kind === 'unknown') return read
      mine.push(read.value)
    }
    const standing = mine.filter(({ status }) => !over.has(status))
    const [one] = [...standing, ...mine]
    if (standing.length > 1) return unknown('mismatch', `${standing.length} payments of one order`, one!.id)
    return one ? resultOf(one, asked) : { kind: 'not_found' }
  }
  const fetch = async (ref: PaymentRef, deadline = begin()): Promise<FetchResult> => {
    if (ref.id !== null) {
      const answer = await call('GET', `/transactions/${ref.id}`, deadline)
      if (answer.kind === 'unknown') return answer
      if (answer.status === 200) return transactionResult(answer, ref)
    }
    const found = await readByKey(ref, deadline)
    if (found.kind !== 'not_found' || !sendings.mayShowLate(ref)) return found
    return unknown('limited', 'may not show yet')
  }
  const send = async (attempt: Attempt, deadline: AbortSignal): Promise<PaymentResult> => {
    const parties = await partiesOf(call, attempt, deadline)
    if (parties.kind !== 'parties') return parties
    sendings.note(attempt.key)
    const request = transactionOf(attempt, { ...parties, seller: sellerOf(attempt.payee) })
    const answer = await call('POST', '/transactions', deadline, request)
    if (answer.kind === 'unknown') return answer
    if (answer.status === 200 || answer.status === 201) return transactionResult(answer, attempt)
    if (answer.status === 402) return refusalOf(answer)
    // Whatever was refused: it may have been a second time.
    const found = await readByKey(attempt, deadline)
    return found.kind === 'not_found' ? refusalOf(answer) : found
  }
  const voidOf = (id: string, { payee, amountCents }: PaymentRef, deadline: AbortSignal) => {
    const body = { on_behalf_of: sellerOf(payee), amount: Number(amountCents) }
    return call('POST', `/transactions/${id}/void`, deadline, body)
  }

  return {
    name: 'zoop',
    capabilities: () => capabilities,
    authorize: (attempt) =>
      sendings.oneByOne(attempt.key, async (): Promise<PaymentResult> => {
        if (!isCarried(attempt)) return declined('not_available', null)
        const deadline = begin()
        const earlier = await readByKey(attempt, deadline)
        if (earlier.kind !== 'not_found') return earlier
        if (sendings.mayBeUnderway(attempt)) return unknown('limited', 'may be on its way')
        return send(attempt, deadline)
      }),
    async capture(ref) {
      const deadline = begin()
      const found = await fetch(ref, deadline)
      if (found.kind === 'not_found') return declined('request_refused', 'not_found')
      if (found.kind !== 'pending' || found.reason !== 'capturable') return found
      const body = { on_behalf_of: sellerOf(ref.payee), amount: Number(ref.amountCents) }
      const answer = await call('POST', `/transactions/${found.id}/capture`, deadline, body)
      if (answer.kind === 'unknown') return { ...answer, id: found.id }
      const after = await fetch({ ...ref, id: found.id }, deadline)
      return after.kind === 'not_found' ? unknown('unreadable', 'gone', found.id) : after
    },
    async cancelInstrument(ref) {
      const deadline = begin()
      const found = await fetch(ref, deadline)
      if (found.kind === 'unknown' || found.kind === 'not_found') return found
      if (found.kind === 'approved') return { kind: 'declined', reason: 'already_paid', providerCode: null }
      if (found.kind === 'declined') return { kind: 'canceled' }
      const answer = await voidOf(found.id, ref, deadline)
      if (answer.kind === 'unknown') return answer
      if (answer.status < 300) return { kind: 'canceled' }
      return { kind: 'declined', reason: 'processing', providerCode: refusalOf(answer).providerCode }
    },
    fetch: (ref) => fetch(ref),
    refund: ({ payment, refundKey, amountCents }) =>
      sendings.oneByOne(payment.key, async (): Promise<RefundResult> => {
        if (amountCents !== payment.amountCents) {
          return { kind: 'declined', reason: 'request_refused', providerCode: 'whole_payments_only' }
        }
        const deadline = begin()
        const found = await fetch(payment, deadline)
        if (found.kind === 'unknown') return found
        if (found.kind !== 'approved')
          return { kind: 'declined', reason: 'not_paid', providerCode: found.kind }
        if (found.disputedCents > 0n)
          return { kind: 'declined', reason: 'exceeds_paid', providerCode: 'charged_back' }
        // There is one refund of a payment: whichever call made it.
        const done: RefundResult = { kind: 'approved', id: refundKey, amountCents }
        if (found.refundedCents > 0n) return done
        const answer = await voidOf(found.id, payment, deadline)
        if (answer.kind === 'unknown') return answer
        if (answer.status >= 300) {
          return { kind: 'declined', reason: 'request_refused', providerCode: refusalOf(answer).providerCode }
        }
        const after = transactionResult(answer, payment)
        const isBack = after.kind === 'approved' && after.refundedCents > 0n
        return isBack ? done : { kind: 'pending', id: refundKey, amountCents }
      }),
    async saveInstrument({ token, tipo, payer }) {
      if (tipo !== 'cartao_credito' || payer.document === null) return declined('not_available', tipo)
      const deadline = begin()
      const buyer = await buyerFor(call, { ...payer, document: payer.document }, deadline)
      if (buyer.kind !== 'buyer') return buyer
      const kept = await keepCard(call, { token, customer: buyer.id }, deadline)
      if (kept.kind !== 'read') return kept
      const instrument = savedOf(kept.value, buyer.id)
      return instrument ? { kind: 'saved', instrument } : unknown('unreadable', 'no card')
    },
    async forgetInstrument({ reference }) {
      const answer = await call('DELETE', `/cards/${encodeURIComponent(reference)}`, begin())
      if (answer.kind === 'unknown') return answer
      const isGone = answer.status < 300 || answer.status === 404
      return isGone ? { kind: 'forgotten' } : unknown('unreadable', `HTTP ${answer.status}`)
    },
    async findAccount(conta) {
      const answer = await call('GET', `/sellers/${conta}`, begin())
      if (answer.kind === 'unknown') return answer
      if (answer.status === 200) return { kind: 'found' }
      return answer.status === 404 ? { kind: 'absent' } : unknown('unreadable', `HTTP ${answer.status}`)
    },
    verifyWebhook: async (delivery) => readNotice(delivery, options.webhookSecrets),
    async listSettlements({ day, payee }) {
      const [from, to] = [new Date(`${day}T00:00:00Z`), new Date(`${day}T23:59:59Z`)]
      const list = await listTransactions(call, { seller: sellerOf(payee), from, to }, begin())
      return list.kind === 'unknown' ? list : entriesOf(list.items, from)
    },
  }
}

function transactionResult(answer: ProviderAnswer, asked: PaymentRef | Attempt): PaymentResult {
  const read = readAs(transactionSchema, answer)
  return read.kind === 'unknown' ? read : resultOf(read.value, asked)
}

function isCarried({ metodo, currency, amountCents, instrument }: Attempt): boolean {
  if (currency !== 'BRL') return false
  if (metodo === 'boleto') return amountCents <= BOLETO_MAXIMUM
  return metodo === 'pix' || (metodo === 'cartao_credito' && instrument !== undefined)
}

function declined(reason: Declined['reason'], providerCode: string | null): Declined {
  return { kind: 'declined', id: null, reason, providerCode }
}

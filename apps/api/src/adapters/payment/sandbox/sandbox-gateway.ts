import { ask, newDeadline, unknown, type ProviderAnswer } from '../ask.ts'
import type { Attempt, PaymentRef } from '../attempt.ts'
import type { Capabilities, Gateway } from '../gateway.ts'
import type { PaymentResult } from '../payment-result.ts'
import { parseJson, readAs } from '../read-answer.ts'
import { checkTimedSignature, headerOf } from '../webhook-signature.ts'
import { reasonOf, resultOf } from './sandbox-result.ts'
import {
  errorSchema,
  eventSchema,
  instrumentSchema,
  movementsSchema,
  paymentSchema,
  refundSchema,
} from './sandbox-wire.ts'

export interface SandboxOptions {
  /** Asked at each call: a restarted sandbox may have another port. */
  url: () => string
  key: string
  /** The current one first. */
  webhookSecrets: readonly string[]
  budgetMs?: number
}

const capabilities: Capabilities = {
  metodos: ['ach', 'boleto', 'cartao_credito', 'paypal', 'picpay', 'pix'],
  currencies: ['BRL', 'USD', 'EUR', 'MXN'],
  installments: true,
  saves: true,
  replayHours: 24 * 365,
  partialRefunds: true,
  settlements: true,
  maximumCents: { picpay: 499_999n },
  live: false,
}

/** Gateway 0: apps/payments-sandbox, which plays every method without money. */
export function createSandboxGateway(options: SandboxOptions): Gateway {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    ask(
      {
        url: `${options.url()}/v1${path}`,
        method,
        headers: { authorization: `Bearer ${options.key}` },
        body,
      },
      newDeadline(options.budgetMs),
    )
  const payment = async (ref: PaymentRef) => {
    const answer = await call('GET', `/payments/${ref.id ?? ref.key}`)
    return answer.kind === 'unknown' ? answer : paymentResult(answer, ref)
  }
  return {
    name: 'sandbox',
    capabilities: () => capabilities,
    async authorize(attempt) {
      const answer = await call('POST', '/payments', requestOf(attempt))
      if (answer.kind === 'unknown') return answer
      if (answer.status === 422)
        return { kind: 'declined', id: null, reason: 'token_invalid', providerCode: codeOf(answer) }
      if (answer.status === 400)
        return { kind: 'declined', id: null, reason: 'request_refused', providerCode: codeOf(answer) }
      const result = paymentResult(answer, attempt)
      return result.kind === 'not_found' ? unknown('unreadable', 'not found') : result
    },
    async capture(ref) {
      const answer = await call('POST', `/payments/${ref.id ?? ref.key}/capture`)
      if (answer.kind === 'unknown') return answer
      // Too late or too early: what it has become instead says the state.
      const result = answer.status === 409 ? await payment(ref) : paymentResult(answer, ref)
      if (result.kind !== 'not_found') return result
      return { kind: 'declined', id: ref.id, reason: 'request_refused', providerCode: 'not_found' }
    },
    async cancelInstrument(ref) {
      const answer = await call('POST', `/payments/${ref.id ?? ref.key}/cancel`)
      if (answer.kind === 'unknown') return answer
      const code = codeOf(answer)
      if (answer.status === 404) return { kind: 'not_found' }
      if (code === 'already_paid' || code === 'processing')
        return { kind: 'declined', reason: code, providerCode: code }
      return answer.status === 200 ? { kind: 'canceled' } : unknown('unreadable', `HTTP ${answer.status}`)
    },
    fetch: payment,
    async refund({ refundKey, payment: { id }, amountCents }) {
      const answer = await call('POST', '/refunds', {
        key: refundKey,
        payment: id,
        amountCents: String(amountCents),
      })
      if (answer.kind === 'unknown') return answer
      if (answer.status !== 200) {
        const code = codeOf(answer)
        const reason = code === 'not_paid' || code === 'exceeds_paid' ? code : 'request_refused'
        return { kind: 'declined', reason, providerCode: code }
      }
      const done = readAs(refundSchema, answer)
      return done.kind === 'unknown' ? done : { kind: 'approved', ...done.value }
    },
    async saveInstrument({ key, token }) {
      const answer = await call('POST', '/instruments', { key, token })
      if (answer.kind === 'unknown') return answer
      if (answer.status !== 200) {
        const code = codeOf(answer)
        const reason = code === 'token_invalid' ? code : reasonOf(code)
        return { kind: 'declined', id: null, reason, providerCode: code }
      }
      const kept = readAs(instrumentSchema, answer)
      return kept.kind === 'unknown' ? kept : { kind: 'saved', instrument: { ...kept.value, customer: null } }
    },
    async forgetInstrument({ reference }) {
      const answer = await call('DELETE', `/instruments/${encodeURIComponent(reference)}`)
      return answer.kind === 'unknown' ? answer : { kind: 'forgotten' }
    },
    async verifyWebhook({ rawBody, headers }) {
      const signature = headerOf(headers, 'sandbox-signature')
      const verdict = checkTimedSignature(rawBody, signature, options.webhookSecrets, new Date())
      if (verdict !== 'valid') return { kind: 'invalid', reason: verdict }
      const event = eventSchema.safeParse(parseJson(rawBody))
      if (!event.success) return { kind: 'invalid', reason: 'unreadable' }
      const { id, type, data } = event.data
      return { kind: 'valid', events: [{ eventId: id, type, key: data.key, id: data.id }] }
    },
    async listSettlements({ day }) {
      const answer = await call('GET', `/movements?day=${day}`)
      if (answer.kind === 'unknown') return answer
      const list = readAs(movementsSchema, answer)
      return list.kind === 'unknown' ? list : { kind: 'listed', entries: list.value.movements }
    },
  }
}

function requestOf(attempt: Attempt) {
  const { instrument } = attempt
  return {
    key: attempt.key,
    metodo: attempt.metodo,
    amountCents: String(attempt.amountCents),
    currency: attempt.currency,
    description: attempt.description.slice(0, 500),
    payeeName: attempt.payee.name.slice(0, 200),
    payeeCity: attempt.payee.city.slice(0, 200),
    language: attempt.language,
    returnUrl: attempt.returnUrl,
    expiresAt: attempt.expiresAt.toISOString(),
    token: instrument && 'token' in instrument ? instrument.token : null,
    reference: instrument && 'reference' in instrument ? instrument.reference : null,
    save: attempt.save ?? false,
    offSession: attempt.offSession ?? false,
    capture: attempt.capture ?? 'automatic',
  }
}

function paymentResult(
  answer: ProviderAnswer,
  asked: Pick<PaymentRef, 'key' | 'amountCents' | 'currency'>,
): PaymentResult | { kind: 'not_found' } {
  if (answer.status === 404) return { kind: 'not_found' }
  if (answer.status !== 200) {
    // The key stands for another attempt already: nobody may read that as "not charged".
    return unknown('mismatch', codeOf(answer))
  }
  const payment = readAs(paymentSchema, answer)
  return payment.kind === 'unknown' ? payment : resultOf(payment.value, asked)
}

function codeOf({ body, status }: ProviderAnswer): string {
  return errorSchema.safeParse(body).data?.error ?? `HTTP ${status}`
}

import { createAccessTokens } from '../access-token.ts'
import { ask, newDeadline, unknown, type ProviderAnswer } from '../ask.ts'
import type { Attempt, Payee, PaymentRef } from '../attempt.ts'
import { centsToDecimal } from '../decimal.ts'
import type { Capabilities, Gateway } from '../gateway.ts'
import type { Declined, FetchResult, PaymentResult, RefundResult, Unknown } from '../payment-result.ts'
import { parseJson, readAs } from '../read-answer.ts'
import { captureOf, captureRefusals, refundOf, refundRefusals, resultOf } from './paypal-result.ts'
import { createNoticeCheck } from './paypal-webhook.ts'
import {
  eventSchema,
  orderSchema,
  problemSchema,
  refundSchema,
  relatedSchema,
  type PayPalEvent,
  type PayPalOrder,
} from './paypal-wire.ts'

export interface PayPalOptions {
  /** `https://api-m.paypal.com`, without a slash at its end. */
  url: string
  clientId: string
  clientSecret: string
  /** Of the webhook in PayPal's dashboard: part of what is signed. */
  webhookIds: readonly string[]
  live: boolean
  budgetMs?: number
}

type Asked = Parameters<typeof resultOf>[1]

/** Gateway 100: PayPal's Orders v2. The person approves an order at PayPal, and then we take the money. */
export function createPayPalGateway(options: PayPalOptions): Gateway {
  const accessToken = createAccessTokens({ ...options, url: `${options.url}/v1/oauth2/token` })
  const checkNotice = createNoticeCheck(options)
  const capabilities: Capabilities = {
    metodos: ['paypal'],
    currencies: ['BRL', 'EUR', 'MXN', 'USD'],
    installments: false,
    saves: false,
    // PayPal keeps the keys of orders for six; the hour between is for clocks and slow calls.
    replayHours: 5,
    partialRefunds: true,
    settlements: false,
    maximumCents: {},
    live: options.live,
  }
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    deadline: AbortSignal,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<ProviderAnswer | Unknown> => {
    const token = await accessToken(deadline)
    if (token.kind === 'unknown') return token
    // Without this, answers name neither amount nor `custom_id`.
    const always = { authorization: `Bearer ${token.token}`, prefer: 'return=representation' }
    return ask({ url: `${options.url}${path}`, method, headers: { ...always, ...headers }, body }, deadline)
  }
  const readOrder = async (
    { id }: Pick<PaymentRef, 'id'>,
    deadline: AbortSignal,
  ): Promise<{ kind: 'read'; value: PayPalOrder } | { kind: 'not_found' } | Unknown> => {
    // Orders cannot be searched. One whose id never reached us was shown to nobody: it can be neither approved nor taken.
    if (id === null) return { kind: 'not_found' }
    const answer = await call('GET', `/v2/checkout/orders/${encodeURIComponent(id)}`, deadline)
    if (answer.kind === 'unknown') return answer
    if (answer.status === 404) return { kind: 'not_found' }
    return answer.status === 200 ? readAs(orderSchema, answer) : unknown('unreadable', issueOf(answer))
  }
  const read = async (ref: PaymentRef, deadline: AbortSignal): Promise<FetchResult> => {
    const order = await readOrder(ref, deadline)
    return order.kind === 'read' ? resultOf(order.value, ref) : order
  }
  return {
    name: 'paypal',
    capabilities: () => capabilities,
    async authorize(attempt) {
      if (attempt.metodo !== 'paypal' || !capabilities.currencies.includes(attempt.currency)) {
        return declined('not_available', null)
      }
      const answer = await call('POST', '/v2/checkout/orders', newDeadline(options.budgetMs), {
        body: orderOf(attempt),
        headers: { 'paypal-request-id': attempt.key },
      })
      if (answer.kind === 'unknown') return answer
      if (answer.status === 200 || answer.status === 201) return orderResult(answer, attempt)
      // Two calls with one key at once: one of them is refused, and the other's answer counts.
      if (answer.status === 409) return unknown('limited', issueOf(answer))
      return declined(captureRefusals[issueOf(answer)] ?? 'request_refused', issueOf(answer))
    },
    async capture(ref) {
      if (ref.id === null) return declined('request_refused', 'not_found')
      const deadline = newDeadline(options.budgetMs)
      const path = `/v2/checkout/orders/${encodeURIComponent(ref.id)}/capture`
      const answer = await call('POST', path, deadline, {
        body: {},
        headers: { 'paypal-request-id': `${ref.key}-capture` },
      })
      if (answer.kind === 'unknown') return answer
      if (answer.status === 200 || answer.status === 201) return orderResult(answer, ref)
      // Too late or too early: what it has become instead says the state.
      const found = await read(ref, deadline)
      if (found.kind === 'not_found') return declined('request_refused', 'not_found')
      if (found.kind !== 'pending' || found.reason !== 'capturable') return found
      const issue = issueOf(answer)
      const reason = captureRefusals[issue]
      return reason ? { ...declined(reason, issue), id: ref.id } : unknown('unreadable', issue, ref.id)
    },
    /** PayPal has no call for it: what nobody takes with `capture` is forgotten there after some hours. */
    async cancelInstrument(ref) {
      const found = await read(ref, newDeadline(options.budgetMs))
      if (found.kind === 'unknown' || found.kind === 'not_found') return found
      if (found.kind === 'approved') return { kind: 'declined', reason: 'already_paid', providerCode: null }
      const isTaken = found.kind === 'pending' && found.reason !== 'capturable'
      return isTaken
        ? { kind: 'declined', reason: 'processing', providerCode: found.reason }
        : { kind: 'canceled' }
    },
    fetch: (ref) => read(ref, newDeadline(options.budgetMs)),
    async refund({ payment, refundKey, amountCents }) {
      const deadline = newDeadline(options.budgetMs)
      const order = await readOrder(payment, deadline)
      if (order.kind === 'unknown') return order
      if (order.kind === 'not_found') return unknown('unreadable', 'the order is not found', payment.id)
      const customId = `${payment.key}:${refundKey}`
      // PayPal keeps the keys of refunds for 45 days; the mark stays.
      const earlier = order.value.purchase_units[0]!.payments?.refunds.find(
        ({ custom_id: mark }) => mark === customId,
      )
      if (earlier) return refundOf(earlier)
      const capture = captureOf(order.value)
      if (!capture) return { kind: 'declined', reason: 'not_paid', providerCode: order.value.status }
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`
      const answer = await call('POST', path, deadline, {
        body: {
          amount: { currency_code: payment.currency, value: centsToDecimal(amountCents) },
          custom_id: customId,
        },
        headers: { 'paypal-request-id': refundKey, ...onBehalfOf(payment.payee, options.clientId) },
      })
      return answer.kind === 'unknown' ? answer : refundResult(answer)
    },
    saveInstrument: async () => declined('not_available', null),
    forgetInstrument: async () => ({ kind: 'forgotten' }),
    async verifyWebhook(delivery) {
      const deadline = newDeadline(options.budgetMs)
      const verdict = await checkNotice(delivery, deadline)
      if (verdict.kind !== 'valid') return verdict
      const event = eventSchema.safeParse(parseJson(delivery.rawBody))
      if (!event.success) return { kind: 'invalid', reason: 'unreadable' }
      const { id: eventId, event_type: type } = event.data
      const found = referencesOf(event.data)
      const captureId = found.key === null && found.id === null ? captureIdOf(event.data) : null
      if (captureId === null) return { kind: 'valid', events: [{ eventId, type, ...found }] }
      // A refund made in PayPal's own screens names its capture alone.
      const answer = await call('GET', `/v2/payments/captures/${captureId}`, deadline)
      if (answer.kind === 'unknown') return answer
      const capture = relatedSchema.safeParse(answer.body)
      const { custom_id: key, supplementary_data: more } = capture.data ?? {}
      return {
        kind: 'valid',
        events: [{ eventId, type, key: keyOf(key), id: more?.related_ids?.order_id ?? null }],
      }
    },
    listSettlements: async () => ({ kind: 'unsupported' }),
  }
}

function orderOf({ key, amountCents, currency, description, payee, returnUrl, language }: Attempt) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: key,
        description: description.slice(0, 127),
        amount: { currency_code: currency, value: centsToDecimal(amountCents) },
        ...(payee.merchantId !== null && { payee: { merchant_id: payee.merchantId } }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: payee.name.slice(0, 127),
          locale: language,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          // A debit that takes days would outlive the order.
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  }
}

function orderResult(answer: ProviderAnswer, asked: Asked): PaymentResult {
  const order = readAs(orderSchema, answer)
  return order.kind === 'unknown' ? order : resultOf(order.value, asked)
}

function refundResult(answer: ProviderAnswer): RefundResult {
  if (answer.status === 200 || answer.status === 201) {
    const done = readAs(refundSchema, answer)
    return done.kind === 'unknown' ? done : refundOf(done.value)
  }
  const issue = issueOf(answer)
  if (answer.status === 409) return unknown('limited', issue)
  return { kind: 'declined', reason: refundRefusals[issue] ?? 'request_refused', providerCode: issue }
}

/** Another merchant's money goes back only when the call says for whom it speaks. */
function onBehalfOf({ merchantId }: Payee, clientId: string): Record<string, string> {
  if (merchantId === null) return {}
  return {
    'paypal-auth-assertion': `${jwtPart({ alg: 'none' })}.${jwtPart({ iss: clientId, payer_id: merchantId })}.`,
  }
}

function jwtPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function referencesOf({ event_type: type, resource }: PayPalEvent): {
  key: string | null
  id: string | null
} {
  const [unit] = resource.purchase_units
  const [dispute] = resource.disputed_transactions
  const orderId = type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id
  return { key: keyOf(resource.custom_id ?? unit?.custom_id ?? dispute?.custom), id: orderId ?? null }
}

function captureIdOf({ resource: { links, disputed_transactions: disputes } }: PayPalEvent): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? ''
  const id = /\/captures\/([\w-]+)$/.exec(up)?.[1] ?? disputes[0]?.seller_transaction_id ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}

function keyOf(customId: string | undefined): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=:|$)/.exec(customId ?? '')?.[0] ?? null
}

function issueOf({ body, status }: ProviderAnswer): string {
  const problem = problemSchema.safeParse(body).data
  return problem?.details[0]?.issue ?? problem?.name ?? `HTTP ${status}`
}

function declined(reason: Declined['reason'], providerCode: string | null): Declined {
  return { kind: 'declined', id: null, reason, providerCode }
}

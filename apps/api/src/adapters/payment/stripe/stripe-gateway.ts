import { Stripe } from 'stripe'
import { z } from 'zod'
import { unknown } from '../ask.ts'
import type { Attempt, Payee, PaymentRef } from '../attempt.ts'
import { GATEWAY_BUDGET_MS, type Capabilities, type Gateway } from '../gateway.ts'
import type { FetchResult, RefundResult } from '../payment-result.ts'
import { parseJson } from '../read-answer.ts'
import { checkTimedSignature, headerOf } from '../webhook-signature.ts'
import { declineOf, resultOfError } from './stripe-errors.ts'
import { intentOf } from './stripe-request.ts'
import { resultOf } from './stripe-result.ts'
import { listBalance } from './stripe-settlements.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecrets: readonly string[]
  /** Of a stand-in. */
  url?: string | undefined
  budgetMs?: number
}

const capabilitiesOf = (live: boolean): Capabilities => ({
  metodos: ['ach', 'boleto', 'cartao_credito', 'pix'],
  currencies: ['BRL', 'USD', 'EUR', 'MXN'],
  installments: false,
  saves: true,
  replayHours: 24,
  partialRefunds: true,
  settlements: true,
  maximumCents: {},
  live,
})

/** How long after an attempt's beginning its PaymentIntent may have been made by a replay. */
const SEARCH_SECONDS = 25 * 3_600
const SEARCH_MOST = 2_000

/** Gateway 5. */
export function createStripeGateway(options: StripeOptions): Gateway {
  const at = options.url === undefined ? null : new URL(options.url)
  const stripe = new Stripe(options.secretKey, {
    // A call of the port has at most two requests of Stripe's.
    timeout: (options.budgetMs ?? GATEWAY_BUDGET_MS) / 2,
    // Whether to ask again is the resolver's decision. A connection that closes is tried once more all the same.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  })
  const expand = ['latest_charge']
  const fetchIntent = async (ref: PaymentRef): Promise<FetchResult> => {
    try {
      const id = ref.id ?? (await findByKey(ref))
      if (id === null) return { kind: 'not_found' }
      return resultOf(await stripe.paymentIntents.retrieve(id, { expand }, on(ref.payee)), ref)
    } catch (error) {
      const result = resultOfError(error)
      if (result.kind === 'declined')
        return result.providerCode === 'resource_missing'
          ? { kind: 'not_found' }
          : unknown('unreadable', String(result.providerCode))
      return result
    }
  }
  /** Stripe's search lags a minute behind; its list does not. */
  const findByKey = async ({ key, createdAt, payee }: PaymentRef): Promise<string | null> => {
    const from = Math.floor(createdAt.getTime() / 1000) - 300
    const list = stripe.paymentIntents.list(
      { created: { gte: from, lte: from + SEARCH_SECONDS }, limit: 100 },
      on(payee),
    )
    const all = await list.autoPagingToArray({ limit: SEARCH_MOST })
    return all.find(({ metadata }) => metadata['pagamento'] === key)?.id ?? null
  }
  const customerOf = async ({
    key,
    payer,
    payee,
    save,
  }: Pick<Attempt, 'key' | 'payer' | 'payee' | 'save'>) => {
    if (payer.customer || !save) return payer.customer ?? null
    const made = await stripe.customers.create(
      { name: payer.name, email: payer.email },
      on(payee, `${key}:customer`),
    )
    return made.id
  }

  return {
    name: 'stripe',
    capabilities: () => capabilitiesOf(options.secretKey.includes('_live_')),
    async authorize(attempt) {
      try {
        const made = await stripe.paymentIntents.create(
          { ...intentOf(attempt, await customerOf(attempt)), expand },
          on(attempt.payee, attempt.key),
        )
        // A replayed answer tells how it was then, not how it is.
        if (made.lastResponse.headers['idempotent-replayed'] !== 'true') return resultOf(made, attempt)
        return resultOf(await stripe.paymentIntents.retrieve(made.id, { expand }, on(attempt.payee)), attempt)
      } catch (error) {
        return resultOfError(error)
      }
    },
    async capture(ref) {
      const found = await fetchIntent(ref)
      if (found.kind === 'not_found') return declineOf(['not_found'], ref.id)
      if (found.kind !== 'pending' || found.reason !== 'capturable') return found
      try {
        return resultOf(
          await stripe.paymentIntents.capture(found.id, { expand }, on(ref.payee, `${ref.key}:capture`)),
          ref,
        )
      } catch (error) {
        return resultOfError(error)
      }
    },
    async cancelInstrument(ref) {
      const found = await fetchIntent(ref)
      if (found.kind === 'unknown' || found.kind === 'not_found') return found
      if (found.kind === 'approved') return { kind: 'declined', reason: 'already_paid', providerCode: null }
      if (found.kind === 'declined') return { kind: 'canceled' }
      try {
        await stripe.paymentIntents.cancel(found.id, {}, on(ref.payee, `${ref.key}:cancel`))
        return { kind: 'canceled' }
      } catch (error) {
        const result = resultOfError(error)
        return result.kind === 'unknown'
          ? result
          : { kind: 'declined', reason: 'processing', providerCode: result.providerCode }
      }
    },
    fetch: fetchIntent,
    async refund({ refundKey, payment, amountCents }): Promise<RefundResult> {
      try {
        const { id, status, amount } = await stripe.refunds.create(
          { payment_intent: payment.id, amount: Number(amountCents), metadata: { estorno: refundKey } },
          on(payment.payee, refundKey),
        )
        if (status === 'failed' || status === 'canceled')
          return { kind: 'declined', reason: 'no_funds', providerCode: status }
        return { kind: status === 'succeeded' ? 'approved' : 'pending', id, amountCents: BigInt(amount) }
      } catch (error) {
        const result = resultOfError(error)
        if (result.kind === 'unknown') return result
        return { kind: 'declined', reason: 'exceeds_paid', providerCode: result.providerCode }
      }
    },
    async saveInstrument({ key, token, tipo, payer, payee }) {
      try {
        const customer = await customerOf({ key, payer, payee, save: true })
        const setup = await stripe.setupIntents.create(
          {
            payment_method: token,
            confirm: true,
            usage: 'off_session',
            allowed_payment_method_types: [tipo === 'ach' ? 'us_bank_account' : 'card'],
            ...(customer !== null && { customer }),
            expand: ['payment_method'],
          },
          on(payee, key),
        )
        const method = typeof setup.payment_method === 'object' ? setup.payment_method : null
        if (setup.status !== 'succeeded' || !method) return declineOf(['authentication_required'], setup.id)
        const { card, us_bank_account: account } = method
        const validade = card ? `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : null
        const last4 = card?.last4 ?? account?.last4 ?? ''
        return {
          kind: 'saved',
          instrument: { reference: method.id, customer, tipo, brand: card?.brand ?? null, last4, validade },
        }
      } catch (error) {
        return resultOfError(error)
      }
    },
    async forgetInstrument({ reference, payee }) {
      try {
        await stripe.paymentMethods.detach(reference, {}, on(payee))
      } catch (error) {
        const result = resultOfError(error)
        if (result.kind === 'unknown') return result
      }
      return { kind: 'forgotten' }
    },
    async verifyWebhook({ rawBody, headers }) {
      const verdict = checkTimedSignature(
        rawBody,
        headerOf(headers, 'stripe-signature'),
        options.webhookSecrets,
        new Date(),
      )
      if (verdict !== 'valid') return { kind: 'invalid', reason: verdict }
      const event = eventSchema.safeParse(parseJson(rawBody))
      if (!event.success) return { kind: 'invalid', reason: 'unreadable' }
      const { id, type, data } = event.data
      const { object, id: objectId, payment_intent: intent, metadata } = data.object
      const paymentId = object === 'payment_intent' ? objectId : (intent ?? null)
      return {
        kind: 'valid',
        events: [{ eventId: id, type, id: paymentId, key: metadata?.['pagamento'] ?? null }],
      }
    },
    async findAccount(conta) {
      try {
        const { id, charges_enabled: takes } = await stripe.accounts.retrieve(conta)
        // The SDK hands over whatever has no `error`, a broken server's answer too.
        if (id !== conta) return unknown('unreadable', 'no account')
        return { kind: takes ? 'found' : 'absent' }
      } catch (error) {
        // Stripe does not say whether an account exists that is not connected to ours.
        const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
        if (code === 'account_invalid' || code === 'resource_missing') return { kind: 'absent' }
        const result = resultOfError(error)
        return result.kind === 'unknown' ? result : unknown('unreadable', String(result.providerCode))
      }
    },
    listSettlements: ({ day, payee }) => listBalance(stripe, day, on(payee)),
  }
}

/** The church's account, and the key. */
function on({ merchantId }: Payee, idempotencyKey?: string): Stripe.RequestOptions {
  return {
    ...(merchantId !== null && { stripeAccount: merchantId }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  }
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      payment_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ask, newDeadline, unknown, type ProviderAnswer, type ProviderRequest } from '../ask.ts'
import type { Attempt, PaymentRef } from '../attempt.ts'
import { centsToDecimal } from '../decimal.ts'
import type { Capabilities, Gateway } from '../gateway.ts'
import type { Approved, Declined, FetchResult } from '../payment-result.ts'
import { parseJson, readAs } from '../read-answer.ts'
import { headerOf, sameText } from '../webhook-signature.ts'

export interface PicPayOptions {
  /** Up to before `/payments`. */
  url: string
  picpayToken: string
  /** In the header of PicPay's notices, the current one first: it signs nothing. */
  sellerTokens: readonly string[]
  /** Where PicPay's notices come in. */
  callbackUrl: string
  live: boolean
  budgetMs?: number
}

const createdSchema = z.object({
  referenceId: z.string(),
  paymentUrl: z.string(),
  qrcode: z.object({ content: z.string() }),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
})
const statusSchema = z.object({
  referenceId: z.string(),
  authorizationId: z.string().nullish(),
  status: z.enum([
    'created',
    'expired',
    'analysis',
    'authorized',
    'paid',
    'completed',
    'refunded',
    'chargeback',
  ]),
})
const canceledSchema = z.object({ cancellationId: z.string() })
const noticeSchema = z.object({ referenceId: z.string(), authorizationId: z.string().nullish() })

/**
 * Gateway 4: PicPay's e-commerce API. It names no amount when asked, gives a QR code out once only, and gives back whole
 * payments alone.
 */
export function createPicPayGateway(options: PicPayOptions): Gateway {
  const capabilities: Capabilities = {
    metodos: ['picpay'],
    currencies: ['BRL'],
    installments: false,
    saves: false,
    // A referenceId stays taken for good.
    replayHours: 24 * 365,
    partialRefunds: false,
    settlements: false,
    // Spec §5.
    maximumCents: { picpay: 499_999n },
    live: options.live,
  }
  const call = (method: ProviderRequest['method'], path: string, deadline: AbortSignal, body?: unknown) =>
    ask(
      {
        url: `${options.url}/payments${path}`,
        method,
        headers: { 'x-picpay-token': options.picpayToken },
        body,
      },
      deadline,
    )
  const read = async (ref: PaymentRef | Attempt, deadline: AbortSignal): Promise<FetchResult> => {
    const answer = await call('GET', `/${ref.key}/status`, deadline)
    if (answer.kind === 'unknown') return answer
    return answer.status === 404 ? { kind: 'not_found' } : statusResult(answer, ref)
  }
  return {
    name: 'picpay',
    capabilities: () => capabilities,
    async authorize(attempt) {
      if (attempt.metodo !== 'picpay' || attempt.currency !== 'BRL' || attempt.amountCents > 499_999n) {
        return declined('not_available', null)
      }
      const deadline = newDeadline(options.budgetMs)
      const answer = await call('POST', '', deadline, requestOf(attempt, options.callbackUrl))
      if (answer.kind === 'unknown') return answer
      if (answer.status !== 200 && answer.status !== 201) {
        // A referenceId that is taken is refused: by our own earlier call, whose QR code nobody can get any more.
        const found = await read(attempt, deadline)
        return found.kind === 'not_found' ? declined('request_refused', `HTTP ${answer.status}`) : found
      }
      const made = readAs(createdSchema, answer)
      if (made.kind === 'unknown') return made
      const { referenceId, paymentUrl: url, qrcode, expiresAt } = made.value
      if (referenceId !== attempt.key) return unknown('mismatch', 'another referenceId')
      const until = expiresAt === undefined ? attempt.expiresAt : new Date(expiresAt)
      const instrument = { tipo: 'picpay', url, qrCode: qrcode.content, expiresAt: until } as const
      return { kind: 'pending', id: attempt.key, reason: 'instrument', instrument }
    },
    async capture(ref) {
      const found = await read(ref, newDeadline(options.budgetMs))
      return found.kind === 'not_found' ? declined('request_refused', 'not_found') : found
    },
    async cancelInstrument(ref) {
      const deadline = newDeadline(options.budgetMs)
      const found = await read(ref, deadline)
      if (found.kind === 'unknown' || found.kind === 'not_found') return found
      if (found.kind === 'declined') return { kind: 'canceled' }
      // Without this look a cancellation would give a paid one back.
      if (found.kind === 'approved') return { kind: 'declined', reason: 'already_paid', providerCode: null }
      const answer = await call('POST', `/${ref.key}/cancellations`, deadline, {})
      if (answer.kind === 'unknown') return answer
      return answer.status < 300
        ? { kind: 'canceled' }
        : { kind: 'declined', reason: 'processing', providerCode: `HTTP ${answer.status}` }
    },
    fetch: (ref) => read(ref, newDeadline(options.budgetMs)),
    async refund({ payment, refundKey, amountCents }) {
      const deadline = newDeadline(options.budgetMs)
      if (amountCents !== payment.amountCents)
        return { kind: 'declined', reason: 'request_refused', providerCode: 'whole_payments_only' }
      const found = await status(payment, deadline)
      if (found.kind === 'unknown') return found
      // There is one refund of a payment: whichever call made it.
      if (found.value.status === 'refunded') return { kind: 'approved', id: refundKey, amountCents }
      const { authorizationId } = found.value
      if (!authorizationId) return { kind: 'declined', reason: 'not_paid', providerCode: found.value.status }
      const answer = await call('POST', `/${payment.key}/cancellations`, deadline, { authorizationId })
      if (answer.kind === 'unknown') return answer
      if (answer.status >= 300)
        return { kind: 'declined', reason: 'request_refused', providerCode: `HTTP ${answer.status}` }
      const done = readAs(canceledSchema, answer)
      return done.kind === 'unknown' ? done : { kind: 'approved', id: refundKey, amountCents }
    },
    saveInstrument: async () => declined('not_available', null),
    forgetInstrument: async () => ({ kind: 'forgotten' }),
    async verifyWebhook({ rawBody, headers }) {
      const given = headerOf(headers, 'x-seller-token')
      const isOurs = options.sellerTokens.map((token) => sameText(given, token)).some(Boolean)
      if (!isOurs) return { kind: 'invalid', reason: 'signature' }
      const notice = noticeSchema.safeParse(parseJson(rawBody))
      if (!notice.success) return { kind: 'invalid', reason: 'unreadable' }
      const { referenceId, authorizationId } = notice.data
      // Notices have no number and no state. Two of one payment may be two pieces of news, so each minute's counts anew.
      const minute = new Date().toISOString().slice(0, 16)
      const eventId = createHash('sha256')
        .update(JSON.stringify([referenceId, authorizationId, minute]))
        .digest('hex')
      return { kind: 'valid', events: [{ eventId, type: 'payment', key: referenceId, id: referenceId }] }
    },
    listSettlements: async () => ({ kind: 'unsupported' }),
  }

  async function status(ref: PaymentRef, deadline: AbortSignal) {
    const answer = await call('GET', `/${ref.key}/status`, deadline)
    return answer.kind === 'unknown' ? answer : readAs(statusSchema, answer)
  }
}

function requestOf(attempt: Attempt, callbackUrl: string) {
  const { payer, expiresAt } = attempt
  const [firstName = '', ...rest] = payer.name.trim().split(/\s+/)
  return {
    referenceId: attempt.key,
    callbackUrl,
    returnUrl: attempt.returnUrl,
    // A JSON number of reais; up to R$ 4.999,99 each cent has one that is exactly it.
    value: Number(centsToDecimal(attempt.amountCents)),
    expiresAt: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
    buyer: {
      firstName,
      lastName: rest.join(' ') || firstName,
      document: payer.document ?? '',
      email: payer.email,
      ...(payer.phone !== null && { phone: payer.phone }),
    },
  }
}

function statusResult(answer: ProviderAnswer, asked: PaymentRef | Attempt): FetchResult {
  const read = readAs(statusSchema, answer)
  if (read.kind === 'unknown') return read
  const { referenceId: id, status } = read.value
  if (id !== asked.key) return unknown('mismatch', 'another referenceId')
  switch (status) {
    case 'created':
      return { kind: 'pending', id, reason: 'instrument', instrument: null }
    case 'analysis':
      return { kind: 'pending', id, reason: 'review', instrument: null }
    case 'authorized':
      return { kind: 'pending', id, reason: 'processing', instrument: null }
    case 'expired':
      return { kind: 'declined', id, reason: 'expired', providerCode: status }
    case 'paid':
    case 'completed':
      return approved(asked, id, 0n, 0n)
    case 'refunded':
      return approved(asked, id, asked.amountCents, 0n)
    case 'chargeback':
      return approved(asked, id, asked.amountCents, asked.amountCents)
  }
}

/** PicPay tells no time of payment and no amount: it collects what the order says, or nothing. */
function approved(
  { amountCents }: PaymentRef | Attempt,
  id: string,
  refundedCents: bigint,
  disputedCents: bigint,
): Approved {
  const base = { kind: 'approved', id, amountCents, currency: 'BRL', paidAt: new Date() } as const
  return { ...base, refundedCents, disputedCents, feeCents: null, saved: null, detail: {} }
}

function declined(reason: Declined['reason'], providerCode: string | null): Declined {
  return { kind: 'declined', id: null, reason, providerCode }
}

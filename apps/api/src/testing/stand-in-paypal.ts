import { randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { centsToDecimal, decimalToCents } from '../adapters/payment/decimal.ts'
import type { WebhookDelivery } from '../adapters/payment/gateway.ts'
import { selfSigned } from './self-signed.ts'
import { startStandIn, type StandIn, type StandInAnswer, type StandInRequest } from './stand-in.ts'

export const PAYPAL_WEBHOOK_ID = '8PT597110X687430L'
const CERTIFICATE = '/v1/notifications/certs/CERT-360caa42'

interface Money {
  currency_code: string
  value: string
}
interface Refund {
  id: string
  status: string
  amount: Money
  custom_id?: string
}
interface Capture {
  id: string
  status: string
  status_details?: { reason: string }
  amount: Money
  custom_id: string
  create_time: string
  seller_receivable_breakdown: { paypal_fee: Money }
  supplementary_data: { related_ids: { order_id: string } }
}
interface Order {
  id: string
  status: string
  links: { rel: string; href: string; method: string }[]
  purchase_units: {
    reference_id: string
    custom_id: string
    amount: Money
    payments?: { captures: Capture[]; refunds: Refund[] }
  }[]
}

export interface PayPal extends StandIn {
  /** By the attempt's key. */
  find: (key: string) => Order[]
  /** The person agrees at PayPal. */
  approve: (key: string) => void
  /** From now on a capture meets this issue. */
  refuseCaptures: (issue: string) => void
  /** A signed notice. */
  notice: (type: string, resource: object, signedBy?: string) => WebhookDelivery
}

/** PayPal's Orders v2, Payments v2 and webhooks as its documentation describes them. */
export async function startPayPal(certifiedAt = new Date()): Promise<PayPal> {
  const signer = selfSigned('messageverificationcerts.paypal.com', certifiedAt)
  const orders = new Map<string, Order>()
  /** What `PayPal-Request-Id` has brought about. */
  const known = new Map<string, () => unknown>()
  /** Where people are sent back to, by order; and those whose card will be declined. */
  const contexts = new Map<string, ExperienceContext>()
  const penniless = new Set<string>()
  let refusal: string | null = null
  let count = 0
  const newId = () => `${(count += 1)}`.padStart(17, 'A1B2C3D4E5F6G7H8J')
  const standIn = await startStandIn({
    kindOf({ method, path }) {
      if (path.endsWith('/refund')) return 'refund'
      if (!path.startsWith('/v2/checkout/orders')) return null
      return method === 'POST' ? 'authorize' : 'fetch'
    },
    handle(request) {
      const { path, headers, method } = request
      if (path === CERTIFICATE) return { text: signer.certificate }
      if (path === '/v1/oauth2/token') return token(request)
      if (path === '/checkoutnow') return decide(request)
      if (headers.authorization !== 'Bearer access') return problem(401, 'AUTHENTICATION_FAILURE')
      const requestId = headers['paypal-request-id']
      if (method === 'POST' && typeof requestId !== 'string')
        return problem(400, 'PAYPAL_REQUEST_ID_REQUIRED')
      const earlier = known.get(String(requestId))
      if (earlier) return { body: earlier() }
      const [, , resource, , id = '', action] = path.split('/')
      if (resource === 'payments') return handleCapture(request, id, action)
      if (path === '/v2/checkout/orders') return create(request)
      const order = orders.get(path.split('/')[4] ?? '')
      if (!order) return problem(404, 'RESOURCE_NOT_FOUND')
      return method === 'GET' ? { body: order } : capture(order, String(requestId))
    },
  })

  function create({ body, headers }: StandInRequest): StandInAnswer {
    const { intent, purchase_units: units, payment_source: source } = body as OrderRequest
    const [unit] = units
    const context = source.paypal.experience_context
    if (intent !== 'CAPTURE' || units.length !== 1 || !unit || !context.return_url || !context.cancel_url) {
      return problem(400, 'MISSING_REQUIRED_PARAMETER')
    }
    if (!/^\d+\.\d{2}$/.test(unit.amount.value) || unit.amount.value === '0.00') {
      return problem(422, 'CANNOT_BE_ZERO_OR_NEGATIVE')
    }
    const id = newId()
    const links = [
      { rel: 'self', href: `${standIn.url}/v2/checkout/orders/${id}`, method: 'GET' },
      { rel: 'payer-action', href: `${standIn.url}/checkoutnow?token=${id}`, method: 'GET' },
    ]
    const order: Order = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links,
      purchase_units: [{ reference_id: 'default', custom_id: unit.custom_id, amount: unit.amount }],
    }
    orders.set(id, order)
    contexts.set(id, context)
    known.set(String(headers['paypal-request-id']), () => order)
    return { status: 201, body: order }
  }

  /** The page on which a person agrees, agrees with a card that is then declined, or turns back. */
  function decide({ method, query, body }: StandInRequest): StandInAnswer {
    const id = query.get('token') ?? ''
    const order = orders.get(id)
    if (!order) return problem(404, 'RESOURCE_NOT_FOUND')
    if (method === 'GET') return { text: checkoutPage(order), headers: { 'content-type': 'text/html' } }
    const { decision } = body as { decision: string }
    const { return_url, cancel_url } = contexts.get(id)!
    if (decision === 'cancel') return { status: 303, headers: { location: withToken(cancel_url!, id) } }
    if (order.status !== 'COMPLETED') order.status = 'APPROVED'
    if (decision === 'declined') penniless.add(id)
    else penniless.delete(id)
    return { status: 303, headers: { location: withToken(return_url!, id) } }
  }

  function capture(order: Order, requestId: string): StandInAnswer {
    const unit = order.purchase_units[0]!
    if (order.status === 'COMPLETED') return problem(422, 'ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return problem(422, 'ORDER_NOT_APPROVED')
    if (refusal !== null) return problem(422, refusal)
    if (penniless.has(order.id)) return problem(422, 'INSTRUMENT_DECLINED')
    const { custom_id, amount } = unit
    const made: Capture = {
      id: newId(),
      status: 'COMPLETED',
      amount: { ...amount },
      custom_id,
      create_time: new Date().toISOString(),
      seller_receivable_breakdown: { paypal_fee: { ...amount, value: '0.00' } },
      supplementary_data: { related_ids: { order_id: order.id } },
    }
    order.status = 'COMPLETED'
    unit.payments = { captures: [made], refunds: [] }
    known.set(requestId, () => order)
    return { status: 201, body: order }
  }

  function handleCapture({ body, headers }: StandInRequest, id: string, action?: string): StandInAnswer {
    const payments = [...orders.values()].map((order) => order.purchase_units[0]!.payments)
    const own = payments.find((each) => each?.captures.some((one) => one.id === id))
    const captured = own?.captures.find((one) => one.id === id)
    if (!own || !captured) return problem(404, 'RESOURCE_NOT_FOUND')
    if (action === undefined) return { body: captured }
    const { amount, custom_id } = body as Pick<Refund, 'amount' | 'custom_id'>
    const total = [amount, ...own.refunds.map((refund) => refund.amount)].reduce(
      (sum, { value }) => sum + (decimalToCents(value) ?? 0n),
      0n,
    )
    const whole = decimalToCents(captured.amount.value)!
    if (total > whole) return problem(422, 'REFUND_AMOUNT_EXCEEDED')
    const refund: Refund = { id: newId(), status: 'COMPLETED', amount, ...(custom_id && { custom_id }) }
    own.refunds.push(refund)
    captured.status = total === whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    known.set(String(headers['paypal-request-id']), () => refund)
    return { status: 201, body: refund }
  }

  return {
    ...standIn,
    find: (key) => [...orders.values()].filter((order) => order.purchase_units[0]!.custom_id === key),
    approve(key) {
      for (const order of orders.values()) {
        if (order.purchase_units[0]!.custom_id === key) order.status = 'APPROVED'
      }
    },
    refuseCaptures: (issue) => void (refusal = issue),
    notice(type, resource, signedBy = `${standIn.url}${CERTIFICATE}`) {
      const rawBody = Buffer.from(JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource }))
      const [id, time] = [randomUUID(), new Date().toISOString()]
      const signed = Buffer.from(`${id}|${time}|${PAYPAL_WEBHOOK_ID}|${crc32(rawBody)}`)
      return {
        rawBody,
        query: {},
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': signedBy,
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': sign('RSA-SHA256', signed, signer.key).toString('base64'),
        },
      }
    },
  }
}

interface ExperienceContext {
  return_url?: string
  cancel_url?: string
}

interface OrderRequest {
  intent: string
  purchase_units: { custom_id: string; amount: Money }[]
  payment_source: { paypal: { experience_context: ExperienceContext } }
}

function checkoutPage({ purchase_units: [unit] }: Order): string {
  const { value, currency_code: currency } = unit!.amount
  return `<!doctype html><html lang="en"><title>PayPal</title><main><h1>PayPal</h1><p>${currency} ${value}</p>
    <form method="post">
      <button name="decision" value="approve">Pay now</button>
      <button name="decision" value="declined">Pay with an empty card</button>
      <button name="decision" value="cancel">Cancel and return</button>
    </form></main></html>`
}

function withToken(address: string, token: string): string {
  const url = new URL(address)
  url.searchParams.set('token', token)
  return url.href
}

/** What PayPal says of a sum that is not what was asked for. */
export function setCaptured(order: Order, cents: bigint): void {
  order.purchase_units[0]!.payments!.captures[0]!.amount.value = centsToDecimal(cents)
}

function token({ headers, body }: StandInRequest): StandInAnswer {
  const basic = Buffer.from('paypal-client:paypal-secret').toString('base64')
  const { grant_type: grant } = body as { grant_type?: string }
  return headers.authorization === `Basic ${basic}` && grant === 'client_credentials'
    ? { body: { access_token: 'access', token_type: 'Bearer', expires_in: 31_668 } }
    : { status: 401, body: { error: 'invalid_client' } }
}

function problem(status: number, issue: string): StandInAnswer {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST'
  return { status, body: { name, details: [{ issue }], debug_id: 'f1d2' } }
}

import { randomUUID } from 'node:crypto'
import { startStandIn, type StandIn, type StandInAnswer, type StandInRequest } from './stand-in.ts'

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: string
  created: number
  metadata: Record<string, string>
  next_action: object | null
  last_payment_error: object | null
  cancellation_reason: string | null
  latest_charge: object | null
  setup_future_usage: string | null
  customer: string | null
}

type Form = Record<string, string>

/** Stripe as its reference says: forms in, JSON out, answers kept by Idempotency-Key. */
export async function startStripe(): Promise<
  StandIn & { intents: Map<string, Intent>; settle: (key: string) => void; refunded: (key: string) => number }
> {
  const intents = new Map<string, Intent>()
  const answers = new Map<string, { form: string; answer: StandInAnswer }>()
  const refunds: { intent: string; amount: number }[] = []
  const refundedOf = (id: string) =>
    refunds.filter(({ intent }) => intent === id).reduce((sum, { amount }) => sum + amount, 0)

  const standIn = await startStandIn({
    kindOf({ method, path }) {
      if (path === '/v1/refunds') return 'refund'
      if (path === '/v1/payment_intents' && method === 'POST') return 'authorize'
      return method === 'GET' ? 'fetch' : null
    },
    handle(request) {
      const key = request.headers['idempotency-key']
      if (request.headers.authorization !== 'Bearer sk_test_standin')
        return refuse(401, 'invalid_request_error', 'api_key')
      if (request.method !== 'POST' || typeof key !== 'string') return answer(request)
      const form = JSON.stringify([request.path, request.body])
      const known = answers.get(key)
      if (known && known.form !== form) return refuse(400, 'idempotency_error', 'key_reused')
      if (known) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } }
      const made = answer(request)
      answers.set(key, { form, answer: structuredClone(made) })
      return made
    },
  })

  function answer({ method, path, body, query }: StandInRequest): StandInAnswer {
    const form = (body ?? {}) as Form
    const [, , resource, id, action] = path.split('/')
    if (resource === 'customers') return { body: { id: `cus_${randomUUID()}`, object: 'customer' } }
    if (resource === 'refunds') return refund(form)
    if (resource === 'accounts') {
      if (id === 'acct_1OfAnother0') return refuse(403, 'invalid_request_error', 'account_invalid')
      return { body: { id, object: 'account', charges_enabled: id !== 'acct_1NotYetOpen' } }
    }
    if (resource !== 'payment_intents') return refuse(404, 'invalid_request_error', 'resource_missing')
    if (id === undefined) return method === 'GET' ? list(query) : create(form)
    const intent = intents.get(id)
    if (!intent) return refuse(404, 'invalid_request_error', 'resource_missing')
    if (action === 'cancel') {
      if (intent.status === 'succeeded')
        return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state')
      Object.assign(intent, { status: 'canceled', cancellation_reason: 'requested_by_customer' })
    }
    if (action === 'capture') pay(intent)
    return { body: shown(intent) }
  }

  function create(form: Form): StandInAnswer {
    if (!/^\d+$/.test(form['amount'] ?? '') || form['confirm'] !== 'true')
      return refuse(400, 'invalid_request_error', 'parameter_missing')
    const type = form['allowed_payment_method_types[0]']
    const intent: Intent = {
      id: `pi_${randomUUID().replaceAll('-', '')}`,
      object: 'payment_intent',
      amount: Number(form['amount']),
      amount_received: 0,
      currency: form['currency']!,
      status: 'requires_confirmation',
      created: Math.floor(Date.now() / 1000),
      metadata: { pagamento: form['metadata[pagamento]']!, igreja: form['metadata[igreja]']! },
      next_action: null,
      last_payment_error: null,
      cancellation_reason: null,
      latest_charge: null,
      setup_future_usage: form['setup_future_usage'] ?? null,
      customer: form['customer'] ?? null,
    }
    intents.set(intent.id, intent)
    if (type === 'pix') {
      const expires = Number(form['payment_method_options[pix][expires_at]'])
      Object.assign(intent, {
        status: 'requires_action',
        next_action: {
          type: 'pix_display_qr_code',
          pix_display_qr_code: { data: '00020126', expires_at: expires },
        },
      })
    } else if (type === 'us_bank_account') {
      if (form['mandate_data[customer_acceptance][type]'] !== 'offline')
        return refuse(400, 'invalid_request_error', 'parameter_missing')
      intent.status = 'processing'
    } else if (form['payment_method'] === 'pm_decline') {
      const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
      Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error })
      return {
        status: 402,
        body: { error: { ...error, message: 'declined', payment_intent: shown(intent) } },
      }
    } else if (form['payment_method'] === 'pm_challenge') {
      const redirect = { url: 'https://hooks.stripe.example/3ds', return_url: form['return_url'] }
      Object.assign(intent, {
        status: 'requires_action',
        next_action: { type: 'redirect_to_url', redirect_to_url: redirect },
      })
    } else pay(intent)
    return { body: shown(intent) }
  }

  function pay(intent: Intent) {
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
    Object.assign(intent, {
      status: 'succeeded',
      next_action: null,
      amount_received: intent.amount,
      latest_charge: {
        id: `ch_${intent.id}`,
        created: intent.created,
        disputed: false,
        payment_method: 'pm_kept',
        payment_method_details: { card },
      },
    })
  }

  const shown = (intent: Intent) => ({
    ...intent,
    latest_charge: intent.latest_charge && {
      ...intent.latest_charge,
      amount_refunded: refundedOf(intent.id),
    },
  })

  function list(query: URLSearchParams): StandInAnswer {
    const from = Number(query.get('created[gte]'))
    const data = [...intents.values()].filter(({ created }) => created >= from).map(shown)
    return { body: { object: 'list', url: '/v1/payment_intents', has_more: false, data } }
  }

  function refund(form: Form): StandInAnswer {
    const intent = intents.get(form['payment_intent'] ?? '')
    const amount = Number(form['amount'])
    if (!intent || refundedOf(intent.id) + amount > intent.amount_received)
      return refuse(400, 'invalid_request_error', 'charge_already_refunded')
    refunds.push({ intent: intent.id, amount })
    return { body: { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded', amount } }
  }

  const byKey = (key: string) => [...intents.values()].find(({ metadata }) => metadata['pagamento'] === key)
  return {
    ...standIn,
    intents,
    settle: (key) => pay(byKey(key)!),
    refunded: (key) => refundedOf(byKey(key)?.id ?? ''),
  }
}

function refuse(status: number, type: string, code: string): StandInAnswer {
  return { status, body: { error: { type, code, message: code } } }
}

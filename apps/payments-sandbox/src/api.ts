import { timingSafeEqual, createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acts, act, cancel, capture, refund, type Act } from './acts.ts'
import { answer, type Answer } from './answers.ts'
import { faultInput, type Faults, type Operation } from './faults.ts'
import { instrumentInput, paymentInput, refundInput, tokenInput } from './inputs.ts'
import { createPayment, openToken } from './payments.ts'
import type { InstrumentRecord, PaymentRecord, TokenRecord } from './records.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

export interface ApiDeps {
  store: Store
  faults: Faults
  webhooks: Webhooks
  publicUrl: () => string
  key: string
  tokensKey: string
}

type Ref = { Params: { ref: string } }
const TOKEN_LIFETIME_MS = 15 * 60_000

/** The machine's side of the sandbox. Amounts are cents in decimal digits; a reference is an id or the caller's key. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { store } = deps
  app.addHook('onRequest', async (request, reply) => {
    const isTokens = request.routeOptions.url === '/v1/tokens'
    if (isBearer(request, isTokens ? deps.tokensKey : deps.key)) return
    return reply.code(401).send({ error: 'unauthorised' })
  })
  const serve = (
    on: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
    work: (now: Date) => Answer,
  ) => {
    const { key, payment } = (request.body ?? {}) as { key?: string; payment?: string }
    const ref = (request.params as { ref?: string }).ref ?? payment
    const known = ref === undefined ? undefined : store.findPayment(ref)
    return answer(deps, { on, key: known?.key ?? key ?? ref ?? null, request, reply }, () => work(new Date()))
  }

  app.post('/payments', (request, reply) =>
    serve('authorize', request, reply, (now) => {
      const input = paymentInput.parse(request.body)
      const isNew = !store.paymentsByKey.has(input.key)
      if (isNew && isLostBefore(deps, input.key, input.token)) return { body: null, drop: true }
      const payment = createPayment(store, input, now)
      return { body: view(deps, payment), drop: isNew && payment.outcome === 'lost_after_charge' }
    }),
  )
  app.get<Ref>('/payments/:ref', (request, reply) =>
    serve('fetch', request, reply, () => ({ body: view(deps, find(store, request.params.ref)) })),
  )
  app.post<Ref>('/payments/:ref/capture', (request, reply) =>
    serve('capture', request, reply, (now) => ({
      body: view(deps, capture(store, find(store, request.params.ref), now)),
    })),
  )
  app.post<Ref>('/payments/:ref/cancel', (request, reply) =>
    serve('cancel', request, reply, (now) => ({
      body: view(deps, cancel(store, find(store, request.params.ref), now)),
    })),
  )
  app.post('/refunds', (request, reply) =>
    serve('refund', request, reply, (now) => {
      const { id, amountCents } = refund(store, refundInput.parse(request.body), now)
      return { body: { id, amountCents, status: 'done' } }
    }),
  )
  app.post('/tokens', (request, reply) => {
    const token: TokenRecord = {
      kind: 'token',
      id: `tok_${randomUUID().replaceAll('-', '')}`,
      ...tokenInput.parse(request.body),
      expiresAt: new Date(Date.now() + TOKEN_LIFETIME_MS).toISOString(),
      spentBy: null,
    }
    return store.put(token).then(() => reply.send({ token: token.id, expiresAt: token.expiresAt }))
  })
  app.post('/instruments', (request, reply) =>
    serve('save', request, reply, (now) => {
      const { key, token } = instrumentInput.parse(request.body)
      return { body: instrumentView(store.instrumentsByKey.get(key) ?? keep(store, key, token, now)) }
    }),
  )
  app.delete<Ref>('/instruments/:ref', (request, reply) =>
    serve('forget', request, reply, () => {
      const kept = store.instruments.get(request.params.ref)
      if (kept) void store.put({ ...kept, forgotten: true })
      return { body: { forgotten: true } }
    }),
  )
  app.get<{ Querystring: { day?: string } }>('/movements', (request, reply) =>
    serve('list', request, reply, () => ({
      body: {
        movements: [...store.movements.values()].filter(({ at }) => at.slice(0, 10) === request.query.day),
      },
    })),
  )
}

/** What tests and the demo turn: faults, the webhook's address, and what people and banks would do. */
export function controlRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { store, faults, webhooks } = deps
  app.addHook('onRequest', async (request, reply) => {
    if (!isBearer(request, deps.key)) return reply.code(401).send({ error: 'unauthorised' })
  })
  app.get('/faults', async () => ({ faults: faults.list() }))
  app.put('/faults', async (request) => {
    faults.arm(faultInput.array().max(100).parse(request.body))
    return { faults: faults.list() }
  })
  app.put<{ Body: { url: string | null } }>('/webhook-url', async (request) => {
    webhooks.aim(request.body.url)
    return { url: webhooks.url }
  })
  app.get('/stats', async () => ({
    payments: store.payments.size,
    paid: [...store.payments.values()].filter(({ status }) => status === 'paid').length,
    refunds: store.refundsByKey.size,
    webhooksWaiting: store.webhooks.size,
    webhooksSent: webhooks.sent,
  }))
  app.post<{ Params: { ref: string; act: string } }>('/payments/:ref/:act', async (request) => {
    const what = request.params.act as Act
    if (!acts.includes(what)) throw new Refusal('not_found', 404)
    const payment = act(store, find(store, request.params.ref), what, new Date())
    await store.settled()
    return view(deps, payment)
  })
}

function isBearer(request: FastifyRequest, key: string): boolean {
  return timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${key}`))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function find(store: Store, ref: string): PaymentRecord {
  const payment = store.findPayment(ref)
  if (!payment) throw new Refusal('not_found', 404)
  return payment
}

/** A request with such a card gets lost on its first way, and arrives on its second. */
const lostOnce = new Set<string>()
function isLostBefore(deps: ApiDeps, key: string, token: string | null): boolean {
  if (deps.store.tokens.get(token ?? '')?.outcome !== 'lost_before_charge' || lostOnce.has(key)) return false
  lostOnce.add(key)
  return true
}

function keep(store: Store, key: string, token: string, now: Date): InstrumentRecord {
  const source = openToken(store, token, null, now)
  const declined = source.outcome === 'wrong_card_data' || source.outcome === 'expired_card'
  if (declined) throw new Refusal(source.outcome, 422)
  const { tipo, outcome, brand, last4, validade } = source
  const kept: InstrumentRecord = {
    kind: 'instrument',
    id: `ins_${randomUUID().replaceAll('-', '')}`,
    key,
    tipo,
    outcome,
    brand,
    last4,
    validade,
    forgotten: false,
  }
  void store.put({ ...source, spentBy: key }, kept)
  return kept
}

function instrumentView({ id, tipo, brand, last4, validade }: InstrumentRecord) {
  return { reference: id, tipo, brand, last4, validade }
}

function view(deps: ApiDeps, payment: PaymentRecord) {
  const kept = deps.store.instruments.get(`ins_${payment.id.slice(4)}`)
  return {
    id: payment.id,
    key: payment.key,
    metodo: payment.metodo,
    amountCents: payment.amountCents,
    currency: payment.currency,
    status: payment.status,
    reason: payment.reason,
    instrument: payment.instrument,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    paidAt: payment.paidAt,
    refundedCents: payment.refundedCents,
    disputedCents: payment.disputedCents,
    brand: payment.brand,
    last4: payment.last4,
    url: `${deps.publicUrl()}/pay/${payment.id}`,
    saved: kept && !kept.forgotten ? instrumentView(kept) : null,
  }
}

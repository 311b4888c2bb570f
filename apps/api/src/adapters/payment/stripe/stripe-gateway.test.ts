import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exampleAttempt, refOf, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { startStripe } from '../../../testing/stand-in-stripe.ts'
import type { MetodoOnline } from '../attempt.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const methods = { approve: 'pm_card_visa', decline: 'pm_decline', challenge: 'pm_challenge' }

async function openRig(metodo: MetodoOnline) {
  const stripe = await startStripe()
  const byKey = (key: string) =>
    [...stripe.intents.values()].filter(({ metadata }) => metadata['pagamento'] === key)
  const rig: GatewayRig & { close: () => Promise<void> } = {
    gateway: createStripeGateway({
      secretKey: 'sk_test_standin',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      url: stripe.url,
      budgetMs: SUITE_BUDGET_MS,
    }),
    ...((metodo === 'cartao_credito' || metodo === 'ach') && {
      source: async (does) => ({ token: methods[does] }),
    }),
    charges: async (key) =>
      byKey(key).filter(
        ({ status }) =>
          status !== 'requires_payment_method' &&
          (metodo !== 'cartao_credito' || status !== 'requires_action'),
      ).length,
    refunded: async (key) => BigInt(stripe.refunded(key)),
    settle: async (key) => stripe.settle(key),
    // The SDK itself tries once more when a connection closes, with the same key.
    arm: (on, fault) => stripe.arm(on, fault, fault.startsWith('drop') ? 2 : 1),
    tamper: async (key, amountCents) => {
      byKey(key)[0]!.amount_received = Number(amountCents)
    },
    async webhook(key, ageSeconds = 0) {
      const object = byKey(key)[0]
      const body = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object },
      })
      const seconds = Math.floor(Date.now() / 1000) - ageSeconds
      const signature = createHmac('sha256', 'whsec_old').update(`${seconds}.${body}`).digest('hex')
      const headers = { 'stripe-signature': `t=${seconds},v1=${signature},v0=00` }
      return { rawBody: Buffer.from(body), headers, query: {} }
    },
    close: stripe.close,
  }
  return { stripe, ...rig }
}

describe('an account of a church', () => {
  it.each([
    ['acct_1OfTheChurch', 'found'],
    ['acct_1NotYetOpen', 'absent'],
    ['acct_1OfAnother0', 'absent'],
  ])('%s is %s', async (conta, kind) => {
    const rig = await openRig('cartao_credito')
    expect(await rig.gateway.findAccount!(conta)).toEqual({ kind })
    await rig.close()
  })

  it('is neither where Stripe does not answer', async () => {
    const rig = await openRig('cartao_credito')
    await rig.stripe.arm('fetch', 'server_error')
    expect(await rig.gateway.findAccount!('acct_1OfTheChurch')).toMatchObject({ kind: 'unknown' })
    await rig.close()
  })
})

const both = { partialRefunds: true, tellsAmount: true, datedWebhooks: true }
describeGateway(
  'Stripe',
  {
    ...both,
    metodo: 'cartao_credito',
    currency: 'BRL',
    begins: 'approved',
    declines: true,
    challenges: true,
  },
  () => openRig('cartao_credito'),
)
describeGateway('Stripe', { ...both, metodo: 'pix', currency: 'BRL', begins: 'pending' }, () =>
  openRig('pix'),
)
describeGateway('Stripe', { ...both, metodo: 'ach', currency: 'USD', begins: 'pending' }, () =>
  openRig('ach'),
)

describe('Stripe', () => {
  it('sends the key, the church’s account and the same request for the same attempt', async () => {
    const rig = await openRig('cartao_credito')
    try {
      const attempt = {
        ...exampleAttempt({ metodo: 'cartao_credito', currency: 'BRL' }),
        instrument: { token: 'pm_card_visa' },
        save: true,
      }
      const church = { ...attempt, payee: { ...attempt.payee, merchantId: 'acct_church' } }
      const result = await rig.gateway.authorize(church)
      expect(result).toMatchObject({
        kind: 'approved',
        saved: { reference: 'pm_kept', last4: '4242', validade: '12/2030' },
      })
      await rig.gateway.authorize(church)
      const sent = rig.stripe.requests.filter(
        ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
      )
      expect(sent).toHaveLength(2)
      expect(sent[0]!.headers).toMatchObject({
        'idempotency-key': attempt.key,
        'stripe-account': 'acct_church',
      })
      expect(sent[1]!.body).toEqual(sent[0]!.body)
    } finally {
      await rig.close()
    }
  })

  it('cancels what waits, and says when it is too late', async () => {
    const rig = await openRig('pix')
    try {
      const waiting = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      await rig.gateway.authorize(waiting)
      expect((await rig.gateway.cancelInstrument(refOf(waiting, null))).kind).toBe('canceled')
      expect(await rig.gateway.fetch(refOf(waiting, null))).toMatchObject({
        kind: 'declined',
        reason: 'canceled',
      })
      const paid = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      await rig.gateway.authorize(paid)
      await rig.settle(paid.key)
      expect(await rig.gateway.cancelInstrument(refOf(paid, null))).toMatchObject({ reason: 'already_paid' })
    } finally {
      await rig.close()
    }
  })
})

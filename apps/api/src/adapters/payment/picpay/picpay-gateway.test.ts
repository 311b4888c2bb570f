import { describe, expect, it } from 'vitest'
import { exampleAttempt, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { startStandIn } from '../../../testing/stand-in.ts'
import { createPicPayGateway } from './picpay-gateway.ts'

interface Order {
  value: number
  status: string
  authorizationId?: string
}

/** PicPay's e-commerce API as its guides describe it. */
async function openRig() {
  const orders = new Map<string, Order>()
  const standIn = await startStandIn({
    kindOf({ method, path }) {
      if (path.endsWith('/cancellations')) return 'refund'
      return method === 'POST' ? 'authorize' : 'fetch'
    },
    handle({ method, path, headers, body }) {
      if (headers['x-picpay-token'] !== 'picpay-token')
        return { status: 401, body: { message: 'Unauthorized' } }
      const [, , referenceId = '', action] = path.split('/')
      if (method === 'POST' && action === undefined) {
        const {
          referenceId: key,
          value,
          callbackUrl,
        } = body as { referenceId: string; value: number; callbackUrl: string }
        if (orders.has(key) || !callbackUrl) return { status: 422, body: { message: 'invalid', errors: [] } }
        orders.set(key, { value, status: 'created' })
        const paymentUrl = `https://app.picpay.example/checkout/${key}`
        return {
          body: {
            referenceId: key,
            paymentUrl,
            qrcode: { content: paymentUrl, base64: 'data:image/png;base64,' },
            expiresAt: '2030-01-01T00:00:00+00:00',
          },
        }
      }
      const order = orders.get(referenceId)
      if (!order) return { status: 404, body: { message: 'not found' } }
      if (action === 'status')
        return {
          body: {
            referenceId,
            status: order.status,
            ...(order.authorizationId && { authorizationId: order.authorizationId }),
          },
        }
      const { authorizationId } = body as { authorizationId?: string }
      if (order.status === 'paid' ? authorizationId !== order.authorizationId : order.status !== 'created') {
        return { status: 422, body: { message: 'invalid', errors: [] } }
      }
      order.status = order.status === 'paid' ? 'refunded' : 'expired'
      return { body: { referenceId, cancellationId: 'cancellation' } }
    },
  })
  const rig: GatewayRig & { close: () => Promise<void> } = {
    gateway: createPicPayGateway({
      url: standIn.url,
      picpayToken: 'picpay-token',
      sellerTokens: ['new-seller-token', 'seller-token'],
      callbackUrl: 'https://atrio.example/webhooks/picpay',
      live: false,
      budgetMs: SUITE_BUDGET_MS,
    }),
    charges: async (key) => (orders.has(key) ? 1 : 0),
    refunded: async (key) =>
      orders.get(key)?.status === 'refunded' ? BigInt(Math.round(orders.get(key)!.value * 100)) : 0n,
    settle: async (key) =>
      void Object.assign(orders.get(key)!, { status: 'paid', authorizationId: 'authorization' }),
    arm: standIn.arm,
    webhook: async (key) => ({
      rawBody: Buffer.from(JSON.stringify({ referenceId: key, authorizationId: 'authorization' })),
      headers: { 'x-seller-token': 'seller-token' },
      query: {},
    }),
    close: standIn.close,
  }
  return { orders, ...rig }
}

describeGateway(
  'PicPay',
  {
    metodo: 'picpay',
    currency: 'BRL',
    begins: 'pending',
    tellsAmount: false,
    amounts: [1n, 10n, 29n, 12_345n, 499_999n],
  },
  openRig,
)

describe('PicPay', () => {
  it('takes R$ 4.999,99 and not a cent more, each to the cent', async () => {
    const rig = await openRig()
    try {
      const attempt = exampleAttempt({ metodo: 'picpay', currency: 'BRL' })
      expect(await rig.gateway.authorize({ ...attempt, amountCents: 500_000n })).toMatchObject({
        kind: 'declined',
        reason: 'not_available',
      })
      expect(rig.orders.size).toBe(0)
      await rig.gateway.authorize({ ...attempt, amountCents: 499_999n })
      expect(rig.orders.get(attempt.key)!.value).toBe(4999.99)
    } finally {
      await rig.close()
    }
  })

  it('never gives a payment back in the belief of cancelling it', async () => {
    const rig = await openRig()
    try {
      const attempt = exampleAttempt({ metodo: 'picpay', currency: 'BRL' })
      await rig.gateway.authorize(attempt)
      await rig.settle(attempt.key)
      const { key, metodo, amountCents, currency, payee, createdAt } = attempt
      const ref = { key, id: key, metodo, amountCents, currency, payee, createdAt }
      expect(await rig.gateway.cancelInstrument(ref)).toMatchObject({
        kind: 'declined',
        reason: 'already_paid',
      })
      expect(rig.orders.get(key)!.status).toBe('paid')
    } finally {
      await rig.close()
    }
  })
})

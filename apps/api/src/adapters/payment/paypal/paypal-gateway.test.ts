import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exampleAttempt, refOf, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { PAYPAL_WEBHOOK_ID, setCaptured, startPayPal } from '../../../testing/stand-in-paypal.ts'
import { createPayPalGateway } from './paypal-gateway.ts'

const traits = { metodo: 'paypal', currency: 'USD' } as const

async function openRig(certifiedAt = new Date()) {
  const paypal = await startPayPal(certifiedAt)
  const gateway = createPayPalGateway({
    url: paypal.url,
    clientId: 'paypal-client',
    clientSecret: 'paypal-secret',
    webhookIds: ['1AB23456CD7890123', PAYPAL_WEBHOOK_ID],
    live: false,
    budgetMs: SUITE_BUDGET_MS,
  })
  const refunds = (key: string) => paypal.find(key)[0]!.purchase_units[0]!.payments?.refunds ?? []
  const rig: GatewayRig & { close: () => Promise<void> } = {
    gateway,
    charges: async (key) => paypal.find(key).length,
    refunded: async (key) =>
      refunds(key).reduce((sum, { amount }) => sum + BigInt(amount.value.replace('.', '')), 0n),
    settle: async (key) => paypal.approve(key),
    arm: paypal.arm,
    tamper: async (key, amountCents) => setCaptured(paypal.find(key)[0]!, amountCents),
    webhook: async (key) => paypal.notice('CHECKOUT.ORDER.APPROVED', paypal.find(key)[0]!),
    close: paypal.close,
  }
  return { paypal, ...rig }
}

describeGateway(
  'PayPal',
  { ...traits, begins: 'action', captures: true, partialRefunds: true, tellsAmount: true },
  () => openRig(),
)

describe('PayPal', () => {
  const inRig = async (work: (rig: Awaited<ReturnType<typeof openRig>>) => Promise<void>, at?: Date) => {
    const rig = await openRig(at)
    try {
      await work(rig)
    } finally {
      await rig.close()
    }
  }
  /** Approved at PayPal, and not taken yet. */
  const approved = async (rig: Awaited<ReturnType<typeof openRig>>, given = {}) => {
    const attempt = { ...exampleAttempt(traits), ...given }
    const begun = await rig.gateway.authorize(attempt)
    if (begun.kind !== 'action') throw new Error(begun.kind)
    await rig.settle(attempt.key)
    return refOf(attempt, begun.id)
  }

  it('sends the person to PayPal for the church’s own account, and back', () =>
    inRig(async (rig) => {
      const attempt = exampleAttempt(traits)
      const payee = { ...attempt.payee, merchantId: 'ABCDEFGHJKLMN' }
      const begun = await rig.gateway.authorize({ ...attempt, payee })
      expect(begun).toMatchObject({
        challenge: {
          tipo: 'paypal',
          url: `${rig.paypal.url}/checkoutnow?token=${rig.paypal.find(attempt.key)[0]!.id}`,
          expiresAt: attempt.expiresAt,
        },
      })
      const [, sent] = rig.paypal.requests
      expect(sent!.headers['paypal-request-id']).toBe(attempt.key)
      expect(sent!.body).toMatchObject({
        purchase_units: [
          { amount: { currency_code: 'USD', value: '123.45' }, payee: { merchant_id: 'ABCDEFGHJKLMN' } },
        ],
        payment_source: { paypal: { experience_context: { return_url: attempt.returnUrl } } },
      })
    }))

  it('takes the money once when the answer to it is lost', () =>
    inRig(async (rig) => {
      const ref = await approved(rig)
      await rig.arm('authorize', 'drop_after')
      expect(await rig.gateway.capture(ref)).toMatchObject({ kind: 'unknown' })
      expect(await rig.gateway.fetch(ref)).toMatchObject({ kind: 'approved', amountCents: ref.amountCents })
      expect(await rig.gateway.capture(ref)).toMatchObject({ kind: 'approved' })
      expect(rig.paypal.find(ref.key)[0]!.purchase_units[0]!.payments!.captures).toHaveLength(1)
    }))

  it('takes nothing that the person has not approved', () =>
    inRig(async (rig) => {
      const attempt = exampleAttempt(traits)
      const begun = await rig.gateway.authorize(attempt)
      if (begun.kind !== 'action') throw new Error(begun.kind)
      expect(await rig.gateway.capture(refOf(attempt, begun.id))).toMatchObject({ kind: 'action' })
    }))

  it.each([
    ['INSTRUMENT_DECLINED', { kind: 'declined', reason: 'card_declined' }],
    ['PAYER_ACCOUNT_RESTRICTED', { kind: 'declined', reason: 'account_invalid' }],
    ['SOMETHING_NEW', { kind: 'unknown' }],
  ])('a capture that PayPal refuses with %s', (issue, result) =>
    inRig(async (rig) => {
      const ref = await approved(rig)
      rig.paypal.refuseCaptures(issue)
      expect(await rig.gateway.capture(ref)).toMatchObject(result)
    }),
  )

  it('calls an order off that is not taken, and none that is', () =>
    inRig(async (rig) => {
      const ref = await approved(rig)
      expect((await rig.gateway.cancelInstrument(ref)).kind).toBe('canceled')
      await rig.gateway.capture(ref)
      expect(await rig.gateway.cancelInstrument(ref)).toMatchObject({
        kind: 'declined',
        reason: 'already_paid',
      })
      const unheard = refOf({ ...exampleAttempt(traits), key: randomUUID() }, null)
      expect((await rig.gateway.cancelInstrument(unheard)).kind).toBe('not_found')
    }))

  it.each([
    ['PENDING', 'PENDING_REVIEW', { kind: 'pending', reason: 'review' }],
    ['PENDING', 'ECHECK', { kind: 'pending', reason: 'processing' }],
    ['PENDING', 'BUYER_COMPLAINT', { kind: 'approved', refundedCents: 0n }],
    ['COMPLETED', 'CHARGEBACK', { kind: 'approved', refundedCents: 12_345n, disputedCents: 12_345n }],
    ['DECLINED', 'OTHER', { kind: 'declined', reason: 'card_declined' }],
  ])('reads a capture that is %s for %s', (status, reason, result) =>
    inRig(async (rig) => {
      const ref = await approved(rig)
      await rig.gateway.capture(ref)
      const [capture] = rig.paypal.find(ref.key)[0]!.purchase_units[0]!.payments!.captures
      Object.assign(capture!, { status, status_details: { reason } })
      expect(await rig.gateway.fetch(ref)).toMatchObject(result)
    }),
  )

  it('gives back once, also long after PayPal has forgotten the key, and says for whom', () =>
    inRig(async (rig) => {
      const ref = await approved(rig, {
        payee: { igrejaId: 1, name: 'Harbor', city: 'Boston', merchantId: 'ABCDEFGHJKLMN' },
      })
      await rig.gateway.capture(ref)
      const refundKey = randomUUID()
      const payment = { ...ref, id: ref.id! }
      const refund = { payment, refundKey, amountCents: 100n, createdAt: new Date() }
      const first = await rig.gateway.refund(refund)
      expect(first).toMatchObject({ kind: 'approved' })
      const sent = rig.paypal.requests.find(({ path }) => path.endsWith('/refund'))
      const [, claims] = String(sent!.headers['paypal-auth-assertion']).split('.')
      expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
        iss: 'paypal-client',
        payer_id: 'ABCDEFGHJKLMN',
      })
      expect(await rig.gateway.refund(refund)).toEqual(first)
      expect(rig.paypal.requests.filter(({ path }) => path.endsWith('/refund'))).toHaveLength(1)
    }))

  it('finds the payment of a refund that was made in PayPal’s own screens', () =>
    inRig(async (rig) => {
      const ref = await approved(rig)
      await rig.gateway.capture(ref)
      const [capture] = rig.paypal.find(ref.key)[0]!.purchase_units[0]!.payments!.captures
      const up = { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture!.id}` }
      const notice = rig.paypal.notice('PAYMENT.CAPTURE.REFUNDED', { id: 'REFUND', links: [up] })
      expect(await rig.gateway.verifyWebhook(notice)).toMatchObject({
        kind: 'valid',
        events: [{ type: 'PAYMENT.CAPTURE.REFUNDED', key: ref.key, id: ref.id }],
      })
    }))

  it('asks nobody but PayPal for the certificate of a notice', () =>
    inRig(async (rig) => {
      const before = rig.paypal.requests.length
      for (const place of [
        'https://evil.example/v1/notifications/certs/CERT-360caa42',
        `${rig.paypal.url}/elsewhere/CERT-360caa42`,
        `${rig.paypal.url}/v1/notifications/certs/../../elsewhere`,
        'not an address',
      ]) {
        const notice = rig.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'A' }, place)
        expect(await rig.gateway.verifyWebhook(notice)).toEqual({ kind: 'invalid', reason: 'signature' })
      }
      expect(rig.paypal.requests).toHaveLength(before)
    }))

  it('believes no certificate that has ended', () =>
    inRig(
      async (rig) => {
        const notice = rig.paypal.notice('CHECKOUT.ORDER.APPROVED', { id: 'A' })
        expect(await rig.gateway.verifyWebhook(notice)).toEqual({ kind: 'invalid', reason: 'signature' })
      },
      new Date(Date.now() - 2 * 86_400_000),
    ))
})

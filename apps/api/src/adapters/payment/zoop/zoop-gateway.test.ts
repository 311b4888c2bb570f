import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exampleAttempt, refOf, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { startZoop } from '../../../testing/stand-in-zoop.ts'
import type { MetodoOnline } from '../attempt.ts'
import { createZoopGateway, type ZoopOptions } from './zoop-gateway.ts'

const SECRET = 'the secret in the address'

async function openRig(metodo: MetodoOnline, options: Partial<ZoopOptions> = {}) {
  const provider = await startZoop()
  const standing = (key: string) =>
    provider.of(key).filter(({ status }) => status !== 'failed' && status !== 'canceled')
  const rig: GatewayRig & { close: () => Promise<void> } = {
    gateway: createZoopGateway({
      url: provider.url,
      marketplaceId: 'market',
      secretKey: 'zpk_test_standin',
      sellerId: 'seller',
      webhookSecrets: ['the new one', SECRET],
      live: false,
      budgetMs: SUITE_BUDGET_MS,
      showsAfterMs: 0,
      ...options,
    }),
    ...(metodo === 'cartao_credito' && {
      source: async (does) => ({ token: `${does === 'decline' ? 'declined' : 'card'}-${randomUUID()}` }),
    }),
    charges: async (key) => standing(key).length,
    refunded: async (key) =>
      provider
        .of(key)
        .filter(({ refunded }) => refunded)
        .reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n),
    settle: async (key) => void Object.assign(standing(key)[0]!, { status: 'succeeded', confirmed: '1' }),
    arm: provider.arm,
    tamper: async (key, amountCents) =>
      void Object.assign(standing(key)[0]!, { amount: (Number(amountCents) / 100).toFixed(2) }),
    async webhook(key) {
      const event = {
        id: randomUUID(),
        type: 'transaction.succeeded',
        resource: 'event',
        payload: { object: provider.of(key)[0] },
      }
      return { rawBody: Buffer.from(JSON.stringify(event)), headers: {}, query: { segredo: SECRET } }
    },
    close: provider.close,
  }
  return { provider, ...rig }
}

const both = { currency: 'BRL', tellsAmount: true }
describeGateway('Zoop', { ...both, metodo: 'cartao_credito', begins: 'approved', declines: true }, () =>
  openRig('cartao_credito'),
)
describeGateway('Zoop', { ...both, metodo: 'pix', begins: 'pending' }, () => openRig('pix'))
describeGateway(
  'Zoop',
  { ...both, metodo: 'boleto', begins: 'pending', refundable: false, amounts: [300n, 12_345n, 1_000_000n] },
  () => openRig('boleto'),
)

const tried = (metodo: MetodoOnline = 'cartao_credito') => ({
  ...exampleAttempt({ metodo, currency: 'BRL' }),
  ...(metodo === 'cartao_credito' && { instrument: { token: `card-${randomUUID()}` } }),
})

async function withRig(
  metodo: MetodoOnline,
  options: Partial<ZoopOptions>,
  work: (rig: Awaited<ReturnType<typeof openRig>>) => Promise<void>,
) {
  const rig = await openRig(metodo, options)
  try {
    await work(rig)
  } finally {
    await rig.close()
  }
}

describe('Zoop', () => {
  it('asks in cents, for the church’s own seller, in installments without interest of its own', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider }) => {
      const attempt = tried()
      const payee = { ...attempt.payee, merchantId: 'church' }
      expect((await gateway.authorize({ ...attempt, payee, installments: 3 })).kind).toBe('approved')
      expect(provider.requests.at(-1)!.body).toMatchObject({
        amount: 12_345,
        on_behalf_of: 'church',
        reference_id: attempt.key,
        ...attempt.instrument,
        installment_plan: { mode: 'interest_free', number_installments: 3 },
      })
      expect((await gateway.fetch({ ...refOf(attempt, null), payee })).kind).toBe('approved')
    }))

  it('sends nothing twice while the first may be on its way, and again when it did not come', () =>
    withRig('pix', { showsAfterMs: 60_000 }, async ({ gateway, provider, arm }) => {
      const attempt = tried('pix')
      await arm('authorize', 'drop_before')
      await gateway.authorize(attempt)
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'unknown', cause: 'limited' })
      expect(await gateway.authorize(attempt)).toMatchObject({ kind: 'unknown', cause: 'limited' })
      const sent = provider.requests.filter(
        ({ method, path }) => method === 'POST' && path.endsWith('/transactions'),
      )
      expect(sent).toHaveLength(1)
      const old = { ...tried('pix'), createdAt: new Date(Date.now() - 120_000) }
      expect((await gateway.fetch(refOf(old, null))).kind).toBe('not_found')
      expect((await gateway.authorize(old)).kind).toBe('pending')
    }))

  it('finds an attempt among many, and two of one order are for a person to look at', () =>
    withRig('pix', {}, async ({ gateway, provider }) => {
      const attempt = tried('pix')
      await gateway.authorize(attempt)
      const [mine] = provider.of(attempt.key)
      for (let i = 0; i < 250; i += 1)
        provider.transactions.push({ ...mine!, id: randomUUID(), reference_id: null })
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'pending', id: mine!.id })
      provider.transactions.push({ ...mine!, id: randomUUID() })
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'unknown', cause: 'mismatch' })
    }))

  it('a boleto needs a payer with CPF and address, and comes with its barcode', () =>
    withRig('boleto', {}, async ({ gateway, provider }) => {
      const attempt = tried('boleto')
      const nameless = { ...attempt, payer: { ...attempt.payer, document: null } }
      expect(await gateway.authorize(nameless)).toMatchObject({ kind: 'declined', reason: 'request_refused' })
      const over = { ...tried('boleto'), amountCents: 1_000_001n }
      expect(await gateway.authorize(over)).toMatchObject({ kind: 'declined', reason: 'not_available' })
      expect(provider.transactions).toEqual([])
      // Half past eleven at night in Brasília is the next day in Greenwich.
      const expiresAt = new Date('2026-12-24T02:30:00Z')
      expect(await gateway.authorize({ ...attempt, expiresAt })).toMatchObject({
        kind: 'pending',
        instrument: {
          tipo: 'boleto',
          vencimento: '2026-12-23',
          codigoBarras: expect.stringMatching(/^\d{44}$/),
        },
      })
      await gateway.authorize({ ...tried('boleto'), payer: attempt.payer })
      expect(provider.buyers.size).toBe(1)
    }))

  it('gives back whole payments alone, once, and nothing that came by boleto', () =>
    withRig('boleto', {}, async ({ gateway, settle }) => {
      const attempt = tried('boleto')
      await gateway.authorize(attempt)
      await settle(attempt.key)
      const found = await gateway.fetch(refOf(attempt, null))
      if (found.kind !== 'approved') throw new Error(found.kind)
      const payment = { ...refOf(attempt, found.id), id: found.id }
      const refund = {
        payment,
        refundKey: randomUUID(),
        amountCents: attempt.amountCents,
        createdAt: new Date(),
      }
      expect(await gateway.refund(refund)).toMatchObject({
        kind: 'declined',
        providerCode: 'void_not_allowed',
      })
      expect(await gateway.refund({ ...refund, amountCents: 1n })).toMatchObject({
        providerCode: 'whole_payments_only',
      })
    }))

  it('cancels what waits and what is held, and says when it is too late', () =>
    withRig('pix', {}, async ({ gateway, settle }) => {
      const waiting = tried('pix')
      await gateway.authorize(waiting)
      expect((await gateway.cancelInstrument(refOf(waiting, null))).kind).toBe('canceled')
      expect(await gateway.fetch(refOf(waiting, null))).toMatchObject({
        kind: 'declined',
        reason: 'canceled',
      })
      const paid = tried('pix')
      await gateway.authorize(paid)
      await settle(paid.key)
      expect(await gateway.cancelInstrument(refOf(paid, null))).toMatchObject({ reason: 'already_paid' })
      const held = { ...tried(), capture: 'manual' as const }
      expect(await gateway.authorize(held)).toMatchObject({ kind: 'pending', reason: 'capturable' })
      expect((await gateway.capture(refOf(held, null))).kind).toBe('approved')
    }))

  it('keeps a card with its payment, charges it again, and forgets it', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider, arm }) => {
      const attempt = { ...tried(), save: true }
      await arm('authorize', 'drop_after')
      await gateway.authorize(attempt)
      const result = await gateway.authorize(attempt)
      if (result.kind !== 'approved' || !result.saved) throw new Error(result.kind)
      expect(result.saved).toMatchObject({ brand: 'visa', last4: '1111', validade: '12/2030' })
      const { reference, customer } = result.saved
      const again = { ...tried(), instrument: { reference }, payer: { ...attempt.payer, customer } }
      expect(await gateway.authorize(again)).toMatchObject({ kind: 'approved', saved: null })
      const { payee, payer } = attempt
      const request = { key: randomUUID(), token: 'another', tipo: 'cartao_credito' as const, payer, payee }
      expect(await gateway.saveInstrument(request)).toMatchObject({ kind: 'saved', instrument: { customer } })
      expect(await gateway.saveInstrument(request)).toMatchObject({
        kind: 'declined',
        reason: 'token_invalid',
      })
      expect((await gateway.forgetInstrument({ reference, customer, payee })).kind).toBe('forgotten')
      expect((await gateway.forgetInstrument({ reference, customer, payee })).kind).toBe('forgotten')
      expect(provider.cards.has(reference)).toBe(false)
    }))

  it('knows a church’s seller, or not, or does not say', () =>
    withRig('pix', {}, async ({ gateway, provider }) => {
      expect(await gateway.findAccount!('church')).toEqual({ kind: 'found' })
      expect(await gateway.findAccount!('another')).toEqual({ kind: 'absent' })
      await provider.arm('fetch', 'server_error')
      expect(await gateway.findAccount!('church')).toMatchObject({ kind: 'unknown' })
    }))

  it('lists payments, refunds and chargebacks of what was made on a day', () =>
    withRig('pix', {}, async ({ gateway, provider, settle }) => {
      const [paid, taken, waiting] = [tried('pix'), tried('pix'), tried('pix')]
      for (const attempt of [paid, taken, waiting]) await gateway.authorize(attempt)
      await settle(paid.key)
      provider.of(taken.key)[0]!.status = 'charged_back'
      provider.transactions.push({
        ...provider.transactions[0]!,
        id: 'other',
        reference_id: null,
        amount: '?',
      })
      const day = new Date().toISOString().slice(0, 10)
      const list = await gateway.listSettlements({ day, payee: paid.payee })
      if (list.kind !== 'listed') throw new Error(list.kind)
      expect(list.complete).toBe(false)
      const seen = list.entries.map(({ tipo, key }) => `${tipo} ${key}`).toSorted()
      expect(seen).toEqual(
        [`chargeback ${taken.key}`, `payment ${paid.key}`, `payment ${taken.key}`].toSorted(),
      )
      expect(await gateway.fetch(refOf(taken, null))).toMatchObject({ disputedCents: taken.amountCents })
    }))
})

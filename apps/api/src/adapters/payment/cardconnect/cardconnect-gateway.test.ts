import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exampleAttempt, refOf, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { startCardConnect } from '../../../testing/stand-in-cardconnect.ts'
import type { MetodoOnline } from '../attempt.ts'
import { createCardConnectGateway, type CardConnectOptions } from './cardconnect-gateway.ts'
import { orderIdOf } from './cardconnect-wire.ts'

const tokens = { approve: '9418594164541111', decline: '9438770000001053', challenge: '' }
const beside = { cartao_credito: '1230', ach: 'ECHK' }

interface Given {
  closesBatches?: boolean
  options?: Partial<CardConnectOptions>
}

async function openRig(metodo: 'cartao_credito' | 'ach', { closesBatches = true, options }: Given = {}) {
  const provider = await startCardConnect({ closesBatches })
  const standing = (key: string) =>
    provider.of(orderIdOf(key)).filter(({ respstat, setlstat }) => respstat === 'A' && setlstat !== 'Voided')
  const rig: GatewayRig & { close: () => Promise<void> } = {
    gateway: createCardConnectGateway({
      url: provider.url,
      username: 'user',
      password: 'password',
      merchantId: '496160873888',
      live: false,
      budgetMs: SUITE_BUDGET_MS,
      showsAfterMs: 0,
      clearingMs: 0,
      ...options,
    }),
    source: async (does) => ({ token: `${tokens[does]}:${beside[metodo]}` }),
    charges: async (key) => standing(key).length,
    async refunded(key) {
      const [one] = provider.of(orderIdOf(key))
      if (one?.setlstat === 'Voided') return BigInt(one.amount.replace('.', ''))
      return one ? provider.refundedOf(one.retref) : 0n
    },
    settle: async (key) => void Object.assign(standing(key)[0]!, { setlstat: 'Accepted' }),
    arm: provider.arm,
    tamper: async (key, amountCents) =>
      void Object.assign(standing(key)[0]!, { amount: (Number(amountCents) / 100).toFixed(2) }),
    webhook: async (key) => ({
      rawBody: Buffer.from(JSON.stringify({ orderid: orderIdOf(key) })),
      headers: {},
      query: {},
    }),
    close: provider.close,
  }
  return { provider, ...rig }
}

const both = { currency: 'USD', partialRefunds: true, tellsAmount: true, tellsRefunds: false, notices: false }
describeGateway(
  'CardConnect',
  { ...both, metodo: 'cartao_credito', begins: 'approved', declines: true },
  () => openRig('cartao_credito'),
)
describeGateway('CardConnect', { ...both, metodo: 'ach', begins: 'pending' }, () => openRig('ach'))

const tried = (given: { token?: string; metodo?: MetodoOnline } = {}) => {
  const { metodo = 'cartao_credito', token = `${tokens.approve}:1230` } = given
  return { ...exampleAttempt({ metodo, currency: 'USD' }), instrument: { token } }
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function withRig(
  metodo: 'cartao_credito' | 'ach',
  given: Given,
  work: (rig: Awaited<ReturnType<typeof openRig>>) => Promise<void>,
) {
  const rig = await openRig(metodo, given)
  try {
    await work(rig)
  } finally {
    await rig.close()
  }
}

describe('CardConnect', () => {
  it('asks in US ASCII, for the church’s own merchant, with an order id that is no card number', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider }) => {
      const attempt = tried()
      await gateway.authorize({ ...attempt, payee: { ...attempt.payee, merchantId: '820000003069' } })
      expect(provider.requests.at(-1)!.body).toMatchObject({
        merchid: '820000003069',
        account: '9418594164541111',
        expiry: '1230',
        amount: '123.45',
        orderid: expect.stringMatching(/^[A-Z]{19}$/),
        city: 'Sao Paulo',
        capture: 'Y',
        ecomind: 'E',
      })
      expect(orderIdOf(attempt.key)).not.toBe(orderIdOf(randomUUID()))
    }))

  it('sends nothing twice while the first may be on its way, and again when it did not come', () =>
    withRig('cartao_credito', { options: { showsAfterMs: 60_000 } }, async ({ gateway, provider, arm }) => {
      const attempt = tried()
      const sent = () => provider.requests.filter(({ path }) => path.endsWith('/auth')).length
      await arm('authorize', 'drop_before')
      await gateway.authorize(attempt)
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'unknown', cause: 'limited' })
      expect(await gateway.authorize(attempt)).toMatchObject({ kind: 'unknown', cause: 'limited' })
      // After a restart nobody remembers; how long ago the order was tells.
      const late = { ...tried(), createdAt: new Date(Date.now() - 10_000) }
      expect(await gateway.authorize(late)).toMatchObject({ kind: 'unknown', cause: 'limited' })
      expect(sent()).toBe(1)
      const old = { ...tried(), createdAt: minutesAgo(2) }
      expect((await gateway.fetch(refOf(old, null))).kind).toBe('not_found')
      expect((await gateway.authorize(old)).kind).toBe('approved')
    }))

  it('two payments of one order are for a person to look at', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider }) => {
      const attempt = tried()
      await gateway.authorize(attempt)
      provider.transactions.push({ ...provider.transactions[0]!, retref: '999999999999' })
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'unknown', cause: 'mismatch' })
    }))

  it('undoes an approval of a part', () =>
    withRig('cartao_credito', { closesBatches: false }, async ({ gateway, charges }) => {
      const attempt = tried({ token: '9418594164541010:1230' })
      expect(await gateway.authorize(attempt)).toMatchObject({
        kind: 'declined',
        reason: 'insufficient_funds',
      })
      expect(await charges(attempt.key)).toBe(0)
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({
        kind: 'declined',
        reason: 'canceled',
      })
    }))

  it('what CardPointe could not finish is unknown for a minute, and then nothing was taken', () =>
    withRig('cartao_credito', {}, async ({ gateway }) => {
      const attempt = tried({ token: '9418594164541062:1230' })
      expect(await gateway.authorize(attempt)).toMatchObject({ kind: 'unknown', cause: 'server_error' })
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'unknown' })
      const later = { ...refOf(attempt, null), createdAt: minutesAgo(2) }
      expect(await gateway.fetch(later)).toMatchObject({ kind: 'declined', providerCode: 'PPS 62' })
    }))

  it('before the night a whole payment is voided, and a part waits', () =>
    withRig('cartao_credito', { closesBatches: false }, async ({ gateway, provider, refunded, settle }) => {
      const attempt = tried()
      const result = await gateway.authorize(attempt)
      if (result.kind !== 'approved') throw new Error(result.kind)
      const payment = { ...refOf(attempt, result.id), id: result.id }
      const part = { payment, refundKey: randomUUID(), amountCents: 45n, createdAt: new Date() }
      expect((await gateway.refund(part)).kind).toBe('pending')
      expect(await refunded(attempt.key)).toBe(0n)
      await settle(attempt.key)
      expect(await gateway.refund(part)).toMatchObject({ kind: 'approved', amountCents: 45n })
      expect(await refunded(attempt.key)).toBe(45n)

      const other = tried()
      const second = await gateway.authorize(other)
      if (second.kind !== 'approved') throw new Error(second.kind)
      const whole = {
        ...part,
        payment: { ...refOf(other, second.id), id: second.id },
        refundKey: randomUUID(),
      }
      const all = { ...whole, amountCents: other.amountCents }
      expect((await gateway.refund(all)).kind).toBe('approved')
      expect((await gateway.refund(all)).kind).toBe('approved')
      expect(provider.of(orderIdOf(other.key))[0]!.setlstat).toBe('Voided')
      const seen = await gateway.fetch(payment)
      expect(await gateway.fetch(whole.payment)).toMatchObject({
        kind: 'approved',
        refundedCents: other.amountCents,
      })
      expect(seen).toMatchObject({ kind: 'approved', refundedCents: 0n })
    }))

  it('a refund from the church’s own screens shows', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider }) => {
      const attempt = tried()
      await gateway.authorize(attempt)
      provider.transactions.push({ ...provider.transactions[0]!, retref: '888888888888', amount: '-20.00' })
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({
        kind: 'approved',
        refundedCents: 2_000n,
      })
    }))

  it('holds an amount until it is taken, and lets it go', () =>
    withRig('cartao_credito', {}, async ({ gateway }) => {
      const taken = { ...tried(), capture: 'manual' as const }
      expect(await gateway.authorize(taken)).toMatchObject({ kind: 'pending', reason: 'capturable' })
      expect((await gateway.capture(refOf(taken, null))).kind).toBe('approved')
      expect(await gateway.cancelInstrument(refOf(taken, null))).toMatchObject({ reason: 'already_paid' })
      const left = { ...tried(), capture: 'manual' as const }
      await gateway.authorize(left)
      expect((await gateway.cancelInstrument(refOf(left, null))).kind).toBe('canceled')
      expect(await gateway.fetch(refOf(left, null))).toMatchObject({ kind: 'declined', reason: 'canceled' })
    }))

  it('keeps a card, charges it without its owner, and forgets it', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider }) => {
      const attempt = { ...tried(), save: true }
      const result = await gateway.authorize(attempt)
      if (result.kind !== 'approved' || !result.saved) throw new Error(result.kind)
      expect(result.saved).toMatchObject({ last4: '1111', validade: '12/2030' })
      const { reference } = result.saved
      const again = { ...tried(), instrument: { reference }, offSession: true }
      expect(await gateway.authorize(again)).toMatchObject({ kind: 'approved', saved: null })
      expect(provider.requests.at(-1)!.body).toMatchObject({
        profile: reference,
        cof: 'M',
        cofscheduled: 'Y',
        ecomind: 'R',
      })
      const { payee, payer } = attempt
      const request = {
        key: randomUUID(),
        token: `${tokens.approve}:1230`,
        tipo: 'cartao_credito' as const,
        payer,
        payee,
      }
      expect(await gateway.saveInstrument(request)).toMatchObject({
        kind: 'saved',
        instrument: { reference },
      })
      const kept = { reference, customer: null, payee }
      expect((await gateway.forgetInstrument(kept)).kind).toBe('forgotten')
      expect((await gateway.forgetInstrument(kept)).kind).toBe('forgotten')
      expect(provider.profiles.size).toBe(0)
    }))

  it('a debit counts as paid when the other bank’s days are over, and goes back when it returns later', () =>
    withRig('ach', { options: { clearingMs: 6 * 86_400_000 } }, async ({ gateway, settle, provider }) => {
      const attempt = tried({ metodo: 'ach', token: `${tokens.approve}:ESAV` })
      expect(await gateway.authorize(attempt)).toMatchObject({
        kind: 'pending',
        reason: 'processing',
        instrument: { tipo: 'ach', last4: '1111' },
      })
      const now = refOf(attempt, null)
      const weekLater = { ...now, createdAt: minutesAgo(7 * 24 * 60) }
      await settle(attempt.key)
      expect((await gateway.fetch(now)).kind).toBe('pending')
      expect(await gateway.fetch(weekLater)).toMatchObject({ kind: 'approved', refundedCents: 0n })
      provider.transactions[0]!.setlstat = 'Rejected'
      expect(await gateway.fetch(now)).toMatchObject({ kind: 'declined', reason: 'account_invalid' })
      expect(await gateway.fetch(weekLater)).toMatchObject({
        kind: 'approved',
        disputedCents: attempt.amountCents,
      })
    }))

  it('lists what was funded, what came back and chargebacks, and claims no complete list', () =>
    withRig('cartao_credito', {}, async ({ gateway, provider }) => {
      const sale = {
        type: 'SALE',
        amount: '5.01',
        currency: 'USD',
        cardbrand: 'VISA',
        retref: '1',
        fundingtxnid: '10',
      }
      provider.fund({
        txns: [
          sale,
          { ...sale, retref: '2', fundingtxnid: '11', cardbrand: 'ECHK', achreturncode: 'R03' },
          { ...sale, retref: '3', fundingtxnid: '12', cardbrand: 'ECHK' },
          { ...sale, type: 'REFUND', retref: '4', fundingtxnid: '13', amount: '-2.00', parentretref: '1' },
        ],
        chargebacks: [{ retref: '1', amount: '3.01', fundingchargebackid: 5 }],
      })
      const list = await gateway.listSettlements({ day: '2026-11-20', payee: tried().payee })
      expect(provider.requests.at(-1)!.query.get('date')).toBe('1120')
      expect(list).toMatchObject({
        complete: false,
        entries: [
          { tipo: 'payment', paymentId: '1', amountCents: 501n },
          { tipo: 'chargeback', paymentId: '2', amountCents: 501n },
          { tipo: 'refund', paymentId: '1', amountCents: 200n },
          { tipo: 'chargeback', paymentId: '1', amountCents: 301n },
        ],
      })
    }))
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Attempt } from '../adapters/payment/attempt.ts'
import {
  exampleAttempt,
  forge,
  plain,
  refOf,
  SUITE_BUDGET_MS,
  type GatewayRig,
  type GatewayTraits,
} from './gateway-rig.ts'

/** What the core of the payments may rely on, whatever the provider. */
export function describeGateway(
  name: string,
  traits: GatewayTraits,
  open: () => Promise<GatewayRig & { close: () => Promise<void> }>,
): void {
  describe(`${name}, ${traits.metodo}`, () => {
    let rig: GatewayRig & { close: () => Promise<void> }
    beforeAll(async () => {
      rig = await open()
    })
    afterAll(() => rig?.close())

    const attempt = async (
      given: Partial<Attempt> = {},
      does: 'approve' | 'decline' | 'challenge' = 'approve',
    ) => ({
      ...exampleAttempt(traits),
      ...(rig.source && { instrument: await rig.source(does) }),
      ...given,
    })
    const begun = async (given: Partial<Attempt> = {}) => {
      const tried = await attempt(given)
      const result = await rig.gateway.authorize(tried)
      expect(result).toMatchObject({ kind: traits.begins })
      return { tried, ref: refOf(tried, idOf(result) ?? null) }
    }
    /** Until the money is there. */
    const paid = async (given: Partial<Attempt> = {}) => {
      const { tried, ref } = await begun(given)
      if (traits.begins !== 'approved') await rig.settle(tried.key)
      if (traits.captures) await rig.gateway.capture(ref)
      const result = await rig.gateway.fetch(ref)
      if (result.kind !== 'approved') throw new Error(`not approved: ${JSON.stringify(result, plain)}`)
      return { tried, ref: { ...ref, id: result.id }, result }
    }

    it('collects, and says so only when it has', async () => {
      const { tried, ref } = await begun()
      expect((await rig.gateway.fetch(ref)).kind).toBe(traits.begins)
      if (traits.begins !== 'approved') await rig.settle(tried.key)
      if (traits.captures) await rig.gateway.capture(ref)
      expect(await rig.gateway.fetch(ref)).toMatchObject({
        kind: 'approved',
        amountCents: tried.amountCents,
        currency: traits.currency,
        refundedCents: 0n,
      })
      expect(await rig.charges(tried.key)).toBe(1)
    })

    it.runIf(traits.captures)('is not collected before it is taken, and taken once', async () => {
      const { tried, ref } = await begun()
      await rig.settle(tried.key)
      expect(await rig.gateway.fetch(ref)).toMatchObject({ kind: 'pending', reason: 'capturable' })
      expect(await rig.gateway.capture(ref)).toMatchObject({ kind: 'approved' })
      expect(await rig.gateway.capture(ref)).toMatchObject({ kind: 'approved' })
      expect(await rig.charges(tried.key)).toBe(1)
    })

    it.each(traits.amounts ?? [1n, 99n, 100n, 12_345n, 1_999_999n])(
      'keeps every cent of %s',
      async (amountCents) => {
        const { tried, result } = await paid({ amountCents })
        expect(result.amountCents).toBe(amountCents)
        expect(await rig.charges(tried.key)).toBe(1)
      },
    )

    it('the same key collects once, one after the other and all at once', async () => {
      const tried = await attempt()
      const first = await rig.gateway.authorize(tried)
      const again = await Promise.all([1, 2, 3].map(() => rig.gateway.authorize(tried)))
      // A provider may ask to wait while the first is on its way; it may not answer with another payment.
      const definite = again.filter(({ kind }) => kind !== 'unknown')
      const same = { kind: first.kind, id: idOf(first) }
      expect(definite).toEqual(definite.map(() => expect.objectContaining(same)))
      expect(await rig.charges(tried.key)).toBe(1)
    })

    it('asked before anything was tried: not found, or nobody knows, but never refused', async () => {
      const { kind } = await rig.gateway.fetch(refOf(await attempt(), null))
      expect(['not_found', 'unknown']).toContain(kind)
    })

    it.each(['drop_before', 'drop_after', 'server_error', 'server_error_after', 'garbage', 'delay'] as const)(
      'unknown when the answer is lost (%s); asking by key and replaying end in one charge',
      async (fault) => {
        const tried = await attempt()
        await rig.arm('authorize', fault)
        const started = Date.now()
        expect(await rig.gateway.authorize(tried)).toMatchObject({ kind: 'unknown' })
        expect(Date.now() - started).toBeLessThan(SUITE_BUDGET_MS + 1_000)
        const found = await rig.gateway.fetch(refOf(tried, null))
        expect([traits.begins, 'not_found']).toContain(found.kind)
        const replayed = await rig.gateway.authorize(tried)
        expect(replayed.kind).toBe(traits.begins)
        expect([idOf(replayed), undefined]).toContain(idOf(found))
        expect(await rig.charges(tried.key)).toBe(1)
      },
    )

    it.each(['drop_before', 'server_error', 'garbage', 'delay'] as const)(
      'unknown when a question is not answered (%s)',
      async (fault) => {
        const { ref } = await begun()
        await rig.arm('fetch', fault)
        expect(await rig.gateway.fetch(ref)).toMatchObject({ kind: 'unknown' })
        expect((await rig.gateway.fetch(ref)).kind).toBe(traits.begins)
      },
    )

    it.runIf(traits.declines)('a refusal is definite and names a reason', async () => {
      const tried = await attempt({}, 'decline')
      expect(await rig.gateway.authorize(tried)).toMatchObject({
        kind: 'declined',
        reason: expect.any(String),
      })
      expect(await rig.charges(tried.key)).toBe(0)
    })

    it.runIf(traits.challenges)(
      'a challenge sends the person to a page; nothing is collected before',
      async () => {
        const tried = await attempt({}, 'challenge')
        const result = await rig.gateway.authorize(tried)
        if (result.kind !== 'action') throw new Error(result.kind)
        expect(result.challenge.url).toMatch(/^https?:\/\//)
        expect(await rig.charges(tried.key)).toBe(0)
        await rig.settle(tried.key)
        expect((await rig.gateway.fetch(refOf(tried, result.id))).kind).toBe('approved')
        expect(await rig.charges(tried.key)).toBe(1)
      },
    )

    it.runIf(traits.tellsAmount)('another amount than asked for is no success', async () => {
      const { tried, ref } = await paid()
      await rig.tamper!(tried.key, tried.amountCents - 1n)
      expect(await rig.gateway.fetch(ref)).toMatchObject({ kind: 'unknown', cause: 'mismatch' })
    })

    it.runIf(traits.partialRefunds)('gives back a part and then the rest, each key once', async () => {
      const { tried, ref, result } = await paid({ amountCents: 10_001n })
      const base = { payment: ref, createdAt: new Date(), endToEndId: result.detail.endToEndId ?? null }
      const part = { ...base, refundKey: randomUUID(), amountCents: 3_334n }
      const first = await rig.gateway.refund(part)
      expect(['approved', 'pending']).toContain(first.kind)
      expect(first).toMatchObject({ amountCents: 3_334n })
      expect(await rig.gateway.refund(part)).toMatchObject({ id: idOf(first) })
      expect(await rig.refunded(tried.key)).toBe(3_334n)
      await rig.gateway.refund({ ...base, refundKey: randomUUID(), amountCents: 6_667n })
      expect(await rig.refunded(tried.key)).toBe(10_001n)
      const refundedCents = traits.tellsRefunds === false ? 0n : 10_001n
      expect(await rig.gateway.fetch(ref)).toMatchObject({ kind: 'approved', refundedCents })
    })

    it.runIf(traits.refundable !== false).each(['drop_before', 'drop_after', 'delay'] as const)(
      'a refund whose answer is lost (%s) is unknown, and its replay gives back once',
      async (fault) => {
        const { tried, ref, result } = await paid({ amountCents: 5_000n })
        const refund = {
          payment: ref,
          refundKey: randomUUID(),
          amountCents: 5_000n,
          createdAt: new Date(),
          endToEndId: result.detail.endToEndId ?? null,
        }
        await rig.arm('refund', fault)
        expect((await rig.gateway.refund(refund)).kind).toBe('unknown')
        expect(['approved', 'pending']).toContain((await rig.gateway.refund(refund)).kind)
        expect(await rig.refunded(tried.key)).toBe(5_000n)
      },
    )

    it('gives back no more than there is', async () => {
      const { tried, ref, result } = await paid({ amountCents: 5_000n })
      const refund = {
        payment: ref,
        refundKey: randomUUID(),
        createdAt: new Date(),
        endToEndId: result.detail.endToEndId ?? null,
      }
      expect(await rig.gateway.refund({ ...refund, amountCents: 5_001n })).toMatchObject({ kind: 'declined' })
      expect(await rig.refunded(tried.key)).toBe(0n)
    })

    const sendsNotices = traits.notices !== false
    it.runIf(sendsNotices)('takes a genuine notice, which names the payment', async () => {
      const { tried, ref } = await begun()
      const verdict = await rig.gateway.verifyWebhook(await rig.webhook(tried.key))
      if (verdict.kind !== 'valid') throw new Error(JSON.stringify(verdict))
      expect(verdict.events[0]!.eventId).not.toBe('')
      expect([tried.key, ref.id]).toContain(verdict.events[0]!.key ?? verdict.events[0]!.id)
    })

    it.runIf(sendsNotices)(
      'refuses a notice that somebody else wrote, changed, or left unsigned',
      async () => {
        const { tried } = await begun()
        const genuine = await rig.webhook(tried.key)
        const forged = { ...genuine, ...forge(genuine) }
        expect(await rig.gateway.verifyWebhook(forged)).toMatchObject({
          kind: 'invalid',
          reason: 'signature',
        })
        expect(await rig.gateway.verifyWebhook({ ...genuine, headers: {}, query: {} })).toMatchObject({
          kind: 'invalid',
        })
      },
    )

    it.runIf(!sendsNotices)('believes no notice, since its provider sends none', async () => {
      const { tried } = await begun()
      expect(await rig.gateway.verifyWebhook(await rig.webhook(tried.key))).toMatchObject({ kind: 'invalid' })
    })

    it.runIf(traits.datedWebhooks)('refuses a notice older than five minutes', async () => {
      const { tried } = await begun()
      expect(await rig.gateway.verifyWebhook(await rig.webhook(tried.key, 290))).toMatchObject({
        kind: 'valid',
      })
      expect(await rig.gateway.verifyWebhook(await rig.webhook(tried.key, 310))).toEqual({
        kind: 'invalid',
        reason: 'too_old',
      })
    })
  })
}

function idOf(result: object): string | undefined {
  return 'id' in result && typeof result.id === 'string' ? result.id : undefined
}

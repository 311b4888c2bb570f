import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleAttempt, refOf, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { sandboxSecrets, startTestSandbox, type TestSandbox } from '../../../testing/payments-sandbox.ts'
import type { MetodoOnline } from '../attempt.ts'
import type { Gateway } from '../gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

const outcomeOf = { approve: 'approved', decline: 'insufficient_funds', challenge: 'challenge' }

function gatewayOf(sandbox: TestSandbox): Gateway {
  const { key, webhookSecret } = sandboxSecrets
  return createSandboxGateway({
    url: sandbox.url,
    key,
    webhookSecrets: ['the new secret', webhookSecret],
    budgetMs: SUITE_BUDGET_MS,
  })
}

async function openRig(metodo: MetodoOnline): Promise<GatewayRig & { close: () => Promise<void> }> {
  const sandbox = await startTestSandbox()
  const inbox = await startInbox()
  await sandbox.aimWebhooks(inbox.url)
  const lies = new Map<string, bigint>()
  const real = gatewayOf(sandbox)
  const state = async (key: string) => {
    const response = await fetch(`${sandbox.url()}/v1/payments/${key}`, {
      headers: { authorization: `Bearer ${sandboxSecrets.key}` },
    })
    return (await response.json()) as { status?: string; refundedCents: string }
  }
  return {
    // The sandbox never errs about an amount: the question is changed instead.
    gateway: {
      ...real,
      fetch: (ref) => real.fetch({ ...ref, amountCents: lies.get(ref.key) ?? ref.amountCents }),
    },
    ...((metodo === 'cartao_credito' || metodo === 'ach') && {
      source: async (does) => ({ token: await sandbox.token(outcomeOf[does], metodo) }),
    }),
    async charges(key) {
      const { status } = await state(key)
      const stats = await sandbox.stats()
      expect(stats.paid).toBeLessThanOrEqual(stats.payments)
      return ['paid', 'waiting', 'processing', ...(metodo === 'paypal' ? ['challenge'] : [])].includes(
        status ?? '',
      )
        ? 1
        : 0
    },
    refunded: async (key) => BigInt((await state(key)).refundedCents),
    settle: (key) =>
      sandbox.act(key, metodo === 'pix' || metodo === 'boleto' || metodo === 'picpay' ? 'pay' : 'approve'),
    arm: (on, mode) => sandbox.arm({ on, mode, delayMs: SUITE_BUDGET_MS * 2 }),
    tamper: async (key, amountCents) => void lies.set(key, amountCents),
    webhook: async (key, ageSeconds = 0) => inbox.take(key, ageSeconds),
    async close() {
      await inbox.close()
      await sandbox.close()
    },
  }
}

/** Takes the sandbox's own deliveries; an older one is signed again with the same secret. */
async function startInbox() {
  const bodies: { body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push({ body, signature: String(request.headers['sandbox-signature']) })
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    bodies,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/sandbox`,
    async take(key: string, ageSeconds: number) {
      await expect.poll(() => bodies.some(({ body }) => body.includes(key)), { timeout: 5_000 }).toBe(true)
      const { body, signature } = bodies.find((each) => each.body.includes(key))!
      const seconds = Math.floor(Date.now() / 1000) - ageSeconds
      const old = createHmac('sha256', sandboxSecrets.webhookSecret)
        .update(`${seconds}.${body}`)
        .digest('hex')
      return {
        rawBody: Buffer.from(body),
        headers: { 'sandbox-signature': ageSeconds === 0 ? signature : `t=${seconds},v1=${old}` },
        query: {},
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const both = { currency: 'BRL', partialRefunds: true, tellsAmount: true, datedWebhooks: true }
const card = { ...both, metodo: 'cartao_credito' as const, begins: 'approved' as const }
describeGateway('sandbox', { ...card, declines: true, challenges: true }, () => openRig('cartao_credito'))
for (const metodo of ['pix', 'boleto', 'picpay'] as const) {
  describeGateway('sandbox', { ...both, metodo, begins: 'pending' }, () => openRig(metodo))
}
describeGateway('sandbox', { ...both, metodo: 'ach', currency: 'USD', begins: 'pending' }, () =>
  openRig('ach'),
)
describeGateway('sandbox', { ...both, metodo: 'paypal', begins: 'action', captures: true }, () =>
  openRig('paypal'),
)

describe('the sandbox', () => {
  let sandbox: TestSandbox
  let gateway: Gateway
  beforeAll(async () => {
    sandbox = await startTestSandbox()
    gateway = gatewayOf(sandbox)
  })
  afterAll(() => sandbox?.close())

  const card = async (outcome: string, given = {}) => ({
    ...exampleAttempt({ metodo: 'cartao_credito', currency: 'BRL' }),
    instrument: { token: await sandbox.token(outcome) },
    ...given,
  })

  it('keeps every answered payment through kill -9, and takes off a torn line', async () => {
    const answered = []
    for (let round = 0; round < 3; round += 1) {
      const tries = await Promise.all(Array.from({ length: 20 }, () => card('approved')))
      const results = Promise.all(tries.map((attempt) => gateway.authorize(attempt)))
      // Some are on their way, some are done.
      await new Promise((resolve) => setTimeout(resolve, 5 + round * 10))
      await sandbox.kill()
      const seen = await results
      answered.push(...tries.filter((_attempt, index) => seen[index]!.kind === 'approved'))
      await appendFile(join(sandbox.dir, 'ledger.jsonl'), '1234abcd [{"kind":"payment","id":"pay_torn"')
      await sandbox.restart()
    }
    for (const attempt of answered) {
      expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({ kind: 'approved' })
    }
    expect(await readFile(join(sandbox.dir, 'ledger.jsonl'), 'utf8')).not.toContain('pay_torn')
  })

  it('does not start on a ledger that was changed by hand', async () => {
    const other = await startTestSandbox()
    try {
      await other.token()
      await other.token()
      await other.kill()
      const file = join(other.dir, 'ledger.jsonl')
      await writeFile(file, (await readFile(file, 'utf8')).replace('4242', '4243'))
      await expect(other.restart()).rejects.toThrow('does not start')
    } finally {
      await other.close()
    }
  })

  it('a token is spent once', async () => {
    const first = await card('approved')
    expect((await gateway.authorize(first)).kind).toBe('approved')
    const second = { ...(await card('approved')), instrument: first.instrument }
    expect(await gateway.authorize(second)).toMatchObject({ kind: 'declined', reason: 'token_invalid' })
  })

  it('a key that stands for something else is no refusal', async () => {
    const first = await card('approved')
    await gateway.authorize(first)
    expect(await gateway.authorize({ ...first, amountCents: 1n })).toMatchObject({
      kind: 'unknown',
      cause: 'mismatch',
    })
  })

  it.each([
    ['lost_after_charge', 'approved'],
    ['lost_before_charge', 'not_found'],
  ])('test card %s', async (outcome, found) => {
    const attempt = await card(outcome)
    expect((await gateway.authorize(attempt)).kind).toBe('unknown')
    expect((await gateway.fetch(refOf(attempt, null))).kind).toBe(found)
    expect((await gateway.authorize(attempt)).kind).toBe('approved')
  })

  it('a kept card is charged again without its holder, until it is forgotten', async () => {
    const first = await gateway.authorize(await card('challenge', { save: true }))
    if (first.kind !== 'action') throw new Error(first.kind)
    await sandbox.act(first.id, 'approve')
    const attempt = await card('approved')
    const paid = await gateway.fetch({ ...refOf(attempt, first.id), key: (await byId(first.id)).key })
    if (paid.kind !== 'approved') throw new Error(paid.kind)
    const { reference } = paid.saved!
    const again = { instrument: { reference }, offSession: true }
    expect((await gateway.authorize(await card('approved', again))).kind).toBe('approved')
    const { payee } = attempt
    expect((await gateway.forgetInstrument({ reference, customer: null, payee })).kind).toBe('forgotten')
    expect(await gateway.authorize(await card('approved', again))).toMatchObject({ reason: 'token_invalid' })
  })

  it('an ACH debit comes back after it was paid', async () => {
    const token = await sandbox.token('approved', 'ach')
    const attempt = { ...exampleAttempt({ metodo: 'ach', currency: 'USD' }), instrument: { token } }
    await gateway.authorize(attempt)
    await sandbox.act(attempt.key, 'approve')
    await sandbox.act(attempt.key, 'return')
    expect(await gateway.fetch(refOf(attempt, null))).toMatchObject({
      kind: 'approved',
      refundedCents: attempt.amountCents,
      disputedCents: attempt.amountCents,
    })
  })

  it('a cancelled Pix cannot be paid, and a bank may pay it all the same', async () => {
    const attempt = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
    await gateway.authorize(attempt)
    expect((await gateway.cancelInstrument(refOf(attempt, null))).kind).toBe('canceled')
    await expect(sandbox.act(attempt.key, 'pay')).rejects.toThrow('not_possible')
    await sandbox.act(attempt.key, 'pay_late')
    expect((await gateway.fetch(refOf(attempt, null))).kind).toBe('approved')
    expect(await gateway.cancelInstrument(refOf(attempt, null))).toMatchObject({
      kind: 'declined',
      reason: 'already_paid',
    })
  })

  it('expires what nobody pays in time', async () => {
    const attempt = {
      ...exampleAttempt({ metodo: 'pix', currency: 'BRL' }),
      expiresAt: new Date(Date.now() + 300),
    }
    await gateway.authorize(attempt)
    await expect
      .poll(async () => gateway.fetch(refOf(attempt, null)), { timeout: 5_000 })
      .toMatchObject({ kind: 'declined', reason: 'expired' })
  })

  it('lists every movement of a day, to the cent', async () => {
    const attempt = await card('approved')
    const result = await gateway.authorize(attempt)
    const ref = { ...refOf(attempt, null), id: (result as { id: string }).id }
    await gateway.refund({ refundKey: 'refund-1', payment: ref, amountCents: 45n, createdAt: new Date() })
    const { payee } = attempt
    const list = await gateway.listSettlements({ day: new Date().toISOString().slice(0, 10), payee })
    if (list.kind !== 'listed') throw new Error(list.kind)
    const own = list.entries.filter(({ paymentId }) => paymentId === ref.id)
    expect(own).toMatchObject([
      { tipo: 'payment', key: attempt.key, amountCents: attempt.amountCents },
      { tipo: 'refund', key: 'refund-1', amountCents: 45n },
    ])
  })

  it('delivers again what was not taken, also after a restart, and repeats, loses and lies when told to', async () => {
    const inbox = await startInbox()
    try {
      const seen = (key: string, type: string) =>
        inbox.bodies.filter(({ body }) => body.includes(key) && body.includes(type)).length
      const first = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      await sandbox.aimWebhooks(null)
      await gateway.authorize(first)
      await sandbox.restart()
      await sandbox.aimWebhooks(inbox.url)
      await expect.poll(() => seen(first.key, 'payment.waiting'), { timeout: 5_000 }).toBe(1)
      await sandbox.arm({ on: 'webhook', mode: 'lie', key: first.key })
      await sandbox.act(first.key, 'expire')
      await expect.poll(() => seen(first.key, 'payment.paid'), { timeout: 5_000 }).toBe(1)
      expect(await gateway.fetch(refOf(first, null))).toMatchObject({ kind: 'declined', reason: 'expired' })
      const second = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      await sandbox.arm({ on: 'webhook', mode: 'duplicate', key: second.key })
      await gateway.authorize(second)
      await expect.poll(() => seen(second.key, 'payment.waiting'), { timeout: 5_000 }).toBe(2)
      const third = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      await sandbox.arm({ on: 'webhook', mode: 'bad_signature', key: third.key })
      await gateway.authorize(third)
      await expect.poll(() => seen(third.key, 'payment.waiting'), { timeout: 5_000 }).toBe(1)
      const { body, signature } = inbox.bodies.at(-1)!
      const delivery = { rawBody: Buffer.from(body), headers: { 'sandbox-signature': signature }, query: {} }
      expect(await gateway.verifyWebhook(delivery)).toEqual({ kind: 'invalid', reason: 'signature' })
    } finally {
      await inbox.close()
    }
  })

  async function byId(id: string): Promise<{ key: string }> {
    const response = await fetch(`${sandbox.url()}/v1/payments/${id}`, {
      headers: { authorization: `Bearer ${sandboxSecrets.key}` },
    })
    return (await response.json()) as { key: string }
  }
})

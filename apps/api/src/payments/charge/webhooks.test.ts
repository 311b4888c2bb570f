import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { purgeInbox } from './refused-notices.ts'
import { workInbox } from './webhooks.ts'

const secret = 'the-secret-in-the-address-of-the-webhook'
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    env: {
      PIX_URL: 'http://127.0.0.1:9',
      PIX_TOKEN_URL: 'http://127.0.0.1:9/oauth/token',
      PIX_CLIENT_ID: 'client',
      PIX_CLIENT_SECRET: 'secret',
      PIX_CHAVE: 'financeiro@esperanca.example',
      PIX_WEBHOOK_SECRET: secret,
    },
  })
})
afterAll(() => test?.close())

const post = async (url: string, payload: unknown = {}) =>
  (
    await test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  ).statusCode
const notice = (last: string) => ({
  pix: [
    {
      endToEndId: `E${last.padStart(31, '1')}`,
      txid: '5f0c2a6e8d1b4c579a430e6b7d2f1a03',
      valor: '1.00',
      horario: '2026-01-01T12:00:00.000Z',
    },
  ],
})
const inbox = () =>
  asOwner<{ evento: string; tipo: string; tentativas: number }>(
    test.target,
    `select evento, tipo, tentativas from webhook_inbox where gateway_id = 101 order by tipo`,
  )

describe('POST /webhooks/:gateway', () => {
  it('200 for the address to which the Central Bank’s Pix appends its name', async () => {
    expect(await post(`/webhooks/pix?segredo=${secret}`, notice('2'))).toBe(200)
    expect(await post(`/webhooks/pix/pix?segredo=${secret}`, notice('3'))).toBe(200)
    expect(await post(`/webhooks/pix?segredo=${secret}/pix`, notice('4'))).toBe(200)
    expect(await inbox()).toHaveLength(3)
    // The same news at another address is the same news.
    expect(await post(`/webhooks/pix/pix?segredo=${secret}`, notice('2'))).toBe(200)
    expect(await inbox()).toHaveLength(3)
    expect(await post('/webhooks/pix/other')).toBe(404)
  })

  it('400 for one that is not proved, which leaves nothing but a number', async () => {
    const before = await inbox()
    for (const url of ['/webhooks/pix?segredo=wrong', '/webhooks/pix/pix', '/webhooks/pix']) {
      expect(await post(url, notice('5'))).toBe(400)
    }
    const after = await inbox()
    expect(after).toHaveLength(before.length + 1)
    expect(after.find(({ tipo }) => tipo === 'recusados')).toMatchObject({ tentativas: 3 })
    const { body } = await test.app.inject('/metrics')
    expect(body).toContain('atrio_webhook_refusals_total{gateway="pix"} 3')
  })

  it('200 for one that is proved and cannot be read, which is told and not counted as refused', async () => {
    const before = await inbox()
    const told: string[] = []
    const { onError } = test.deps
    test.deps.onError = (error) => void told.push(String(error))
    expect(await post(`/webhooks/pix?segredo=${secret}`, { something: 'else' })).toBe(200)
    test.deps.onError = onError
    expect(told).toEqual(['Error: a proved notice of pix cannot be read'])
    expect(await inbox()).toEqual(before)
  })

  it('tells of one that is proved and about no payment of ours, and is done with it', async () => {
    expect(await post(`/webhooks/pix?segredo=${secret}`, notice('6'))).toBe(200)
    const told: string[] = []
    await workInbox({ ...test.deps, onError: (error) => void told.push(String(error)) })
    expect(told).toContainEqual(expect.stringMatching(/gateway 101 tells of a payment that is none of ours/))
    told.length = 0
    await workInbox({ ...test.deps, onError: (error) => void told.push(String(error)) })
    expect(told).toEqual([])
  })

  it('keeps messages 90 days, and longer those that nobody attended to', async () => {
    const age = (evento: string, days: number, done: boolean) =>
      asOwner(
        test.target,
        `insert into webhook_inbox (gateway_id, evento, tipo, recebido_em, processado_em)
         values (0, $1, 'payment.changed', now() - $2 * interval '1 day', case when $3 then now() end)`,
        [evento, days, done],
      )
    await age('old', 91, true)
    await age('young', 89, true)
    await age('waiting', 91, false)
    expect(await purgeInbox(test.deps)).toBe(1)
    const left = await asOwner<{ evento: string }>(
      test.target,
      'select evento from webhook_inbox where gateway_id = 0 order by evento',
    )
    expect(left.map(({ evento }) => evento)).toEqual(['waiting', 'young'])
  })
})

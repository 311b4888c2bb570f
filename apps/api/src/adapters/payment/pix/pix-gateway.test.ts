import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { exampleAttempt, refOf, SUITE_BUDGET_MS, type GatewayRig } from '../../../testing/gateway-rig.ts'
import { describeGateway } from '../../../testing/gateway-suite.ts'
import { assertPix, startPixBank } from '../../../testing/stand-in-pix.ts'
import { centsToDecimal } from '../decimal.ts'
import { createPixGateway } from './pix-gateway.ts'

const txidOf = (key: string) => key.replaceAll('-', '')

async function openRig() {
  const bank = await startPixBank()
  const gateway = createPixGateway({
    url: bank.url,
    tokenUrl: `${bank.url}/oauth/token`,
    clientId: 'client',
    clientSecret: 'secret',
    chave: 'financeiro@esperanca.example',
    webhookSecrets: ['the new one', 'the secret in the address'],
    live: false,
    budgetMs: SUITE_BUDGET_MS,
  })
  const rig: GatewayRig & { close: () => Promise<void> } = {
    gateway,
    charges: async (key) => (bank.cobs.has(txidOf(key)) ? 1 : 0),
    async refunded(key) {
      const returns = bank.cobs.get(txidOf(key))!.pix.flatMap(({ devolucoes }) => devolucoes)
      return returns.reduce((sum, { valor }) => sum + BigInt(valor.replace('.', '')), 0n)
    },
    settle: async (key) => bank.pay(txidOf(key)),
    arm: bank.arm,
    async tamper(key, amountCents) {
      bank.cobs.get(txidOf(key))!.pix[0]!.valor = centsToDecimal(amountCents)
    },
    async webhook(key) {
      const pix = [
        {
          endToEndId: `E${'1'.repeat(31)}`,
          txid: txidOf(key),
          valor: '1.00',
          horario: new Date().toISOString(),
        },
      ]
      return {
        rawBody: Buffer.from(JSON.stringify({ pix })),
        headers: {},
        query: { segredo: 'the secret in the address' },
      }
    },
    close: bank.close,
  }
  return { bank, ...rig }
}

describeGateway(
  'Pix by the Central Bank’s API',
  { metodo: 'pix', currency: 'BRL', begins: 'pending', partialRefunds: true, tellsAmount: true },
  openRig,
)

describe('Pix by the Central Bank’s API', () => {
  it('asks only what the Central Bank’s schema allows', async () => {
    const rig = await openRig()
    try {
      const attempt = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      const churches = { ...attempt, payee: { ...attempt.payee, merchantId: '+5511987654321' } }
      await rig.gateway.authorize(churches)
      const sent = rig.bank.requests.find(({ method }) => method === 'PUT')!
      assertPix('CobSolicitada', sent.body)
      expect(sent.path.slice(5)).toMatch(/^[a-zA-Z0-9]{26,35}$/)
      expect(sent.body).toMatchObject({
        valor: { original: '123.45' },
        chave: '+5511987654321',
        devedor: { cpf: '52998224725', nome: 'Ana Souza' },
      })
      expect(() =>
        assertPix('CobSolicitada', { ...(sent.body as object), valor: { original: 123.45 } }),
      ).toThrow('CobSolicitada')
    } finally {
      await rig.close()
    }
  })

  it('cancels a charge, unless it was paid meanwhile', async () => {
    const rig = await openRig()
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
      rig.bank.pay(txidOf(paid.key))
      expect(await rig.gateway.cancelInstrument(refOf(paid, null))).toMatchObject({ reason: 'already_paid' })
      expect((await rig.gateway.cancelInstrument(refOf({ ...paid, key: randomUUID() }, null))).kind).toBe(
        'not_found',
      )
    } finally {
      await rig.close()
    }
  })

  it('lists what came in with its attempt’s key', async () => {
    const rig = await openRig()
    try {
      const attempt = exampleAttempt({ metodo: 'pix', currency: 'BRL' })
      await rig.gateway.authorize(attempt)
      rig.bank.pay(txidOf(attempt.key))
      const list = await rig.gateway.listSettlements({ day: '2026-11-22', payee: attempt.payee })
      expect(list).toMatchObject({
        entries: [{ tipo: 'payment', key: attempt.key, amountCents: attempt.amountCents }],
      })
    } finally {
      await rig.close()
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateway } from '../../adapters/payment/gateway.ts'
import { gatewaysOf } from '../../adapters/payment/gateways.ts'
import { byCard, byPix, openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'
import { verify } from '../charge/send.ts'
import { reconcile } from './reconcile.ts'
import { requireDurable } from '../charge/durable.ts'

let rig: MoneyRig
let igrejaId: number
beforeAll(async () => {
  rig = await openMoneyRig()
  const [row] = await rig.rows<{ id: number }>(`select id from igreja where codigo = 'esperanca'`)
  igrejaId = row!.id
})
afterAll(() => rig.close())

const today = () => [new Date().toISOString().slice(0, 10)]

it('finds nothing where all is well', async () => {
  await rig.buy(byCard(await rig.sandbox.token()))
  expect(await reconcile(rig.test.deps, igrejaId, today())).toEqual([])
})

it('takes over what was paid and never told', async () => {
  const { codigo } = pedidoOf(await rig.buy(byPix))
  await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
  expect(await reconcile(rig.test.deps, igrejaId, today())).toEqual([])
  expect((await rig.see(codigo)).status).toBe('aprovado')
})

it('knows a payment again that was booked days after the provider took it', async () => {
  const { codigo } = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
  const key = await rig.keyOf(codigo)
  // Past the trigger that keeps bookings as they are.
  const move = (days: number) =>
    rig.rows(`set session_replication_role = replica;
      update lancamento set data_cadastro = data_cadastro + interval '${days} days' where pagamento_id = '${key}'`)
  await move(3)
  const booked = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  expect(await reconcile(rig.test.deps, igrejaId, [booked])).toEqual([])
  await move(-3)
})

it('tells of money that we have and the provider has not, and writes it into the trail', async () => {
  const { codigo } = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
  const key = await rig.keyOf(codigo)
  await rig.rows(`update pagamento set provider_payment_id = 'nunca' where id = $1`, [key])
  expect(await reconcile(rig.test.deps, igrejaId, today())).toEqual([
    { tipo: 'aprovado_sem_captura', pagamento: key },
  ])
  // The next night it is told again, and not written again.
  expect(await reconcile(rig.test.deps, igrejaId, today())).toHaveLength(1)
  const trail = await rig.rows(`select 1 from auditoria where acao = 'conciliacao:aprovado_sem_captura'`)
  expect(trail).toHaveLength(1)
})

it('what an incomplete list leaves out says nothing, and what came back before it counted neither', async () => {
  const { codigo } = pedidoOf(await rig.buy(byPix))
  const [row] = await rig.rows<{ provider: string }>(
    `select provider_payment_id as provider from pagamento where id = $1`,
    [await rig.keyOf(codigo)],
  )
  const [gateway] = rig.test.deps.gateways.all
  const entry = { id: 'r', key: null, amountCents: 1n, currency: 'BRL', at: new Date() }
  const listed = {
    kind: 'listed' as const,
    entries: [{ ...entry, tipo: 'chargeback' as const, paymentId: row!.provider }],
    complete: false,
  }
  const gateways = { ...rig.test.deps.gateways, all: [{ ...gateway!, listSettlements: async () => listed }] }
  expect(await reconcile({ ...rig.test.deps, gateways }, igrejaId, today())).toEqual([])
  const complete = { ...listed, entries: [], complete: true }
  gateways.all = [{ ...gateway!, listSettlements: async () => complete }]
  expect(await reconcile({ ...rig.test.deps, gateways }, igrejaId, today())).not.toEqual([])
})

describe('with a gateway that says', () => {
  const saying = (more: Partial<Gateway>) => {
    const [gateway] = rig.test.deps.gateways.all
    const empty = async () => ({ kind: 'listed' as const, entries: [] })
    const all = [{ ...gateway!, listSettlements: empty, ...more }]
    return { ...rig.test.deps, gateways: gatewaysOf(all, rig.test.deps.gateways.endpoints) }
  }

  it('that money was never taken, it is booked as gone, and told once', async () => {
    const { codigo } = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    const key = await rig.keyOf(codigo)
    const deps = saying({
      fetch: async () => ({ kind: 'declined', reason: 'card_declined', id: null, providerCode: 'x' }),
    })
    const told = { tipo: 'aprovado_sem_captura', pagamento: key }
    expect(await reconcile(deps, igrejaId, today())).toContainEqual(told)
    expect(await rig.see(codigo)).toMatchObject({ status: 'reembolsado' })
    expect(await reconcile(deps, igrejaId, today())).not.toContainEqual(told)
    expect(await rig.violations()).toEqual([])
  })

  it('what each of the church’s accounts has, all are asked', async () => {
    const account = (id: string | null) =>
      rig.rows(`update metodo_pagamento set conta_gateway = $1 where codigo = 'pix' and igreja_id = $2`, [
        id,
        igrejaId,
      ])
    const asked: (string | null)[] = []
    const listSettlements: Gateway['listSettlements'] = async ({ payee }) => {
      asked.push(payee.merchantId)
      return { kind: 'listed', entries: [], complete: false }
    }
    await account('conta-do-pix')
    await reconcile(saying({ listSettlements }), igrejaId, today())
    await account(null)
    expect(new Set(asked)).toEqual(new Set(['conta-do-pix', null]))
  })

  it('a payment is read and listed at the account where it was made, whichever the church has since', async () => {
    const account = (id: string | null) =>
      rig.rows('update metodo_pagamento set conta_gateway = $1 where igreja_id = $2', [id, igrejaId])
    await account('conta-de-antes')
    const { codigo } = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    const key = await rig.keyOf(codigo)
    await account('conta-de-agora')
    const at = { listed: new Set<string | null>(), read: new Set<string | null>() }
    const listSettlements: Gateway['listSettlements'] = async ({ payee }) => {
      at.listed.add(payee.merchantId)
      return { kind: 'listed', entries: [], complete: false }
    }
    const fetch: Gateway['fetch'] = async ({ payee }) => {
      at.read.add(payee.merchantId)
      return { kind: 'unknown', cause: 'timeout', detail: 'no answer', id: null }
    }
    const deps = saying({ listSettlements, fetch })
    await reconcile(deps, igrejaId, today())
    await verify(deps, { igrejaId, pagamentoId: key })
    await account(null)
    expect([...at.listed]).toEqual(expect.arrayContaining(['conta-de-antes', 'conta-de-agora']))
    expect([...at.read]).toEqual(['conta-de-antes'])
  })
})

it('live payments do not start on a database that may forget', async () => {
  const [gateway] = rig.test.deps.gateways.all
  const live = { ...gateway!, capabilities: () => ({ ...gateway!.capabilities(), live: true }) }
  // The tests' own server runs without fsync.
  await expect(requireDurable(rig.test.deps.db, { all: [live] })).rejects.toThrow(/fsync = off/)
  await expect(requireDurable(rig.test.deps.db, { all: [gateway!] })).resolves.toBeUndefined()
})

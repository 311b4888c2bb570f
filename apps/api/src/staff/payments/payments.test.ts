import type { MetodoPagamentoCodigo } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatewayIds } from '../../adapters/payment/gateway.ts'
import { gatewaysOf } from '../../adapters/payment/gateways.ts'
import { createStripeGateway } from '../../adapters/payment/stripe/stripe-gateway.ts'
import { asOwner } from '../../testing/owner.ts'
import { metodosOf, readPagamento } from '../../testing/settings-cases.ts'
import { regrasPagamento } from '../../testing/staff-inputs.ts'
import { startStripe } from '../../testing/stand-in-stripe.ts'
import { openWorld, type World } from '../../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
})
afterAll(() => test.close())

type Metodo = ReturnType<typeof metodosOf>['metodos'][number]

/** Saves the methods with changes to some of them. */
async function save(changes: Partial<Record<MetodoPagamentoCodigo, Partial<Metodo>>>) {
  const { versao, metodos } = metodosOf(await readPagamento(world))
  const changed = metodos.map((one) => ({ ...one, ...changes[one.codigo] }))
  return test.call('saveMetodosEquipe', {
    params: { slug: world.own.slug },
    body: { versao, metodos: changed },
    equipe: world.equipe,
  })
}
const offered = async () => {
  const { body } = await test.call('listMetodosPagamento', { params: { slug: world.own.slug } })
  return (body['metodosPagamento'] as { codigo: string }[]).map(({ codigo }) => codigo)
}
const methodOf = async (codigo: string) =>
  (await readPagamento(world)).metodos.lista.find((one) => one.codigo === codigo)!

describe('payment methods', () => {
  it('go and come with their fee, and nobody is offered what is off', async () => {
    expect(await offered()).toContain('cartao_credito')
    expect((await save({ cartao_credito: { flagAtivo: false, taxaPpm: 39_900 } })).status).toBe(200)
    expect(await offered()).not.toContain('cartao_credito')
    expect((await save({ cartao_credito: { flagAtivo: true } })).status).toBe(200)
    expect(await offered()).toContain('cartao_credito')
    expect(await methodOf('cartao_credito')).toMatchObject({ taxaPpm: 39_900, flagDisponivel: true })
  })

  it('have the order that was given', async () => {
    const { versao, metodos } = metodosOf(await readPagamento(world))
    const on = metodos.filter(({ flagAtivo }) => flagAtivo).toReversed()
    const body = { versao, metodos: on }
    const { status } = await test.call('saveMetodosEquipe', {
      params: { slug: world.own.slug },
      body,
      equipe: world.equipe,
    })
    expect(status).toBe(200)
    expect(await offered()).toEqual(on.map(({ codigo }) => codigo))
  })

  it.each([
    ['a Pix key that is none', { pix_manual: { flagAtivo: true, chave: '123' } }, 'chave'],
    ['Pix without a key', { pix_manual: { flagAtivo: true, chave: null } }, 'chave'],
    ['more than half for a fee', { dinheiro: { taxaPpm: 500_001 } }, 'taxaPpm'],
  ])('400 for %s, and nothing is written', async (_, changes, campo) => {
    const before = await readPagamento(world)
    const { status, body } = await save(changes)
    expect(status).toBe(400)
    expect((body['campos'] as { campo: string }[])[0]!.campo).toMatch(
      new RegExp(`^metodos\\.\\d\\.${campo}$`),
    )
    expect(await readPagamento(world)).toEqual(before)
  })
})

describe("the church's Pix key", () => {
  it('is told to every administrator by mail and bell, and stands in the trail with its ends alone', async () => {
    expect((await save({ pix_manual: { flagAtivo: true, chave: '+55 (11) 98765-4321' } })).status).toBe(200)
    expect(await methodOf('pix_manual')).toMatchObject({ chave: '+5511987654321' })
    const [troca] = (await readPagamento(world)).trocas
    expect(troca).toMatchObject({ de: 'oi…le', para: '+5…21', quem: expect.stringContaining('Helena') })
    const trail = await asOwner<{ dados: object }>(
      test.target,
      "select dados from auditoria where igreja_id = $1 and acao = 'chavePixTrocada' order by seq desc limit 1",
      [world.own.igreja],
    )
    expect(JSON.stringify(trail)).not.toContain('987654321')
    const mail = await test.mailTo(demoPeople.admin.email, /Pix/)
    expect(mail.text).toContain('+5…21')
    expect(mail.text).not.toContain('987654321')
    const told = await asOwner<{ email: string; titulo: string }>(
      test.target,
      `select "user".email, n.titulo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
       join "user" on "user".id = u.user_id where n.igreja_id = $1 and n.titulo like '%Pix%'`,
      [world.own.igreja],
    )
    expect(told.map(({ email }) => email)).toContain(demoPeople.admin.email)
    const { body } = await test.call('getHojeEquipe', {
      params: { slug: world.own.slug },
      equipe: world.equipe,
    })
    expect((body['pendencias'] as { tipo: string }[]).map(({ tipo }) => tipo)).toContain('chavePix')
  })

  it('says nothing where the key stays', async () => {
    const before = (await readPagamento(world)).trocas.length
    expect(
      (await save({ pix_manual: { chave: '(11) 98765-4321' }, dinheiro: { taxaFixa: 10 } })).status,
    ).toBe(200)
    expect((await readPagamento(world)).trocas.length).toBe(before)
  })
})

describe("the church's account at a provider", () => {
  const saveAt = async (conta: string | null, idGatewayPagamento: number = gatewayIds.sandbox) =>
    test.call('saveContaPagamentoEquipe', {
      params: { slug: world.own.slug },
      body: { versao: (await readPagamento(world)).metodos.versao, idGatewayPagamento, conta },
      equipe: world.equipe,
    })
  const contaOf = async (id: number = gatewayIds.sandbox) =>
    (await readPagamento(world)).contas.find(({ idGatewayPagamento }) => idGatewayPagamento === id)?.conta

  it('is of all its methods there, told to every administrator, and stands in the trail with its ends alone', async () => {
    expect((await saveAt(' conta-da-igreja ')).status).toBe(200)
    expect(await contaOf()).toBe('conta-da-igreja')
    const rows = await asOwner<{ conta: string | null }>(
      test.target,
      `select distinct conta_gateway as conta from metodo_pagamento where igreja_id = $1 and id_gateway_pagamento = 0`,
      [world.own.igreja],
    )
    expect(rows).toEqual([{ conta: 'conta-da-igreja' }])
    const mail = await test.mailTo(demoPeople.admin.email, /Sandbox/)
    expect(mail.text).toContain('cont…ja')
    expect(mail.text).not.toContain('conta-da-igreja')
    const trail = await asOwner(test.target, `select dados from auditoria where acao = 'contaTrocada'`)
    expect(trail).toEqual([{ dados: { provedor: 'Sandbox', de: null, para: 'cont…ja' } }])
    const { body } = await test.call('getHojeEquipe', {
      params: { slug: world.own.slug },
      equipe: world.equipe,
    })
    expect((body['pendencias'] as { tipo: string }[]).map(({ tipo }) => tipo)).toContain('contaPagamento')
    // The same again says nothing.
    await saveAt('conta-da-igreja')
    expect(await asOwner(test.target, `select from auditoria where acao = 'contaTrocada'`)).toHaveLength(1)
    expect((await saveAt(null)).status).toBe(200)
    expect(await contaOf()).toBeNull()
  })

  it('is asked of the provider, and nothing changes where it does not know it or does not answer', async () => {
    const stripe = await startStripe()
    const before = test.deps.gateways
    const adapter = createStripeGateway({
      secretKey: 'sk_test_standin',
      webhookSecrets: ['whsec_one'],
      url: stripe.url,
    })
    test.deps.gateways = gatewaysOf([...before.all, adapter], before.endpoints)
    await asOwner(
      test.target,
      `update metodo_pagamento set id_gateway_pagamento = 5 where igreja_id = $1 and codigo = 'boleto'`,
      [world.own.igreja],
    )
    try {
      const regra = async (conta: string) =>
        ((await saveAt(conta, gatewayIds.stripe)).body['campos'] as { regra: string }[])[0]!.regra
      expect(await regra('conta')).toBe('format')
      expect(await regra('acct_1OfAnother0')).toBe('unknown')
      await stripe.arm('fetch', 'server_error')
      expect(await regra('acct_1OfTheChurch')).toBe('unreachable')
      expect(await contaOf(gatewayIds.stripe)).toBeNull()
      expect((await saveAt('acct_1OfTheChurch', gatewayIds.stripe)).status).toBe(200)
      expect(await contaOf(gatewayIds.stripe)).toBe('acct_1OfTheChurch')
    } finally {
      test.deps.gateways = before
      await asOwner(
        test.target,
        `update metodo_pagamento set id_gateway_pagamento = 0, conta_gateway = null where igreja_id = $1 and codigo = 'boleto'`,
        [world.own.igreja],
      )
      await stripe.close()
    }
  })

  it('400 for a provider that none of its methods has', async () => {
    const { status, body } = await saveAt('acct_1OfTheChurch', gatewayIds.stripe)
    expect([status, body['campos']]).toEqual([400, [{ campo: 'idGatewayPagamento', regra: 'unknown' }]])
  })
})

describe('what holds for all payments', () => {
  const send = async (given: object) => {
    const { versao } = (await readPagamento(world)).regras
    return test.call('saveRegrasPagamentoEquipe', {
      params: { slug: world.own.slug },
      body: { versao, ...regrasPagamento, ...given },
      equipe: world.equipe,
    })
  }

  it('is what givers are told', async () => {
    expect((await send({})).status).toBe(200)
    expect((await readPagamento(world)).regras).toMatchObject(regrasPagamento)
  })

  it('400 for a largest gift below the smallest', async () => {
    const { status, body } = await send({ doacaoMaxima: 600 })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'doacaoMaxima', regra: 'min' }]])
  })
})

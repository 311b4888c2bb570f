import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pedidoOf } from '../testing/money-rig.ts'
import { FIRST, openSubscriptionRig, type SubscriptionRig } from '../testing/subscription-rig.ts'

let rig: SubscriptionRig
let basic: number
let family: number
let yearly: number
beforeAll(async () => {
  rig = await openSubscriptionRig()
  ;[basic, family, yearly] = rig.planos.map(({ id }) => id) as [number, number, number]
})
afterAll(() => rig?.close())
beforeEach(() => rig.clear())
afterEach(() => rig.beSound())

describe('who subscribes', () => {
  it('cancels, watches what is paid to its end, and may think again until then', async () => {
    await rig.subscribeByCard(basic, FIRST)
    expect((await rig.cancel()).body['assinatura']).toMatchObject({
      flagCancelarNoFim: true,
      proximaCobranca: null,
    })
    expect((await rig.cancel(false)).body['assinatura']).toMatchObject({ flagCancelarNoFim: false })
    await rig.cancel()
    const before = await rig.paid()
    await rig.pass('1 month')
    expect([await rig.paid(), (await rig.mine()).status]).toEqual([
      before,
      { situacao: 'inativo', etapa: 'cancelada' },
    ])
    expect((await rig.cancel()).body['code']).toBe('SUBSCRIPTION_ENDED')
  })

  it('has all the money back within seven days, the fee with it, and nothing to watch then', async () => {
    const { codigo } = await rig.subscribeByCard(basic, FIRST)
    expect((await rig.mine()).desistencia).toMatchObject({ pedido: codigo })
    const { body } = await rig.test.call('estornarPedido', {
      params: { id: rig.member.userId, codigo },
      token: rig.member.token,
      body: {},
    })
    expect(body['pagamento']).toMatchObject({ status: 'reembolsado', reembolsado: FIRST })
    expect((await rig.mine()).status).toEqual({ situacao: 'inativo', etapa: 'cancelada' })
    expect(await rig.watches(basic)).toBe(false)
  })

  it('changes to a dearer plan now with what is left of the one before, and to a cheaper one at the end', async () => {
    await rig.subscribeByCard(basic, FIRST)
    await rig.pass('10 days')
    const asked = { params: { slug: 'igreja-esperanca', id: family }, token: rig.member.token }
    const { body: offer } = await rig.test.call('getOfertaAssinatura', asked)
    expect(offer).toMatchObject({ tipo: 'troca', taxaContratacao: 0 })
    const { credito, valor } = offer as { credito: number; valor: number }
    // Twenty or twenty-one days of a month of 19,90.
    expect(credito).toBeGreaterThan(1_270)
    expect(credito).toBeLessThan(1_400)
    expect((await rig.subscribeByCard(family, valor)).status).toBe('aprovado')
    expect(await rig.mine()).toMatchObject({ planoAssinatura: { id: family }, proximoValor: 3_490 })
    expect([await rig.watches(basic), await rig.watches(family)]).toEqual([false, true])
    const back = await rig.subscribe({ idPlano: basic, valorTotal: 0, pagamento: { token: 'none' } })
    expect(back.body['code']).toBe('PLAN_CHANGE_AT_END')
    const { codigo } = await rig.mine()
    const next = await rig.test.call('saveProximoPlano', {
      params: { userId: rig.member.userId, codigo },
      token: rig.member.token,
      body: { idPlano: basic },
    })
    expect(next.body['assinatura']).toMatchObject({ proximoPlano: { id: basic }, proximoValor: 1_990 })
    await rig.pass('1 month')
    expect(await rig.mine()).toMatchObject({
      planoAssinatura: { id: basic },
      proximoPlano: null,
      valor: 1_990,
    })
  })

  it('who gives a dearer plan back has the one before again, with the days that were left of it', async () => {
    const first = await rig.subscribeByCard(basic, FIRST)
    await rig.pass('10 days')
    const asked = { params: { slug: 'igreja-esperanca', id: family }, token: rig.member.token }
    const offered = async () => (await rig.test.call('getOfertaAssinatura', asked)).body
    const { credito, valor } = (await offered()) as { credito: number; valor: number }
    const { codigo } = await rig.subscribeByCard(family, valor)
    // What is left of the first plan is in the second: it is that one that can be given back.
    const regret = (pedido: string) =>
      rig.test.call('estornarPedido', {
        params: { id: rig.member.userId, codigo: pedido },
        token: rig.member.token,
        body: {},
      })
    expect((await regret(first.codigo)).body['code']).toBe('ORDER_NOT_REFUNDABLE')
    await rig.pass('5 days')
    const left = { pedido: codigo, volta: { plano: 'Play Essencial', ate: expect.any(String) } }
    expect((await rig.mine()).desistencia).toMatchObject(left)
    expect((await regret(codigo)).body['pagamento']).toMatchObject({ reembolsado: valor })
    expect(await rig.mine()).toMatchObject({
      planoAssinatura: { id: basic },
      status: { situacao: 'ativo', etapa: 'ativa' },
      flagCancelarNoFim: true,
      proximaCobranca: null,
    })
    expect([await rig.watches(basic), await rig.watches(family)]).toEqual([true, false])
    expect((await offered())['credito']).toBe(credito)
    // It ends with what is left, unless its person says that it goes on.
    await rig.cancel(false)
    const before = await rig.paid()
    await rig.pass('1 month')
    expect([await rig.paid(), (await rig.mine()).planoAssinatura.id]).toEqual([before + 1, basic])
  })

  it('who gives a plan back while an order for another waits owes nothing for that, and money for it goes back', async () => {
    const { codigo } = await rig.subscribeByCard(basic, FIRST)
    const asked = { params: { slug: 'igreja-esperanca', id: family }, token: rig.member.token }
    const { body: offer } = await rig.test.call('getOfertaAssinatura', asked)
    const waiting = pedidoOf(
      await rig.subscribe({ idPlano: family, metodoPagamento: 'pix', valorTotal: offer['valor'] }),
    )
    const key = await rig.keyOf(waiting.codigo)
    await rig.test.call('estornarPedido', {
      params: { id: rig.member.userId, codigo },
      token: rig.member.token,
      body: {},
    })
    await rig.sandbox.act(key, 'pay')
    await rig.deliver(key, crypto.randomUUID())
    await rig.settle('pagamento', 'estorno')
    expect((await rig.see(waiting.codigo)).status).toBe('reembolsado')
    expect((await rig.mine()).status).toEqual({ situacao: 'inativo', etapa: 'cancelada' })
  })

  it('has one plan at a time, and one order for it', async () => {
    const pix = { idPlano: family, metodoPagamento: 'pix', valorTotal: 3_490 }
    const { codigo } = pedidoOf(await rig.subscribe(pix))
    const again = await rig.subscribe(pix)
    expect(again.body).toMatchObject({ code: 'SUBSCRIPTION_PENDING', detalhes: { pedido: codigo } })
    await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
    await rig.settle('pagamento')
    expect((await rig.subscribe(pix)).body['code']).toBe('SUBSCRIPTION_ACTIVE')
    expect((await rig.mine()).periodos).toHaveLength(1)
  })

  it('by a card that is refused has nothing, and may try again', async () => {
    expect((await rig.subscribeByCard(basic, FIRST, 'insufficient_funds')).status).toBe('nao_aprovado')
    expect((await rig.mine()).status).toEqual({ situacao: 'inativo', etapa: 'expirada' })
    expect((await rig.subscribeByCard(basic, FIRST)).status).toBe('aprovado')
  })

  it('tries a plan once without a payment, and pays from the end of the trial on', async () => {
    const begin = () =>
      rig.test.call('createTesteAssinatura', {
        params: { userId: rig.member.userId },
        token: rig.member.token,
        body: { idPlano: family },
      })
    expect((await begin()).body['assinatura']).toMatchObject({
      status: { situacao: 'ativo', etapa: 'teste' },
    })
    expect((await begin()).body['code']).toBe('TRIAL_NOT_OFFERED')
    const { acessoAte } = await rig.mine()
    await rig.subscribeByPix()
    const { periodos } = await rig.mine()
    expect(Date.parse(periodos[0]!.de) - Date.parse(acessoAte!)).toBeLessThan(86_400_000)
    expect(Date.parse(periodos[0]!.de)).toBeGreaterThan(Date.now() + 5 * 86_400_000)
  })

  it('keeps the price until a new one was told thirty days before', async () => {
    await rig.subscribeByCard(yearly, 34_900)
    const [{ id }] = (await rig.rows<{ id: number }>(
      `insert into plano_assinatura_preco (igreja_id, plano_id, valor, meses, vigente_assinantes)
       values ($1, $2, 39900, 12, now() + interval '30 days') returning id`,
      [rig.igrejaId, yearly],
    )) as [{ id: number }]
    await rig.pass('330 days')
    await expect.poll(() => rig.mails('o preço vai mudar'), { timeout: 15_000 }).toBe(1)
    // It is due in 35 days: it was told in time, and it was not where it was told ten days later.
    expect((await rig.mine()).proximoValor).toBe(39_900)
    await rig.rows(`update usuario_plano_assinatura set avisado_preco_em = avisado_preco_em + 10`)
    expect((await rig.mine()).proximoValor).toBe(34_900)
    await rig.rows('delete from plano_assinatura_preco where id = $1', [id])
  })
})

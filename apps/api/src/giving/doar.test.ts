import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Recorrencia } from '@atrio/contract'
import { pagador } from '../testing/sent-values.ts'
import { openMoneyRig, pedidoOf, type MoneyRig } from '../testing/money-rig.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())

const cardGift = async (outcome?: string, more: Record<string, unknown> = {}) => ({
  pagamento: { token: await rig.sandbox.token(outcome) },
  ...more,
})

describe('a gift', () => {
  it('of somebody without an account is taken, and can be seen by its code', async () => {
    const answer = await rig.give(await cardGift())
    const pedido = pedidoOf(answer)
    expect(pedido).toMatchObject({ status: 'aprovado', tipo: 'doacao', total: 5_000, taxas: 0 })
    const seen = await rig.test.call('getPedidoPublico', { params: { codigo: pedido.codigo } })
    expect(seen.body['pagamento']).toMatchObject({ codigo: pedido.codigo, status: 'aprovado' })
    const kept = await rig.rows(`select 1 from usuario_cartao`)
    expect(kept).toEqual([])
    expect(await rig.violations()).toEqual([])
  })

  it('is consent to what its form names, once by each account and with each order of who has none', async () => {
    const { userId, token } = rig.member
    for (let i = 0; i < 2; i += 1) {
      await rig.give(
        { metodoPagamento: 'dinheiro', valorTotal: 5_000 + i, motivos: [{ id: 1, valor: 5_000 + i }] },
        token,
      )
    }
    const ofMember = await rig.rows(
      `select tipo, versao, origem from aceite where user_id = ${userId} order by tipo`,
    )
    expect(ofMember).toEqual([
      { tipo: 'privacidade', versao: 1, origem: 'doacao' },
      { tipo: 'termos', versao: 1, origem: 'doacao' },
    ])
    const { codigo } = pedidoOf(
      await rig.give({ metodoPagamento: 'dinheiro', motivos: [{ id: 1, valor: 5_300 }], valorTotal: 5_300 }),
    )
    const ofGuest = await rig.rows(
      `select tipo from aceite where user_id is null
       and pedido_id = (select id from pedido where codigo = '${codigo}') order by tipo`,
    )
    expect(ofGuest).toEqual([{ tipo: 'privacidade' }, { tipo: 'termos' }])
  })

  it('keeps a card under the name that was typed with it', async () => {
    const titular = 'MARTA L SOUZA'
    const pagamento = { token: await rig.sandbox.token(), titular, salvarCartao: true }
    const { userId, token } = rig.member
    expect(pedidoOf(await rig.give({ pagamento }, token)).status).toBe('aprovado')
    const params = { slug: 'igreja-esperanca', userId }
    const { body } = await rig.test.call('listCartoes', { params, token })
    expect(body['cartoes']).toMatchObject([{ cartoes: [{ titular }] }])
    expect(await rig.rows('select 1 from pagamento where titular is not null')).toEqual([])
  })

  it('for two reasons is one payment with two parts', async () => {
    const motivos = [
      { id: 1, valor: 3_000 },
      { id: 2, valor: 2_000 },
    ]
    const pedido = pedidoOf(await rig.give({ metodoPagamento: 'dinheiro', motivos }))
    expect(pedido.doacoes.map(({ valor }) => valor)).toEqual([3_000, 2_000])
    expect(pedido.instrumento).toMatchObject({ tipo: 'dinheiro' })
  })

  it('with the fee covered leaves the church the whole amount', async () => {
    const given = await cardGift(undefined, { flagUsuarioTaxa: true, valorTotal: 5_000 })
    const refused = await rig.give(given)
    expect(refused.body).toMatchObject({ code: 'EVT_REG_014', detalhes: { valor: 5_000, taxas: 248 } })
    const pedido = pedidoOf(await rig.give({ ...given, valorTotal: 5_248 }))
    expect(pedido).toMatchObject({ valor: 5_000, taxas: 248, total: 5_248, status: 'aprovado' })
  })

  it('by PicPay is refused above its limit, to which covered fees count', async () => {
    const give = (valor: number, more: Record<string, unknown> = {}) =>
      rig.give({ metodoPagamento: 'picpay', motivos: [{ id: 1, valor }], valorTotal: valor, ...more })
    expect((await give(500_000)).body['code']).toBe('PICPAY_MAXIMUM')
    expect((await give(490_000, { flagUsuarioTaxa: true })).body['code']).toBe('PICPAY_MAXIMUM')
    expect(pedidoOf(await give(490_000))).toMatchObject({ total: 490_000, taxas: 0, status: 'aguardando' })
    const moveTo = (gateway: number) =>
      rig.rows(`update metodo_pagamento set id_gateway_pagamento = $1 where codigo = 'picpay'`, [gateway])
    await moveTo(4)
    expect((await give(500_000)).body['code']).toBe('PAYMENT_METHOD_UNAVAILABLE')
    await moveTo(0)
  })

  it('by manual Pix shows the church’s key and a code with the amount', async () => {
    const pedido = pedidoOf(await rig.give({ metodoPagamento: 'pix_manual' }))
    expect(pedido).toMatchObject({ status: 'aguardando', instrumento: { tipo: 'pix_manual' } })
    expect(pedido.instrumento).toMatchObject({ copiaECola: expect.stringContaining('540550.00') })
  })

  it('never takes the number of a card, and says where it stood', async () => {
    const number = '4111 1111 1111 1111'
    const given: [Record<string, unknown>, string][] = [
      [{ pagamento: { token: number } }, 'pagamento.token'],
      [{ pagamento: { token: 'x', cvv: '123' } }, 'pagamento.cvv'],
      [{ motivos: [{ id: 1, valor: 5_000, nome: number }] }, 'motivos.0.nome'],
      [{ [number]: true }, 'body'],
    ]
    const orders = () => rig.rows('select id from pedido')
    const before = await orders()
    for (const [more, campo] of given) {
      const { body, status } = await rig.give(more)
      expect([status, body['code']]).toEqual([400, 'CARD_DATA_NOT_ACCEPTED'])
      expect(body['campos']).toEqual([{ campo, regra: 'type' }])
      expect(JSON.stringify(body)).not.toContain(number)
    }
    expect(await orders()).toEqual(before)
  })

  it('for one reason twice is refused with the field named', async () => {
    const motivos = [
      { id: 1, valor: 2_000 },
      { id: 1, valor: 3_000 },
    ]
    const { body, status } = await rig.give({ metodoPagamento: 'dinheiro', motivos })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'motivos.1.id', regra: 'type' }]])
  })
})

describe('a recurring gift', () => {
  const list = async () => {
    const { body } = await rig.test.call('listRecorrencias', {
      params: { id: rig.member.userId },
      token: rig.member.token,
    })
    return body['recorrencias'] as Recorrencia[]
  }
  const begin = async (outcome?: string) => {
    const given = await cardGift(outcome, { recorrenciaDias: 30 })
    const { status, codigo } = pedidoOf(await rig.give(given, rig.member.token))
    expect(status).toBe('aprovado')
    const [row] = await rig.rows<{ id: string }>(
      `select recorrencia_id as id from ocorrencia o join pedido p on p.igreja_id = o.igreja_id and p.id = o.pedido_id
       where p.codigo = $1`,
      [codigo],
    )
    return row!.id
  }
  const find = async (uuid: string) => (await list()).find((one) => one.uuid === uuid)!
  /** As if so many days had passed. */
  const pass = async (uuid: string, days: number) => {
    await rig.rows(
      `update recorrencia set ancora = ancora - $2::int, cobrar_em = now() - interval '1 second' where id = $1`,
      [uuid, days],
    )
    await rig.settle('recorrencia')
  }

  it('is paid in another way only by what can be charged again', async () => {
    const given = await cardGift('challenge', { recorrenciaDias: 30 })
    const pedido = pedidoOf(await rig.give(given, rig.member.token))
    expect(pedido).toMatchObject({ podeTrocarMetodo: true, recorrenciaDias: 30 })
    const swap = (body: object) =>
      rig.test.call('trocarMetodoPedido', {
        params: { id: rig.member.userId, codigo: pedido.codigo },
        token: rig.member.token,
        body: { comprador: pagador, ...body },
      })
    const refused = await swap({ metodoPagamento: 'pix', valorTotal: 5_000 })
    expect([refused.status, refused.body['code']]).toEqual([409, 'RECURRENCE_NOT_ALLOWED'])
    expect(await rig.see(pedido.codigo)).toMatchObject({
      status: 'em_aberto',
      metodoPagamento: 'cartao_credito',
    })
    const { pagamento } = await cardGift()
    const { status, body } = await swap({
      metodoPagamento: 'cartao_credito',
      valorTotal: 5_000,
      pagamento: { ...pagamento, salvarCartao: false },
    })
    expect([status, body['pagamento']]).toMatchObject([200, { status: 'aprovado' }])
    expect((await rig.see(pedido.codigo)).proximasDatas.length).toBeGreaterThan(0)
  })

  it('begins with the first payment as its occurrence 0, and is charged once on its day', async () => {
    const uuid = await begin()
    expect(await find(uuid)).toMatchObject({ situacao: 'ativa', dias: 30, valor: 5_000 })
    expect((await find(uuid)).historico.map(({ situacao }) => situacao)).toEqual(['paga'])
    const paid = (await rig.sandbox.stats()).paid
    await pass(uuid, 30)
    await rig.settle('pagamento')
    expect((await rig.sandbox.stats()).paid).toBe(paid + 1)
    expect((await find(uuid)).historico.map(({ situacao }) => situacao)).toEqual(['paga', 'paga'])
    expect(await rig.violations()).toEqual([])
  })

  it('after a long down time is charged once, and the dates between are left out', async () => {
    const uuid = await begin()
    const paid = (await rig.sandbox.stats()).paid
    await pass(uuid, 125)
    expect((await rig.sandbox.stats()).paid).toBe(paid + 1)
    expect((await find(uuid)).historico.map(({ situacao }) => situacao)).toEqual([
      'paga',
      'pulada',
      'pulada',
      'pulada',
      'paga',
    ])
    expect((await find(uuid)).proximas).toHaveLength(3)
  })

  it('that is refused is tried three times more, eight days apart, and then stops', async () => {
    const uuid = await begin('declined_when_saved')
    await pass(uuid, 30)
    for (const recusas of [1, 2, 3]) {
      expect(await find(uuid)).toMatchObject({ situacao: 'ativa', recusas })
      await pass(uuid, 0)
    }
    expect(await find(uuid)).toMatchObject({ situacao: 'suspensa', proximas: [] })
  })

  it('can be changed, left out once, paused and ended', async () => {
    const uuid = await begin()
    const params = { id: rig.member.userId, uuid }
    const { token } = rig.member
    const change = async (
      name: 'updateRecorrencia' | 'pularRecorrencia' | 'saveSituacaoRecorrencia',
      body: object,
    ) => (await rig.test.call(name, { params, token, body })).body['recorrencia'] as Recorrencia
    expect(await change('updateRecorrencia', { valor: 7_500, dias: 7 })).toMatchObject({
      valor: 7_500,
      dias: 7,
    })
    const [next, after] = (await find(uuid)).proximas
    expect((await change('pularRecorrencia', { data: next })).proximas[0]).toBe(after)
    // The same again leaves out no second one.
    expect((await change('pularRecorrencia', { data: next })).proximas[0]).toBe(after)
    expect((await change('saveSituacaoRecorrencia', { situacao: 'pausada' })).proximas).toEqual([])
    expect((await change('saveSituacaoRecorrencia', { situacao: 'ativa' })).proximas[0]).toBe(after)
    expect((await change('saveSituacaoRecorrencia', { situacao: 'cancelada' })).situacao).toBe('cancelada')
    const paid = (await rig.sandbox.stats()).paid
    await rig.settle('recorrencia')
    expect((await rig.sandbox.stats()).paid).toBe(paid)
  })

  it('is not charged where the church has put giving away, and goes on when it is back', async () => {
    const uuid = await begin()
    const paid = (await rig.sandbox.stats()).paid
    const [row] = await rig.rows<{ igreja: number; nome: string; ordem: number }>(
      `delete from igreja_modulo where codigo = 'MOD_DOACAO' and igreja_id =
         (select igreja_id from recorrencia where id = $1) returning igreja_id as igreja, nome, ordem`,
      [uuid],
    )
    await pass(uuid, 30)
    await rig.rows(
      `insert into igreja_modulo (igreja_id, codigo, nome, ordem) values ($1, 'MOD_DOACAO', $2, $3)`,
      [row!.igreja, row!.nome, row!.ordem],
    )
    expect((await rig.sandbox.stats()).paid).toBe(paid)
    await expect.poll(() => find(uuid)).toMatchObject({ situacao: 'ativa' })
    expect((await find(uuid)).historico.map(({ situacao }) => situacao)).toEqual(['pulada', 'paga'])
    await pass(uuid, 30)
    expect((await rig.sandbox.stats()).paid).toBe(paid + 1)
  })

  it('stops when the church does not authorise its reason any more, and cannot be begun again', async () => {
    const uuid = await begin()
    const paid = (await rig.sandbox.stats()).paid
    const authorise = (yes: boolean) =>
      rig.rows(
        `update pagamento_motivo m set flag_recorrencia = $2 from recorrencia r
         where r.id = $1 and m.igreja_id = r.igreja_id and m.id = r.pagamento_motivo_id`,
        [uuid, yes],
      )
    const resume = async () => {
      const params = { id: rig.member.userId, uuid }
      const { token } = rig.member
      return rig.test.call('saveSituacaoRecorrencia', { params, token, body: { situacao: 'ativa' } })
    }
    await authorise(false)
    await pass(uuid, 30)
    expect((await rig.sandbox.stats()).paid).toBe(paid)
    expect(await find(uuid)).toMatchObject({ situacao: 'suspensa', proximas: [] })
    expect((await resume()).body['code']).toBe('RECURRENCE_NOT_ALLOWED')
    await authorise(true)
    expect((await resume()).body['recorrencia']).toMatchObject({ situacao: 'ativa' })
  })

  it('stops with its card', async () => {
    const uuid = await begin()
    const { cartao } = await find(uuid)
    const { status } = await rig.test.call('deleteCartao', {
      params: { id: cartao.id },
      token: rig.member.token,
    })
    expect(status).toBe(200)
    expect((await find(uuid)).situacao).toBe('suspensa')
  })
})

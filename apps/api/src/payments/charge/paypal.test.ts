import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'
import { PAYPAL_WEBHOOK_ID, startPayPal, type PayPal } from '../../testing/stand-in-paypal.ts'

let paypal: PayPal
let rig: MoneyRig
beforeAll(async () => {
  paypal = await startPayPal()
  rig = await openMoneyRig({
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID,
    PAYPAL_URL: paypal.url,
  })
  await rig.rows(
    `insert into metodo_pagamento (igreja_id, codigo, nome, id_gateway_pagamento, ordem)
     select igreja_id, 'paypal', 'PayPal', 100, 9 from evento where id = $1`,
    [rig.course.idEvento],
  )
})
afterAll(async () => {
  await rig?.close()
  await paypal?.close()
})

const buy = async () => pedidoOf(await rig.buy({ metodoPagamento: 'paypal', valorTotal: 4_500 }))
/** What the page does when the person is back. */
const comeBack = async (codigo: string) => {
  const { member, test } = rig
  const call = { params: { codigo }, token: member.token, body: {} }
  return (await test.call('verificarPagamento', call)).body['pagamento']
}
const notify = async (key: string) => {
  const { headers, rawBody } = paypal.notice('CHECKOUT.ORDER.APPROVED', paypal.find(key)[0]!)
  const { statusCode } = await rig.test.app.inject({
    method: 'POST',
    url: '/webhooks/paypal',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    payload: Buffer.from(rawBody),
  })
  return statusCode
}
const capturesOf = (key: string) => paypal.find(key)[0]!.purchase_units[0]!.payments?.captures ?? []

describe('a purchase by PayPal', () => {
  it('sends the buyer to PayPal, and takes the money when they have approved and come back', async () => {
    const { codigo, status, desafio } = await buy()
    const key = await rig.keyOf(codigo)
    expect({ status, desafio }).toMatchObject({
      status: 'em_aberto',
      desafio: { tipo: 'paypal', url: paypal.find(key)[0]!.links[1]!.href },
    })
    // Back without having approved: nothing happens, and the way there stays open.
    expect(await comeBack(codigo)).toMatchObject({ status: 'em_aberto', desafio: { tipo: 'paypal' } })
    paypal.approve(key)
    expect(await comeBack(codigo)).toMatchObject({ status: 'aprovado', desafio: null })
    expect(capturesOf(key)).toHaveLength(1)
    expect(await rig.violations()).toEqual([])
  })

  it('takes the money of one who approved and closed the window, by PayPal’s notice', async () => {
    const { codigo } = await buy()
    const key = await rig.keyOf(codigo)
    paypal.approve(key)
    expect([await notify(key), await notify(key)]).toEqual([200, 200])
    await rig.settle()
    expect((await rig.see(codigo)).status).toBe('aprovado')
    expect(capturesOf(key)).toHaveLength(1)
  })

  it('takes nothing for an order that ended before, whatever is approved later', async () => {
    const { codigo } = await buy()
    const key = await rig.keyOf(codigo)
    await rig.rows(`update pedido set expira_em = now() where codigo = $1`, [codigo])
    await rig.settle('pedido')
    paypal.approve(key)
    await notify(key)
    await rig.settle()
    expect((await rig.see(codigo)).status).toBe('cancelado')
    expect(capturesOf(key)).toEqual([])
    expect(await rig.violations()).toEqual([])
  })

  it('whose order was made and whose answer was lost is made once, and paid once', async () => {
    await paypal.arm('authorize', 'drop_after')
    const { codigo, status } = await buy()
    expect(status).toBe('em_analise')
    await rig.settle('pagamento')
    const key = await rig.keyOf(codigo)
    expect(paypal.find(key)).toHaveLength(1)
    expect((await rig.see(codigo)).desafio).toMatchObject({ tipo: 'paypal' })
    paypal.approve(key)
    await comeBack(codigo)
    expect((await rig.see(codigo)).status).toBe('aprovado')
  })

  it('goes back to the buyer’s PayPal', async () => {
    const { codigo } = await buy()
    const key = await rig.keyOf(codigo)
    paypal.approve(key)
    await comeBack(codigo)
    const params = { id: rig.member.userId, codigo }
    const { body } = await rig.test.call('estornarPedido', { params, token: rig.member.token, body: {} })
    expect(body['pagamento']).toMatchObject({ status: 'reembolsado', reembolsado: 4_500 })
    expect(paypal.find(key)[0]!.purchase_units[0]!.payments!.refunds).toMatchObject([
      { amount: { currency_code: 'BRL', value: '45.00' } },
    ])
    expect(await rig.violations()).toEqual([])
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagador } from '../../testing/sent-values.ts'
import { byPix, openMoneyRig, type MoneyRig } from '../../testing/money-rig.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())

it('a payer’s CNPJ is checked by its digits, letters and all', async () => {
  const pay = async (documento: string) => {
    const { body, status } = await rig.buy({ ...byPix, comprador: { ...pagador, documento } })
    return [status, body['code'] ?? 'ok', body['campos'] ?? []]
  }
  const wrong = [400, 'VALIDATION', [{ campo: 'comprador.documento', regra: 'documento' }]]
  expect(await pay('AB.CDE.FGH/IJKL-MN')).toEqual(wrong)
  expect(await pay('12.345.678/0001-99')).toEqual(wrong)
  expect(await pay('12.ABC.345/01DE-35')).toEqual([201, 'ok', []])
})

it('a method that the church has taken away has the word of its own', async () => {
  const codes = async (metodo: string) => {
    const taken = await rig.rows(
      `update metodo_pagamento set codigo = 'ach' where codigo = $1 and igreja_id =
         (select id from igreja where codigo = 'esperanca') returning 1`,
      [metodo],
    )
    expect(taken).toHaveLength(1)
    const bought = await rig.buy({ metodoPagamento: metodo })
    const given = await rig.give({ metodoPagamento: metodo })
    await rig.rows(
      `update metodo_pagamento set codigo = $1 where codigo = 'ach' and igreja_id =
         (select id from igreja where codigo = 'esperanca')`,
      [metodo],
    )
    return [bought.body['code'], given.body['code']]
  }
  expect(await codes('dinheiro')).toEqual(['EVT_REG_012', 'PAYMENT_METHOD_UNAVAILABLE'])
  expect(await codes('transferencia')).toEqual(['EVT_REG_010', 'PAYMENT_METHOD_UNAVAILABLE'])
})

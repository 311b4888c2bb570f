import { afterAll, beforeAll, expect, it } from 'vitest'
import { emSaoPaulo, pagador } from '../../testing/sent-values.ts'
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

it('a payer is held to the rules of fields, and nothing is ordered', async () => {
  const refused = async (wrong: object) => {
    const { body, status } = await rig.buy({ ...byPix, comprador: { ...pagador, ...wrong } })
    return [status, body['code'] ?? 'ok', body['campos'] ?? []]
  }
  const because = (campo: string, regra: string) => [
    400,
    'VALIDATION',
    [expect.objectContaining({ campo: `comprador.${campo}`, regra })],
  ]
  const orders = 'select count(*)::int as n from pedido'
  const before = await rig.rows(orders)
  for (const email of ['.ana@igreja.com', 'ana..maria@igreja.com', 'ana@igreja.c0m', 'ana@igreja']) {
    expect(await refused({ email })).toEqual(because('email', 'email'))
  }
  expect(await refused({ nome: '   ' })).toEqual(because('nome', 'min'))
  expect(await refused({ endereco: { ...emSaoPaulo, cep: '0420703' } })).toEqual(
    because('endereco.cep', 'cep'),
  )
  expect(await refused({ endereco: { ...emSaoPaulo, cep: '' } })).toEqual(because('endereco.cep', 'required'))
  expect(await rig.rows(orders)).toEqual(before)
  expect(await refused({ endereco: emSaoPaulo })).toEqual([201, 'ok', []])
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

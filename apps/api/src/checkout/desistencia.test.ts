import type { Pedido } from '@atrio/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signDesistencia } from '../payments/order/give-up-token.ts'
import { byCard, openMoneyRig, pedidoOf, type MoneyRig } from '../testing/money-rig.ts'

let rig: MoneyRig
let igrejaId: number
beforeAll(async () => {
  rig = await openMoneyRig()
  const [row] = await rig.rows<{ id: number }>(`select id from igreja where codigo = 'esperanca'`)
  igrejaId = row!.id
})
afterAll(() => rig?.close())

const buy = async () => pedidoOf(await rig.buy(byCard(await rig.sandbox.token()))).codigo
const tokenOf = (codigo: string) => signDesistencia(rig.test.deps.secrets, { igrejaId, codigo })
const look = (codigo: string, token = tokenOf(codigo)) =>
  rig.test.call('getDesistencia', { params: { codigo }, query: { token } })
const ask = (codigo: string, token = tokenOf(codigo)) =>
  rig.test.call('desistirPedido', { params: { codigo }, body: { token } })

/** Where the mail of an order that was paid leads whoever changes their mind: the order and the token of its address. */
async function mailedLink(codigo: string): Promise<{ pedido: string; token: string }> {
  const link = async () => {
    const mails = await rig.test.deps.outbox!.list()
    const found = mails.map(({ text }) => /https?:\/\/\S+\/checkout\/refund\?\S+/.exec(text)?.[0] ?? '')
    return found.find((address) => address.includes(`pedido=${codigo}&`))
  }
  await expect.poll(link, { timeout: 15_000 }).toBeDefined()
  const { searchParams } = new URL((await link())!)
  return { pedido: searchParams.get('pedido')!, token: searchParams.get('chave')! }
}

it('gives the money back by the mail’s link, without an account, and to no other order’s', async () => {
  const [own, other] = [await buy(), await buy()]
  const { pedido, token } = await mailedLink(own)
  expect((await look(own, tokenOf(other))).status).toBe(404)
  expect((await ask(own, tokenOf(other))).status).toBe(404)
  expect((await look(pedido, token)).body['pagamento']).toMatchObject({
    status: 'aprovado',
    podeEstornar: true,
  })
  const answer = await ask(pedido, token)
  expect(answer.body['pagamento']).toMatchObject({ status: 'reembolsado', reembolsado: 4_728 })
  expect((await ask(own)).body['code']).toBe('ORDER_NOT_REFUNDABLE')
  expect((await rig.see(other)).status).toBe('aprovado')
  expect(await rig.violations()).toEqual([])
})

it('says so where the provider does not tell, and finds out later', async () => {
  const codigo = await buy()
  await rig.sandbox.arm({ on: 'refund', mode: 'drop_after', times: 1 })
  const { body } = await ask(codigo)
  expect(body['pagamento']).toMatchObject({
    status: 'aprovado',
    reembolsado: 0,
    podeEstornar: false,
    flagEstornoPendente: true,
  })
  await rig.settle('estorno')
  expect(await rig.see(codigo)).toMatchObject({ status: 'reembolsado', flagEstornoPendente: false })
})

it('promises the days that the event says', async () => {
  const codigo = await buy()
  const days = async (n: number) => {
    await rig.rows('update evento set dias_reembolso = $1 where id = $2', [n, rig.course.idEvento])
    return (await look(codigo)).body['pagamento'] as Pedido
  }
  expect(await days(0)).toMatchObject({ podeEstornar: false })
  const two = await days(2)
  const { dataAprovacao, estornoAte } = two
  expect(Date.parse(estornoAte!) - Date.parse(dataAprovacao!)).toBe(2 * 86_400_000)
  await days(7)
})

it('draws the tickets of a paid order as a PDF document, for its buyer alone', async () => {
  const codigo = await buy()
  const { bytes, headers } = await rig.test.call('getIngressosPdf', {
    params: { id: rig.member.userId, codigo },
    token: rig.member.token,
  })
  expect(headers['content-disposition']).toContain(`"tickets-${codigo.toLowerCase()}.pdf"`)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

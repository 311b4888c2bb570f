import type { RelatorioDinheiro } from '@atrio/contract'
import { todayIn } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { giveBackAs } from '../testing/give-back.ts'
import { openMoneyRig, pedidoOf, type MoneyRig } from '../testing/money-rig.ts'
import { logIn } from '../testing/people.ts'

let rig: MoneyRig
let equipe: string
beforeAll(async () => {
  rig = await openMoneyRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
})
afterAll(() => rig?.close())

const params = { slug: 'igreja-esperanca' }
const month = () => todayIn('America/Sao_Paulo').slice(0, 7)
async function report(mes = month()) {
  const { status, body } = await rig.test.call('getRelatorioDinheiro', { params, equipe, query: { mes } })
  expect(status).toBe(200)
  return (body as unknown as RelatorioDinheiro).moedas.find(({ moeda }) => moeda === 'BRL')
}
const cash = async (nome = 'Zoé Guérin') => {
  const comprador = { nome, email: 'zoe.guerin@example.com' }
  const { codigo, total } = pedidoOf(await rig.give({ metodoPagamento: 'dinheiro', comprador }))
  const received = { params: { ...params, codigo }, equipe, body: { valor: total } }
  expect((await rig.test.call('confirmarRecebimento', received)).status).toBe(200)
  return codigo
}

describe('GET /igreja/:slug/equipe/relatorio/', () => {
  it('200 adds up what came and what went, by day, method and purpose', async () => {
    const before = await report()
    const codigo = await cash()
    await cash()
    await giveBackAs(rig.test, { codigo, equipe, body: { devolvido: 1_500 } })
    const after = (await report())!
    expect(after.entrou - (before?.entrou ?? 0)).toBe(10_000)
    expect(after.devolvido - (before?.devolvido ?? 0)).toBe(1_500)
    expect(after.liquido).toBe(after.entrou - after.devolvido - after.custos)
    const inCash = after.metodos.find(({ metodoPagamento }) => metodoPagamento === 'dinheiro')!
    expect(inCash.entrou).toBeGreaterThanOrEqual(10_000)
    for (const parts of [after.dias, after.metodos, after.titulos]) {
      expect(parts.reduce((sum, { entrou }) => sum + entrou, 0)).toBe(after.entrou)
      expect(parts.reduce((sum, { devolvido }) => sum + devolvido, 0)).toBe(after.devolvido)
    }
  })

  it('200 counts a refund whose outcome nobody knows as neither done nor failed', async () => {
    const { codigo } = pedidoOf(await rig.buy({ metodoPagamento: 'pix', valorTotal: 4_545 }))
    await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
    await rig.settle('pagamento')
    const before = (await report())!
    await rig.sandbox.arm({ on: 'refund', mode: 'drop_after', times: 50 })
    await giveBackAs(rig.test, { codigo, equipe })
    const after = (await report())!
    expect(after.devolvido).toBe(before.devolvido)
    expect(after.semResposta).toEqual({
      quantidade: before.semResposta.quantidade + 1,
      valor: before.semResposta.valor + 4_545,
    })
    await rig.sandbox.arm()
    await rig.settle('estorno')
    expect((await report())!.devolvido).toBe(before.devolvido + 4_545)
  })

  it('200 for a month in which nothing moved', async () => {
    expect(await report('2001-01')).toBeUndefined()
  })

  it('400 for what is no month', async () => {
    for (const mes of ['2026-13', '2026', '26-11', '2026-11-01']) {
      const { status } = await rig.test.call('getRelatorioDinheiro', { params, equipe, query: { mes } })
      expect([mes, status]).toEqual([mes, 400])
    }
  })
})

describe('POST /igreja/:slug/equipe/relatorio/exportacao', () => {
  it('200 with a table that runs nothing, in which it is written down who took it', async () => {
    const codigo = await cash('=HYPERLINK("http://x")')
    const { status, bytes, headers } = await rig.test.call('exportRelatorioDinheiro', {
      params,
      equipe,
      body: { mes: month() },
      headers: { 'accept-language': 'pt-BR' },
    })
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
    const line = bytes
      .toString()
      .split('\r\n')
      .find((row) => row.includes(codigo))!
    expect(line).toContain(`;"'=HYPERLINK(""http://x"")";Dinheiro;50,00;0,00;BRL`)
    const trail = await rig.rows(
      `select dados from auditoria where acao = 'exportacao' and alvo = 'dinheiro'`,
    )
    expect(trail).toHaveLength(1)
  })
})

import type { CallResult, ordersCalls, PedidoIgreja } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMissingTermos } from '../payments/order/buyer-terms.ts'
import { openMoneyRig, pedidoOf, type MoneyRig } from '../testing/money-rig.ts'
import { countPendencia, openEquipe } from '../testing/equipe.ts'
import { giveBackAs } from '../testing/give-back.ts'
import { logIn } from '../testing/people.ts'

let rig: MoneyRig
let admin: string
let codigo: string
let guest: string
beforeAll(async () => {
  rig = await openMoneyRig()
  admin = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  codigo = pedidoOf(await rig.buy()).codigo
  const comprador = { nome: 'Zoé Guérin', email: 'zoe.guerin@example.com' }
  guest = pedidoOf(await rig.give({ metodoPagamento: 'dinheiro', comprador })).codigo
})
afterAll(() => rig?.close())

const slug = 'igreja-esperanca'
async function find(query: Record<string, unknown>, equipe = admin) {
  const { status, body } = await rig.test.call('listPedidosIgreja', { params: { slug }, query, equipe })
  expect(status).toBe(200)
  return body as CallResult<typeof ordersCalls.listPedidosIgreja>
}
const codes = async (query: Record<string, unknown>) =>
  (await find(query)).pedidos.map((pedido) => pedido.codigo)

describe('GET /igreja/:slug/equipe/pedido/', () => {
  it.each([
    ['the code, however it is written', () => codigo.toLowerCase().replace(/(.{4})/, '$1-')],
    ['the beginning of the code', () => codigo.slice(0, 8)],
    ['the name of who bought it', () => 'albuquerque'],
    ['the e-mail of who bought it', () => demoPeople.member.email.toUpperCase()],
  ])('200 finds an order by %s', async (_, busca) => {
    expect(await codes({ busca: busca(), limit: 100 })).toContain(codigo)
  })

  it('200 finds a gift of somebody without an account by name and e-mail', async () => {
    expect(await codes({ busca: 'guerin zoe' })).toEqual([guest])
    expect(await codes({ busca: 'zoe.guerin@example.com' })).toEqual([guest])
    expect(await codes({ busca: 'ZOÉ' })).toEqual([guest])
    expect(await codes({ busca: 'gué' })).toEqual([guest])
    expect(await codes({ busca: 'zoe.gue' })).toEqual([guest])
    expect(await codes({ busca: 'zoe albuquerque' })).toEqual([])
  })

  it('200 finds a gift of somebody without an account however many came after it', async () => {
    await rig.rows(
      `insert into pedido (igreja_id, codigo, tipo, comprador_encrypted, valor, total, moeda, locale)
       select igreja_id, '7' || lpad(n::text, 15, '0'), 'doacao', comprador_encrypted, 100, 100, 'BRL', 'pt-BR'
       from pedido, generate_series(1, 600) n where codigo = $1`,
      [guest],
    )
    expect(await codes({ busca: 'guerin' })).toEqual([guest])
    await rig.rows(`delete from pedido where codigo like '7000000000%'`)
  })

  it('200 finds a gift of before there was this search once it was made findable', async () => {
    const { deps } = rig.test
    await rig.rows('delete from comprador_termo')
    expect(await codes({ busca: 'guerin' })).toEqual([])
    expect(await saveMissingTermos(deps)).toBeGreaterThan(0)
    expect(await codes({ busca: 'guerin' })).toEqual([guest])
    expect(await saveMissingTermos(deps)).toBe(0)
  })

  it('200 finds it also by the key of before', async () => {
    const { secrets } = rig.test.deps
    const { keys, ids } = secrets
    secrets.keys = (purpose) => [Buffer.alloc(32, 1), ...keys(purpose)]
    secrets.ids = ['01010101', ...ids]
    try {
      expect(await codes({ busca: 'guerin' })).toEqual([guest])
    } finally {
      Object.assign(secrets, { keys, ids })
    }
  })

  it('200 finds nothing of nobody, and only what has the status asked for', async () => {
    expect(await find({ busca: 'xyzzy' })).toEqual({ pedidos: [], total: 0 })
    const waiting = await find({ status: 'aguardando', limit: 100 })
    expect(waiting.pedidos.length).toBeGreaterThan(0)
    expect(new Set(waiting.pedidos.map(({ status }) => status))).toEqual(new Set(['aguardando']))
  })

  it('200 in pages', async () => {
    const { total, pedidos } = await find({ limit: 1 })
    expect([total > 1, pedidos.length]).toEqual([true, 1])
    expect((await find({ limit: 1, page: 2 })).pedidos[0]!.codigo).not.toBe(pedidos[0]!.codigo)
  })

  it('403 for who writes content alone', async () => {
    const equipe = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
    const { status } = await rig.test.call('listPedidosIgreja', { params: { slug }, equipe })
    expect(status).toBe(403)
  })

  it('404 for an order of another church, and its orders are in no list', async () => {
    const person = await logIn(rig.test, 'sameOrganisationMember', 'english')
    const [foreign] = await rig.rows<{ codigo: string }>(
      `insert into pedido (igreja_id, codigo, tipo, user_id, comprador_encrypted, valor, total, moeda, locale)
       select igreja_id, '1234567890ABCDEF', 'doacao', user_id, '\\x00', 100, 100, 'USD', 'en'
       from usuario where user_id = $1 limit 1 returning codigo`,
      [person.userId],
    )
    const params = { slug, codigo: foreign!.codigo }
    expect((await rig.test.call('getPedidoIgreja', { params, equipe: admin })).status).toBe(404)
    expect(await codes({ busca: foreign!.codigo })).toEqual([])
  })
})

describe('GET /igreja/:slug/equipe/pedido/:codigo/', () => {
  const see = async () => {
    const { body } = await rig.test.call('getPedidoIgreja', { params: { slug, codigo }, equipe: admin })
    return body as unknown as PedidoIgreja
  }

  it('200 with what moved and what can go back, before and after', async () => {
    expect(await see()).toMatchObject({ podeDevolver: false, restante: 0 })
    const confirmed = { params: { slug, codigo }, equipe: admin, body: { valor: 4_500 } }
    expect((await rig.test.call('confirmarRecebimento', confirmed)).status).toBe(200)
    const paid = await see()
    expect(paid).toMatchObject({ podeDevolver: true, restante: 4_500 })
    expect(paid.ingressos).toMatchObject([{ situacao: 'ativa', podeDevolver: true, restante: 4_500 }])
    const motivo = 'evento_cancelado'
    await giveBackAs(rig.test, { codigo, equipe: admin, body: { motivo } })
    const back = await see()
    expect(back).toMatchObject({ podeDevolver: false, restante: 0, pagamento: { status: 'reembolsado' } })
    expect(back.movimentos[0]).toMatchObject({
      capturado: 4_500,
      devolucoes: [{ valor: 4_500, situacao: 'concluido', origem: 'equipe', motivo }],
    })
  })

  it('200 tells a refund whose outcome nobody knows, and offers it no second time', async () => {
    const { codigo: order } = pedidoOf(await rig.buy({ metodoPagamento: 'pix', valorTotal: 4_545 }))
    await rig.sandbox.act(await rig.keyOf(order), 'pay')
    await rig.settle('pagamento')
    await rig.sandbox.arm({ on: 'refund', mode: 'drop_after', times: 50 })
    const call = { params: { slug, codigo: order }, equipe: admin }
    const { body } = await giveBackAs(rig.test, { codigo: order, equipe: admin, body: { motivo: 'engano' } })
    expect(body).toMatchObject({ podeDevolver: false, restante: 0 })
    expect((body as unknown as PedidoIgreja).movimentos[0]!.devolucoes).toMatchObject([
      { situacao: 'desconhecido', valor: 4_545 },
    ])
    await giveBackAs(rig.test, { codigo: order, equipe: admin, body: { motivo: 'engano' } })
    await rig.sandbox.arm()
    await rig.settle('estorno')
    const { body: known } = await rig.test.call('getPedidoIgreja', call)
    expect((known as unknown as PedidoIgreja).movimentos[0]!.devolucoes).toMatchObject([
      { situacao: 'concluido' },
    ])
    expect(await rig.violations()).toEqual([])
  })
})

describe('a recurring gift that cannot be charged', () => {
  it('waits on Today of who answers for money, as the order that failed last, until it ends', async () => {
    const { token, userId } = rig.member
    const writer = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
    const waiting = (equipe = admin) => countPendencia(rig.test, { slug, equipe, tipo: 'cobrancas' })
    const pagamento = { token: await rig.sandbox.token('declined_when_saved') }
    await rig.give({ pagamento, recorrenciaDias: 30 }, token)
    expect(await waiting()).toBe(0)
    const fail = async (days: number) => {
      await rig.rows(
        `update recorrencia set ancora = ancora - $1::int, cobrar_em = now() - interval '1 second'`,
        [days],
      )
      await rig.settle('recorrencia')
    }
    await fail(30)
    await fail(0)
    expect([await waiting(), await waiting(writer)]).toEqual([1, 0])
    const { pedidos } = await find({ cobranca: 'falhou' })
    expect(pedidos.map(({ status }) => status)).toEqual(['nao_aprovado'])
    const [gift] = await rig.rows<{ uuid: string }>('select id as uuid from recorrencia')
    await rig.test.call('saveSituacaoRecorrencia', {
      params: { id: userId, uuid: gift!.uuid },
      token,
      body: { situacao: 'cancelada' },
    })
    expect([await waiting(), await codes({ cobranca: 'falhou' })]).toEqual([0, []])
  })
})

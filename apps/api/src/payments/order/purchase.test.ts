import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byCard, byPix, openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sandbox.arm())

const stock = async () => {
  const [row] = await rig.rows<{ retido: number; vendido: number }>(
    'select retido, vendido from lote where id = $1',
    [rig.course.lote],
  )
  return row!
}
const mailsOf = async (codigo: string) =>
  ((await rig.test.deps.outbox?.list()) ?? []).filter(({ text }) => text.includes(codigo))

describe('a purchase', () => {
  it('by card is approved at once, its ticket opens the door, and its receipt is on its way', async () => {
    const before = await stock()
    const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    expect(pedido).toMatchObject({ status: 'aprovado', resultado: 'success', total: 4_728 })
    expect(await stock()).toEqual({ retido: before.retido, vendido: before.vendido + 1 })
    const tickets = await rig.test.call('listInscricoes', {
      params: { id: rig.member.userId, idEvento: rig.course.idEvento },
      token: rig.member.token,
    })
    const inscricoes = tickets.body['inscricoes'] as { situacao: string; qrCode: string | null }[]
    expect(inscricoes[0]).toMatchObject({
      situacao: 'ativa',
      qrCode: expect.stringMatching(/^AT1\./),
    })
    await expect.poll(() => mailsOf(pedido.codigo), { timeout: 15_000 }).toHaveLength(1)
    expect(await rig.violations()).toEqual([])
  })

  it('by Pix waits, and is approved when the provider says so and not before', async () => {
    const pedido = pedidoOf(await rig.buy(byPix))
    expect(pedido).toMatchObject({ status: 'pendente', instrumento: { tipo: 'pix' } })
    const key = await rig.keyOf(pedido.codigo)
    // A message that lies: the gateway is asked, and says no.
    expect(await rig.deliver(key, randomUUID())).toBe(200)
    await rig.settle()
    expect((await rig.see(pedido.codigo)).status).toBe('pendente')
    await rig.sandbox.act(key, 'pay')
    await rig.deliver(key, randomUUID())
    await rig.settle()
    expect((await rig.see(pedido.codigo)).status).toBe('aprovado')
    expect(await rig.violations()).toEqual([])
  })

  it('is one order and one charge however often the same confirmation arrives', async () => {
    const charged = (await rig.sandbox.stats()).payments
    const key = randomUUID()
    const given = byCard(await rig.sandbox.token())
    const answers = await Promise.all(Array.from({ length: 500 }, () => rig.buy(given, key)))
    // Busy, or more than the server takes at once: both say to come again.
    const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body['code'])
    expect(['IDEMPOTENCY_BUSY', 'UNAVAILABLE']).toEqual(expect.arrayContaining([...new Set(others)]))
    expect(others).toContain('IDEMPOTENCY_BUSY')
    const last = await rig.buy(given, key)
    const made = [...answers, last].filter(({ status }) => status === 201)
    expect(new Set(made.map((answer) => pedidoOf(answer).codigo)).size).toBe(1)
    for (const { body } of made) expect(body).toEqual(last.body)
    expect((await rig.buy({ ...given, valorTotal: 1 }, key)).body['code']).toBe('IDEMPOTENCY_MISMATCH')
    expect((await rig.sandbox.stats()).payments).toBe(charged + 1)
  }, 60_000)

  it('begins anew when the last place at its price goes while it is written', async () => {
    const { lote } = rig.course
    const [next] = await rig.rows<{ id: number }>(
      `insert into lote (igreja_id, evento_id, ingresso_id, nome, valor, capacidade, ordem)
       select igreja_id, evento_id, ingresso_id, 'Segundo lote', valor, 5, ordem + 1 from lote where id = $1 returning id`,
      [lote],
    )
    const full = `with full_now as (update lote set capacidade = retido + vendido where id = $1 returning id)
      select id, pg_sleep(1) from full_now`
    const given = byCard(await rig.sandbox.token())
    const filled = rig.rows(full, [lote])
    await setTimeout(200)
    const pedido = pedidoOf(await rig.buy(given))
    await filled
    expect(pedido.status).toBe('aprovado')
    const bought = `select i.lote_id, r.situacao from pedido p
      join inscricao i on i.igreja_id = p.igreja_id and i.pedido_id = p.id
      join reserva r on r.igreja_id = p.igreja_id and r.pedido_id = p.id where p.codigo = $1`
    expect(await rig.rows(bought, [pedido.codigo])).toEqual([{ lote_id: next!.id, situacao: 'vendida' }])
    expect(await rig.violations()).toEqual([])
    await rig.rows('update lote set capacidade = vendido + retido where id = $1', [next!.id])
    await rig.rows('update lote set capacidade = 200 where id = $1', [lote])
  })

  it('without a key is the same order when it is made again within two minutes', async () => {
    const { course, member, test } = rig
    const again = () =>
      test.call('createInscricao', {
        params: { id: member.userId, idEvento: course.idEvento },
        token: member.token,
        body: {
          ingressos: [
            { id: course.ingresso, rulesVersion: 1, formVersion: 1, participantes: [{ nome: 'Duas vezes' }] },
          ],
          formVersion: 1,
          metodoPagamento: 'dinheiro',
          valorTotal: 4_500,
          comprador: { nome: 'Ana', email: 'ana@atrio.example' },
        },
      })
    const [first, second] = [await again(), await again()]
    expect(pedidoOf(second).codigo).toBe(pedidoOf(first).codigo)
    expect(pedidoOf(first)).toMatchObject({ status: 'aguardando', instrumento: { tipo: 'dinheiro' } })
  })

  it('whose card is refused costs nobody the seats, nor the buyer a thing', async () => {
    const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token('insufficient_funds'))))
    expect(pedido).toMatchObject({
      status: 'nao_aprovado',
      resultado: 'canceled',
      motivoRecusa: 'insufficient_funds',
    })
    const params = { id: rig.member.userId, idEvento: rig.course.idEvento }
    const { body } = await rig.test.call('getReserva', { params, token: rig.member.token })
    expect(body['reserva']).toMatchObject({ ingressos: [{ id: rig.course.ingresso, quantidade: 1 }] })
    const paid = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    expect(paid.status).toBe('aprovado')
    expect(await rig.violations()).toEqual([])
  })

  it('asks for a confirmation of the card’s bank and goes on when it was given', async () => {
    const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token('challenge'))))
    expect(pedido).toMatchObject({ status: 'em_aberto', desafio: { tipo: '3ds' } })
    await rig.sandbox.act(await rig.keyOf(pedido.codigo), 'approve')
    const { body } = await rig.test.call('verificarPagamento', {
      params: { codigo: pedido.codigo },
      token: rig.member.token,
      body: {},
    })
    expect(body['pagamento']).toMatchObject({ status: 'aprovado', desafio: null })
  })

  it('changes its way to pay: the Pix it had cannot be paid any more', async () => {
    const pedido = pedidoOf(await rig.buy(byPix))
    const pix = await rig.keyOf(pedido.codigo)
    const { body, status } = await rig.test.call('trocarMetodoPedido', {
      params: { id: rig.member.userId, codigo: pedido.codigo },
      token: rig.member.token,
      body: {
        ...byCard(await rig.sandbox.token()),
        comprador: { nome: 'Ana', email: 'ana@atrio.example' },
      },
    })
    expect([status, body['pagamento']]).toMatchObject([200, { status: 'aprovado', total: 4_728 }])
    await expect(rig.sandbox.act(pix, 'pay')).rejects.toThrow(/40[49]/)
    expect(await rig.violations()).toEqual([])
  })

  it('is given back within seven days: money, places and ticket', async () => {
    const before = await stock()
    const { codigo, podeEstornar } = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    expect(podeEstornar).toBe(true)
    const params = { id: rig.member.userId, codigo }
    const { body } = await rig.test.call('estornarPedido', { params, token: rig.member.token, body: {} })
    expect(body['pagamento']).toMatchObject({
      status: 'reembolsado',
      resultado: 'refunded',
      reembolsado: 4_728,
    })
    expect(await stock()).toEqual(before)
    expect(await rig.violations()).toEqual([])
  })
})

describe('when the provider or the network fails', () => {
  it.each(['drop_after', 'server_error_after', 'garbage'])(
    '%s: nobody says “refused”, and the truth is found by asking again',
    async (mode) => {
      const charged = (await rig.sandbox.stats()).paid
      await rig.sandbox.arm({ on: 'authorize', mode })
      const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
      expect(pedido).toMatchObject({ status: 'em_analise', resultado: 'under_review' })
      await rig.settle('pagamento')
      expect((await rig.see(pedido.codigo)).status).toBe('aprovado')
      expect((await rig.sandbox.stats()).paid).toBe(charged + 1)
      expect(await rig.violations()).toEqual([])
    },
  )

  it('drop_before: the same attempt is sent again, and charged once', async () => {
    const charged = (await rig.sandbox.stats()).paid
    await rig.sandbox.arm({ on: 'authorize', mode: 'drop_before' })
    const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    expect(pedido.status).toBe('em_analise')
    await rig.settle('pagamento')
    expect((await rig.see(pedido.codigo)).status).toBe('aprovado')
    expect((await rig.sandbox.stats()).paid).toBe(charged + 1)
  })

  it('a process that dies before the answer is written leaves an attempt that is found', async () => {
    // What the first transaction leaves: an attempt that nobody has sent.
    const sandbox = rig.test.deps.gateways.endpoints.sandbox
    rig.test.deps.gateways.endpoints.sandbox = 'http://127.0.0.1:1'
    const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))
    rig.test.deps.gateways.endpoints.sandbox = sandbox
    await rig.rows(`update pagamento set situacao = 'processando' where id = $1`, [
      await rig.keyOf(pedido.codigo),
    ])
    await rig.settle('pagamento')
    expect((await rig.see(pedido.codigo)).status).toBe('aprovado')
  })

  it('a message that comes a thousand times, in any order, counts once', async () => {
    const pedidos = await Promise.all([rig.buy(byPix), rig.buy(byPix), rig.buy(byPix)])
    const codigos = pedidos.map((answer) => pedidoOf(answer).codigo)
    const keys = await Promise.all(codigos.map((codigo) => rig.keyOf(codigo)))
    for (const key of keys) await rig.sandbox.act(key, 'pay')
    const events = keys.flatMap((key) => Array.from({ length: 4 }, () => ({ key, id: randomUUID() })))
    const all = Array.from({ length: 1_000 }, (_, i) => events[(i * 7) % events.length]!)
    const statuses = await Promise.all(all.map(({ key, id }) => rig.deliver(key, id)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await rig.settle()
    const booked = await rig.rows<{ count: number }>(
      `select count(distinct transacao)::int as count from lancamento where pagamento_id = any($1) group by pagamento_id`,
      [keys],
    )
    expect(booked).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
    for (const codigo of codigos) expect((await rig.see(codigo)).status).toBe('aprovado')
    expect(await rig.violations()).toEqual([])
  }, 60_000)

  it('a message that is not signed is refused and leaves nothing', async () => {
    // How many were refused is counted, in a row of its own.
    const messages = `select 1 from webhook_inbox where tipo <> 'recusados'`
    const before = await rig.rows(messages)
    const response = await rig.test.app.inject({
      method: 'POST',
      url: '/webhooks/sandbox',
      headers: { 'content-type': 'application/json', 'sandbox-signature': 't=1,v1=00' },
      payload: '{"id":"x","type":"y","data":{"id":"a","key":"b"}}',
    })
    expect(response.statusCode).toBe(400)
    expect(await rig.rows(messages)).toHaveLength(before.length)
  })
})

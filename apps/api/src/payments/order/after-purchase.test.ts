import { randomUUID } from 'node:crypto'
import { ESTORNO_EDGES, PAGAMENTO_EDGES, PEDIDO_EDGES } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { byCard, byPix, openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'
import { logIn } from '../../testing/people.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())

const stock = async () => {
  const [row] = await rig.rows<{ retido: number; vendido: number }>(
    'select retido, vendido from lote where id = $1',
    [rig.course.lote],
  )
  return row!
}

describe('an order that is not paid', () => {
  const expire = async (codigo: string) => {
    await rig.rows(`update pedido set expira_em = now() where codigo = $1`, [codigo])
    await rig.settle('pedido')
  }

  it('is cancelled in time, and its places are free again', async () => {
    const before = await stock()
    const { codigo } = pedidoOf(await rig.buy(byPix))
    expect(await stock()).toEqual({ ...before, retido: before.retido + 1 })
    // Not before its time, whatever the agenda thinks.
    await rig.settle('pedido')
    expect((await rig.see(codigo)).status).toBe('pendente')
    await expire(codigo)
    expect(await rig.see(codigo)).toMatchObject({ status: 'cancelado', instrumento: null })
    expect(await stock()).toEqual(before)
    expect(await rig.violations()).toEqual([])
  })

  it('is approved when the money was there before anybody looked', async () => {
    const { codigo } = pedidoOf(await rig.buy(byPix))
    await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
    await expire(codigo)
    expect((await rig.see(codigo)).status).toBe('aprovado')
  })

  it('and then is paid late has its places again while there are some', async () => {
    const { codigo } = pedidoOf(await rig.buy(byPix))
    const key = await rig.keyOf(codigo)
    await expire(codigo)
    await rig.sandbox.act(key, 'pay_late')
    await rig.deliver(key, randomUUID())
    await rig.settle()
    expect((await rig.see(codigo)).status).toBe('aprovado')
    expect(await rig.violations()).toEqual([])
  })

  it('and then is paid late gets its money back when the places are gone', async () => {
    const { codigo } = pedidoOf(await rig.buy(byPix))
    const key = await rig.keyOf(codigo)
    await expire(codigo)
    await rig.rows('update lote set capacidade = vendido + retido where id = $1', [rig.course.lote])
    try {
      await rig.sandbox.act(key, 'pay_late')
      await rig.deliver(key, randomUUID())
      await rig.settle()
      expect(await rig.see(codigo)).toMatchObject({ status: 'reembolsado', reembolsado: 4_545 })
      expect(await rig.violations()).toEqual([])
    } finally {
      await rig.rows('update lote set capacidade = 200 where id = $1', [rig.course.lote])
    }
  })
})

describe('cash', () => {
  it('opens the door when staff say that it has come, and once', async () => {
    const { codigo } = pedidoOf(await rig.buy())
    const equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
    const receive = () =>
      rig.test.call('confirmarRecebimento', {
        params: { slug: 'igreja-esperanca', codigo },
        equipe,
        body: { valor: 4_500 },
      })
    expect((await receive()).body['pagamento']).toMatchObject({ status: 'aprovado' })
    expect((await receive()).status).toBe(200)
    const booked = await rig.rows<{ conta: string }>(
      `select conta from lancamento l join pedido p on p.igreja_id = l.igreja_id and p.id = l.pedido_id
       where p.codigo = $1 and debito > 0`,
      [codigo],
    )
    expect(booked).toEqual([{ conta: 'fora' }])
    expect(await rig.violations()).toEqual([])
  })
})

describe('what the bank takes back', () => {
  it('shows as refunded, and nobody asked for it here', async () => {
    const pedido = pedidoOf(await rig.buy(byCard(await rig.sandbox.token('approved_then_disputed'))))
    const key = await rig.keyOf(pedido.codigo)
    await rig.sandbox.act(key, 'dispute')
    await rig.deliver(key, randomUUID())
    await rig.settle()
    expect((await rig.see(pedido.codigo)).status).toBe('reembolsado')
    const [estorno] = await rig.rows<{ origem: string }>(
      'select origem from estorno where pagamento_id = $1',
      [key],
    )
    expect(estorno).toEqual({ origem: 'externo' })
    expect(await rig.violations()).toEqual([])
  })
})

describe('the database', () => {
  it('has the edges of the rules, and no other', async () => {
    const rows = await rig.rows<{ edge: string }>(
      `select maquina || ': ' || de || ' > ' || para as edge from estado_transicao
       where maquina in ('pedido', 'pagamento', 'estorno') order by edge`,
    )
    const edges: [string, Record<string, readonly string[]>][] = [
      ['pedido', PEDIDO_EDGES],
      ['pagamento', PAGAMENTO_EDGES],
      ['estorno', ESTORNO_EDGES],
    ]
    const expected = edges.flatMap(([maquina, table]) =>
      Object.entries(table).flatMap(([de, all]) => all.map((para) => `${maquina}: ${de} > ${para}`)),
    )
    expect(rows.map(({ edge }) => edge).toSorted()).toEqual(expected.toSorted())
  })

  it('refuses a change that is no edge, a change of the ledger and one of the trail', async () => {
    await expect(
      rig.rows(`update pedido set situacao = 'em_aberto' where situacao = 'aprovado'`),
    ).rejects.toThrow('may not go from aprovado')
    await expect(rig.rows('update lancamento set debito = debito + 1')).rejects.toThrow('only added to')
    await expect(rig.rows('delete from auditoria')).rejects.toThrow('only added to')
  })

  it('gives the application no right to change the ledger and the trail', async () => {
    const rights = await rig.rows(
      `select distinct privilege_type as may from information_schema.role_table_grants
       where grantee = 'atrio_app' and table_name in ('auditoria', 'lancamento') order by may`,
    )
    expect(rights).toEqual([{ may: 'INSERT' }, { may: 'SELECT' }])
  })

  it('shows when the trail was changed all the same', async () => {
    await rig.rows(`alter table auditoria disable trigger append_only`)
    await rig.rows(`update auditoria set acao = 'outra' where seq = 2`)
    expect(await rig.violations()).toContainEqual(expect.stringMatching(/auditoria seq:2$/))
    await rig.rows(`update auditoria set acao = 'pagamentoStarted' where seq = 2`)
  })
})

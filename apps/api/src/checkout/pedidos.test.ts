import type { PedidoListado } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { openWorld, type World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { freeTicket, unpaidTicket } from '../testing/transfer-cases.ts'

let test: TestApp
let world: World
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  world = await openWorld(test)
  await asOwner(test.target, `delete from agenda where tipo = 'pedido'`)
})
afterAll(() => test.close())

const list = async (query: Record<string, unknown> = { aguardandoPagamento: 'true' }) => {
  const { userId: id, token } = world.member
  const { body } = await test.call('listPedidos', { params: { id }, query, token })
  return body['pedidos'] as PedidoListado[]
}
const change = (set: string, codigo: string) =>
  asOwner(test.target, `update pedido set ${set} where codigo = $1`, [codigo])

describe('the orders that wait for their money', () => {
  it('are those that may still be paid, the one with the least time first', async () => {
    const before = (await list()).length
    await freeTicket(world)
    expect(await list()).toHaveLength(before)
    await unpaidTicket(world)
    const [first] = await list()
    expect(first).toMatchObject({ expiraEm: expect.any(String), total: expect.any(Number) })
    expect(new Date(first!.expiraEm!).getTime()).toBeGreaterThan(Date.now())
    await unpaidTicket(world)
    const both = await list()
    expect(both).toHaveLength(before + 2)
    const late = both.at(-1)!
    await change(`expira_em = now() + interval '1 minute'`, late.codigo)
    expect((await list())[0]!.codigo).toBe(late.codigo)

    await change(`expira_em = now() - interval '1 minute'`, late.codigo)
    expect((await list()).map(({ codigo }) => codigo)).not.toContain(late.codigo)
    const paid = (await list({})).find(({ status }) => status === 'aprovado')
    expect(paid).toMatchObject({ expiraEm: null })
  })
})

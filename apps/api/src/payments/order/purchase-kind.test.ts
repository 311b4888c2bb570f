import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PurchaseKinds } from './purchase-kind.ts'
import { kindOf } from './purchase-kind.ts'
import { openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'

let rig: MoneyRig
let registered: PurchaseKinds
beforeAll(async () => {
  rig = await openMoneyRig()
  registered = rig.test.deps.purchases
})
afterAll(() => rig?.close())

const give = async (scenario?: string) =>
  rig.give({ pagamento: { token: await rig.sandbox.token(scenario) } }, rig.member.token)

/** What follows from an order's end is its kind's to say, and the order does not end without it. */
describe('a kind of purchase', () => {
  it('is told of each change of an order, once', async () => {
    const told: string[] = []
    const { doacao } = registered
    rig.test.deps.purchases = {
      ...registered,
      doacao: { ...doacao, follow: (_deps, _trx, { status }) => Promise.resolve(void told.push(status)) },
    }
    expect(pedidoOf(await give()).status).toBe('aprovado')
    expect(pedidoOf(await give('insufficient_funds')).status).toBe('nao_aprovado')
    expect(told).toEqual(['aprovado', 'nao_aprovado'])
  })

  it('that cannot give what was paid leaves the payment to be asked about again, and gets it then', async () => {
    let tries = 0
    const { doacao } = registered
    rig.test.deps.purchases = {
      ...registered,
      doacao: {
        ...doacao,
        follow: () => (++tries === 1 ? Promise.reject(new Error('no place for it')) : Promise.resolve()),
      },
    }
    expect((await give()).status).toBe(500)
    const [open] = await rig.rows<{ codigo: string; situacao: string }>(
      'select codigo, situacao from pedido order by id desc limit 1',
    )
    expect(open!.situacao).toBe('em_aberto')
    await rig.settle('pagamento')
    expect((await rig.see(open!.codigo)).status).toBe('aprovado')
    expect(tries).toBe(2)
    expect(await rig.violations()).toEqual([])
  })

  it('that nobody has registered is an error, and not some other kind', () => {
    expect(() => kindOf({ purchases: registered }, { tipo: 'passeio' })).toThrow('passeio')
  })
})

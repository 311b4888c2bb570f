import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byCard, openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'
import { statementsOf } from '../../testing/statements.ts'
import { workInbox } from '../charge/webhooks.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())

/** Thousands come at once when an event opens: what one of them costs decides how many are served. */
describe('the statements of a purchase', () => {
  const buy = async () => pedidoOf(await rig.buy(byCard(await rig.sandbox.token())))

  it('by card, from the request to its answer, are no more than 38', async () => {
    await buy()
    // The fewest of three: on a busy machine a connection may be opened anew meanwhile, and says what it is for.
    const counts: string[][] = []
    for (let round = 0; round < 3; round += 1)
      counts.push(await statementsOf(async () => expect((await buy()).status).toBe('aprovado')))
    const [statements] = counts.toSorted((one, other) => one.length - other.length)
    expect(statements!.slice(38)).toEqual([])
  })

  it('of who comes too late are no more than 9, and lock nothing that others wait for', async () => {
    await rig.rows('update lote set capacidade = retido + vendido where id = $1', [rig.course.lote])
    const late = async () => {
      expect((await rig.buy(byCard('late'))).body['code']).toBe('EVT_REG_001')
    }
    await late()
    const statements = await statementsOf(late)
    expect(statements.slice(9)).toEqual([])
    expect(statements.filter((text) => /for (no key )?update/.test(text))).toEqual([])
  })

  it('of a notice about what is known already are no more than five', async () => {
    await rig.rows('update lote set capacidade = 200 where id = $1', [rig.course.lote])
    const key = await rig.keyOf((await buy()).codigo)
    await rig.settle()
    const statements = await statementsOf(async () => {
      await rig.deliver(key, randomUUID())
      await workInbox(rig.test.deps)
    })
    expect(statements.slice(5)).toEqual([])
  })
})

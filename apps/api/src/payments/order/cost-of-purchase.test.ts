import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { byCard, openMoneyRig, pedidoOf, type MoneyRig } from '../../testing/money-rig.ts'
import { workInbox } from '../charge/webhooks.ts'

let rig: MoneyRig
beforeAll(async () => {
  rig = await openMoneyRig()
})
afterAll(() => rig.close())

const counting = new AsyncLocalStorage<string[]>()

/** What this work sends to the database, without BEGIN and COMMIT, and without what a mail job does meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const asked: unknown = given[0]
    counting.getStore()?.push(typeof asked === 'string' ? asked : (asked as { text: string }).text)
    return Reflect.apply(query, this, given)
  })
  try {
    const sent: string[] = []
    await counting.run(sent, work)
    return sent.filter((text) => !/^(begin|commit|rollback)/.test(text))
  } finally {
    spy.mockRestore()
  }
}

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

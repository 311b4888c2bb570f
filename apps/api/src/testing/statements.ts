import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

const counting = new AsyncLocalStorage<string[]>()

/** What this work sends to the database, without BEGIN and COMMIT, and without what a mail job does meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
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

import { setTimeout } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import type { Database } from '../db/client.ts'
import { findIgrejasWith } from '../db/igrejas-with.ts'
import type { Deps } from '../deps.ts'
import { createTurns } from '../http/turns.ts'

/**
 * The rounds of this process work in turn, so that all together hold one connection at most. They wait for each other,
 * however long it takes.
 */
const turns = createTurns({ parallel: 1, patienceMs: 12 * 3_600_000 })
const LONGEST_REST_MS = 1_000

/**
 * Attends to one church after the other, and rests after each for as long as it took.
 *
 * @param signal ends the round before the next church.
 * @returns whether it came to its end
 */
export async function attendEach(
  igrejas: Iterable<number> | AsyncIterable<number>,
  attend: (igrejaId: number) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<boolean> {
  for await (const igrejaId of igrejas) {
    if (signal?.aborted) return false
    await andRest(() => attend(igrejaId))
  }
  return true
}

/**
 * The churches that have something due by their rows: what a round costs is what is due, and not how many churches there
 * are.
 *
 * @param has a condition on the rows of one church, without parameters
 */
export async function* igrejasWith(db: Database, has: RawBuilder<boolean>): AsyncGenerator<number> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    const look = await andRest(() => findIgrejasWith(db, { has, after: from }))
    yield* look.found
    after = look.reached
  }
}

/** The churches of which something lies in one of these folders of storage, each of which has a folder for each church. */
export async function igrejasIn(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  ...folders: string[]
): Promise<number[]> {
  const names = new Set<string>()
  for (const folder of folders) for (const name of await storage.folders(folder)) names.add(name)
  const ids = [...names].filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number)
  const rows = await db
    .selectFrom('igreja')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What may be due at many churches at once; never within itself. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => turns.take(work)

/** The next one may begin while this one rests. */
async function andRest<Result>(work: () => Promise<Result>): Promise<Result> {
  let took = 0
  const result = await inTurn(async () => {
    const began = performance.now()
    return work().finally(() => (took = performance.now() - began))
  })
  await setTimeout(Math.min(took, LONGEST_REST_MS))
  return result
}

import { createHmac } from 'node:crypto'
import { MAX_EFFORT } from '@atrio/contract'
import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../secrets.ts'
import { AppError } from './errors.ts'

interface Counter {
  name: string
  /** A network, an account, an e-mail. Only a keyed digest of it is stored. */
  key: string
  seconds: number
}

/** At most `points` uses of `key` within `seconds`: only for what is the caller's own, or they lock somebody else out. */
export interface Limit extends Counter {
  points: number
}

/** Of the uses of `key` within `seconds` so many are free; each further one costs work, and none is refused. */
export interface Toll extends Counter {
  free: number
}

export interface Limits {
  /**
   * Counts one use of each, in every process together. Tells how many uses of the first there were.
   * @throws AppError TOO_MANY_REQUESTS
   */
  spend: (limits: [Limit, ...Limit[]]) => Promise<number>
  /** Counts one use; false when there are too many. */
  admits: (limit: Limit) => Promise<boolean>
  /**
   * Counts one use of each by somebody who has done work worth `effort`. Tells how many uses of the first there were,
   * and what effort this one takes. A use that takes more than was done counts no further than to this very price:
   * nobody makes it dearer for others without working.
   */
  charge: (tolls: [Toll, ...Toll[]], effort: number) => Promise<{ uses: number; effort: number }>
  /** Takes one use of each back. */
  giveBack: (...counters: Counter[]) => Promise<void>
  /** Forgets the uses of a key. Tells whether there were any. */
  forget: (counter: Counter) => Promise<boolean>
  /** Counts any request of a network, in this process alone (Decision 36). @throws AppError TOO_MANY_REQUESTS */
  countRequest: (network: string) => void
}

/** What some five hundred people behind one address ask for when they all come at once. */
const REQUESTS_PER_MINUTE = 6_000
const BOUNDLESS = 2_000_000_000

export function createLimits(deps: {
  db: Database
  secrets: Secrets
  env: Pick<Env, 'RATE_LIMIT_FACTOR'>
}): Limits {
  const { db, secrets, env } = deps
  const requests = new LRUCache<string, { count: number }>({ max: 50_000, ttl: 60_000 })
  const digest = ({ name, key }: Counter) =>
    createHmac('sha256', secrets.key('rate-limit')).update(`${name}\0${key}`).digest()
  const scaled = (uses: number) => Math.ceil(uses * env.RATE_LIMIT_FACTOR)

  /** In the order of the counters; none grows beyond its ceiling. */
  const tally = async (counters: (Counter & { ceiling: number })[]): Promise<Counted[]> => {
    const keys = counters.map(digest)
    const rows = await count(db, keys, counters)
    return keys.map((key) => rows.find((row) => row.key.equals(key))!)
  }
  const spend = async (limits: Limit[]) => {
    const rows = await tally(limits.map((limit) => ({ ...limit, ceiling: BOUNDLESS })))
    const waits = rows.map(({ points, left }, i) => (points > scaled(limits[i]!.points) ? left : 0))
    return { uses: rows[0]!.points, retryAfter: Math.ceil(Math.max(...waits)) }
  }

  return {
    async spend(limits) {
      const { uses, retryAfter } = await spend(limits)
      if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter })
      return uses
    },
    admits: async (limit) => (await spend([limit])).retryAfter === 0,
    async charge(tolls, effort) {
      const rows = await tally(
        tolls.map((toll) => ({ ...toll, ceiling: paidUses(scaled(toll.free), effort) + 1 })),
      )
      const prices = rows.map(({ points }, i) => priceOf(points, scaled(tolls[i]!.free)))
      return { uses: rows[0]!.points, effort: Math.max(...prices) }
    },
    async giveBack(...counters) {
      // One by one: locked together they might wait for somebody who waits for them.
      for (const counter of counters) {
        await db
          .updateTable('rateLimit')
          .set({ points: sql<number>`points - 1` })
          .where('key', '=', digest(counter))
          .where('points', '>', 0)
          .execute()
      }
    },
    async forget(counter) {
      const gone = await db
        .deleteFrom('rateLimit')
        .where('key', '=', digest(counter))
        .returning('points')
        .executeTakeFirst()
      return gone !== undefined
    },
    countRequest(network) {
      const entry = requests.get(network) ?? { count: 0 }
      entry.count += 1
      if (entry.count === 1) requests.set(network, entry)
      if (entry.count > REQUESTS_PER_MINUTE * env.RATE_LIMIT_FACTOR) {
        throw new AppError('TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil(requests.getRemainingTTL(network) / 1000),
        })
      }
    },
  }
}

/** Nothing, then 1, and twice as much for each further portion as large as the free one. */
function priceOf(uses: number, free: number): number {
  return uses <= free ? 0 : Math.min(MAX_EFFORT, 2 ** (Math.ceil(uses / free) - 2))
}

/** The most uses whose price an effort pays. */
function paidUses(free: number, effort: number): number {
  if (effort >= MAX_EFFORT) return BOUNDLESS
  return effort < 1 ? free : free * (2 + Math.floor(Math.log2(effort)))
}

interface Counted {
  key: Buffer
  points: number
  /** Seconds until the count begins anew. */
  left: number
}

/** One statement, keys in order: two requests that count the same keys wait for each other instead of deadlocking. */
async function count(
  db: Database,
  keys: Buffer[],
  counters: { seconds: number; ceiling: number }[],
): Promise<Counted[]> {
  const seconds = counters.map((counter) => counter.seconds)
  const ceilings = counters.map(({ ceiling }) => ceiling)
  const { rows } = await sql<Counted>`
    with given as (
      select * from unnest(${keys}::bytea[], ${seconds}::int[], ${ceilings}::int[]) as given (key, span, ceiling)
    )
    insert into rate_limit as counted (key, points, expires_at)
    select key, 1, now() + span * interval '1 second' from given order by key
    on conflict (key) do update set
      points = case
        when counted.expires_at <= now() then 1
        else greatest(counted.points, least(counted.points + 1,
          (select ceiling from given where given.key = counted.key))) end,
      expires_at = case when counted.expires_at <= now() then excluded.expires_at else counted.expires_at end
    returning key, points, extract(epoch from expires_at - now())::float8 as left`.execute(db)
  return rows
}

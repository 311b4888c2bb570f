import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../secrets.ts'
import { AppError } from './errors.ts'

/** At most `points` uses of `key` within `seconds`. */
export interface Limit {
  name: string
  /** An address, an account, an e-mail. Only a keyed digest of it is stored. */
  key: string
  points: number
  seconds: number
}

export interface Limits {
  /**
   * Counts one use of each, in every process together. Tells how many uses of the first there were.
   * @throws AppError TOO_MANY_REQUESTS
   */
  spend: (limits: [Limit, ...Limit[]]) => Promise<number>
  /** Closes a key for some seconds, shorter when RATE_LIMIT_FACTOR is high. */
  block: (limit: Limit, seconds: number) => Promise<void>
  /** Forgets the uses of a key. */
  forget: (limit: Limit) => Promise<void>
  /** Counts any request of an address, in this process alone (Decision 36). @throws AppError TOO_MANY_REQUESTS */
  countRequest: (ip: string) => void
}

const REQUESTS_PER_MINUTE = 1_200
const CLEAN_UP_EVERY = 1_000

export function createLimits(deps: {
  db: Database
  secrets: Secrets
  env: Pick<Env, 'RATE_LIMIT_FACTOR'>
}): Limits {
  const { db, secrets, env } = deps
  const requests = new LRUCache<string, { count: number }>({ max: 50_000, ttl: 60_000 })
  let spent = 0
  const digest = ({ name, key }: Limit) =>
    createHmac('sha256', secrets.key('rate-limit')).update(`${name}\0${key}`).digest()

  return {
    async spend(limits) {
      spent += 1
      if (spent % CLEAN_UP_EVERY === 0) await cleanUp(db)
      const keys = limits.map(digest)
      const rows = await count(
        db,
        keys,
        limits.map(({ seconds }) => seconds),
      )
      let retryAfter = 0
      for (const [index, limit] of limits.entries()) {
        const row = rows.find(({ key }) => key.equals(keys[index]!))!
        const exceeded = row.points > Math.ceil(limit.points * env.RATE_LIMIT_FACTOR)
        retryAfter = Math.max(retryAfter, row.blocked, exceeded ? row.left : 0)
      }
      if (retryAfter > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(retryAfter) })
      return rows.find(({ key }) => key.equals(keys[0]!))!.points
    },
    async block(limit, seconds) {
      const span = Math.min(seconds / env.RATE_LIMIT_FACTOR, seconds)
      await db
        .updateTable('rateLimit')
        .set({ blockedUntil: sql<Date>`now() + ${span}::float8 * interval '1 second'` })
        .where('key', '=', digest(limit))
        .execute()
    },
    async forget(limit) {
      await db.deleteFrom('rateLimit').where('key', '=', digest(limit)).execute()
    },
    countRequest(ip) {
      const entry = requests.get(ip) ?? { count: 0 }
      entry.count += 1
      if (entry.count === 1) requests.set(ip, entry)
      if (entry.count > REQUESTS_PER_MINUTE * env.RATE_LIMIT_FACTOR) {
        throw new AppError('TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil(requests.getRemainingTTL(ip) / 1000),
        })
      }
    },
  }
}

interface Counted {
  key: Buffer
  points: number
  /** Seconds until the count begins anew. */
  left: number
  /** Seconds that the key stays closed; 0 when it is open. */
  blocked: number
}

/** One statement, keys in order: two requests that count the same keys wait for each other instead of deadlocking. */
async function count(db: Database, keys: Buffer[], seconds: number[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    insert into rate_limit as counted (key, points, expires_at)
    select key, 1, now() + span * interval '1 second'
    from unnest(${keys}::bytea[], ${seconds}::int[]) as given (key, span) order by key
    on conflict (key) do update set
      points = case
        when counted.expires_at <= now() then 1
        when counted.blocked_until > now() then counted.points
        else counted.points + 1 end,
      expires_at = case when counted.expires_at <= now() then excluded.expires_at else counted.expires_at end,
      blocked_until = case when counted.blocked_until > now() then counted.blocked_until end
    returning key, points, extract(epoch from expires_at - now())::float8 as left,
      coalesce(extract(epoch from blocked_until - now())::float8, 0) as blocked`.execute(db)
  return rows
}

async function cleanUp(db: Database): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
}

import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createDatabase, openPool, verifyRole, type Database } from './client.ts'
import { clientConfig, type DatabaseTarget } from './connection.ts'
import { DatabaseUnavailable } from './errors.ts'
import { withPlatform } from './tenant.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})

afterAll(() => test.close())

describe('values', () => {
  it('arrive as the types say', async () => {
    const { rows } = await sql`select 9007199254740993::int8 as big, '{1,2,null}'::int8[] as bigs,
      date '2026-02-28' as day, '{2026-02-28}'::date[] as days, timestamptz '2026-02-28 12:00Z' as instant,
      timestamptz 'infinity' as forever, 1.10::numeric as number, time '19:30' as time,
      '{"snake_key": {"inner_key": 1}}'::jsonb as json, null::int8 as nothing`.execute(test.db)
    expect(rows).toEqual([
      {
        big: 9007199254740993n,
        bigs: [1n, 2n, null],
        day: '2026-02-28',
        days: ['2026-02-28'],
        instant: new Date('2026-02-28T12:00:00Z'),
        forever: new Date(8.64e15),
        number: '1.10',
        time: '19:30:00',
        json: { snake_key: { inner_key: 1 } },
        nothing: null,
      },
    ])
  })
})

describe('statements', () => {
  it('with parameters stay prepared on their connection', async () => {
    await withPlatform(test.db, async (trx) => {
      for (const host of ['a', 'b']) {
        await trx.selectFrom('igrejaDominio').select('igrejaId').where('host', '=', host).execute()
      }
      const { rows } = await sql<{ calls: bigint }>`
        select generic_plans + custom_plans as calls from pg_prepared_statements
        where statement like '%from "igreja_dominio" where%'`.execute(trx)
      expect(rows).toEqual([{ calls: 2n }])
    })
  })

  it('fill no connection: so many letters of them stay prepared, however long they are', async () => {
    await withPlatform(test.db, async (trx) => {
      for (let n = 0; n < 30; n++)
        await sql`select ${n}::int, ${sql.lit('x'.repeat(100_000 + n))}`.execute(trx)
      const { rows } = await sql<{ letters: bigint }>`
        select sum(length(statement)) as letters from pg_prepared_statements`.execute(trx)
      expect(rows[0]!.letters).toBeGreaterThan(100_000n)
      expect(rows[0]!.letters).toBeLessThan(1_100_000n)
    })
  })

  it('recover when another process changes a table under them', async () => {
    const own = await createTestDatabase({ poolSize: 1 })
    try {
      const read = () => own.db.selectFrom('organizacao').selectAll().where('slug', '=', 'x').execute()
      await read()
      await asOwner(own.target, 'alter table organizacao add added text')
      await expect(read()).rejects.toThrow('cached plan must not change result type')
      await expect(read()).resolves.toEqual([])
    } finally {
      await own.close()
    }
  })
})

describe('an unreachable database', () => {
  it('is DatabaseUnavailable when nothing listens', async () => {
    const db = createDatabase({
      connection: { host: '/nowhere', port: 5432, user: 'atrio', database: 'atrio' },
    })
    await expect(db.selectFrom('igreja').select('id').execute()).rejects.toBeInstanceOf(DatabaseUnavailable)
    await db.destroy()
  })

  it('is DatabaseUnavailable when every connection is taken', async () => {
    const own = await createTestDatabase({ poolSize: 1 })
    const held = Promise.withResolvers<void>()
    const holder = withPlatform(own.db, () => held.promise)
    await expect(withPlatform(own.db, async () => {})).rejects.toBeInstanceOf(DatabaseUnavailable)
    held.resolve()
    await holder
    await expect(withPlatform(own.db, async () => 'again')).resolves.toBe('again')
    await own.close()
  })

  it('is DatabaseUnavailable when the connection breaks inside a transaction, and the next one works', async () => {
    const broken = withPlatform(test.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await asOwner(test.target, `select pg_terminate_backend(${rows[0]!.pid})`)
      await sql`select ${1}`.execute(trx)
    })
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(sql`select 1 as one`.execute(test.db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  it('leaves other errors as they are', async () => {
    await expect(sql`select from nowhere`.execute(test.db)).rejects.toMatchObject({ code: '42P01' })
  })
})

describe('the role', () => {
  it('of the application is held by row-level security', async () => {
    await expect(verifyRole(test.db)).resolves.toBeUndefined()
  })

  it('is refused when it is a superuser', async () => {
    const pool = new pg.Pool(clientConfig(test.target, {}))
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) }) as unknown as Database
    await expect(verifyRole(db)).rejects.toThrow('is not held by row-level security')
    await db.destroy()
  })

  it('is refused when it owns a table', async () => {
    const own = await createTestDatabase()
    await asOwner(own.target, 'alter table banner owner to atrio_app')
    await expect(verifyRole(own.db)).rejects.toThrow('atrio_app is not held by row-level security')
    await own.close()
  })

  it("cannot be dropped by the address's own options, which are kept", async () => {
    const { connection } = test.target as { connection?: { host: string; port: number; database: string } }
    const databaseUrl = connection
      ? `postgresql://atrio@localhost/${connection.database}?host=${connection.host}&port=${connection.port}`
      : (test.target as { databaseUrl: string }).databaseUrl
    const url = new URL(databaseUrl)
    url.searchParams.set('options', '-c role=none -c work_mem=7MB')
    const pool = openPool({ databaseUrl: url.toString(), role: 'atrio_jobs', size: 1 })
    const { rows } = await pool.query(
      `select current_user::text as role, current_setting('work_mem') as memory, current_setting('TimeZone') as zone`,
    )
    await pool.end()
    expect(rows).toEqual([{ role: 'atrio_jobs', memory: '7MB', zone: 'UTC' }])
  })
})

async function asOwner(target: DatabaseTarget, statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(target, {}))
  await client.connect()
  await client.query(statement)
  await client.end()
}

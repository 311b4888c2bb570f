import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantTrx } from '../db/tenant.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { AppError } from './errors.ts'
import { createReadings, type Readings } from './readings.ts'

let test: TestDatabase
let readings: Readings

beforeAll(async () => {
  test = await createTestDatabase()
  readings = createReadings(test.db)
})

afterAll(() => test.close())

/** The church that the transaction is bound to, and the transaction: it began at one moment. */
async function where(trx: TenantTrx): Promise<{ igreja: string; began: string }> {
  const { rows } = await sql<{ igreja: string; began: string }>`
    select current_setting('app.igreja') as igreja, now()::text || pg_backend_pid() as began`.execute(trx)
  return rows[0]!
}

describe('readings', () => {
  it('that begin together share three transactions, those that begin later have another', async () => {
    const together = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index < 4 ? readings(1, where) : Promise.resolve().then(() => readings(1, where)),
      ),
    )
    const transactions = new Set(together.map(({ began }) => began))
    expect(transactions.size).toBe(3)
    expect(transactions).not.toContain((await readings(1, where)).began)
  })

  it('never share one with another church', async () => {
    const [one, two] = await Promise.all([readings(1, where), readings(2, where)])
    expect([one.igreja, two.igreja]).toEqual(['1', '2'])
  })

  it('are not spoiled by one that fails', async () => {
    const broken = readings(1, (trx) => sql`select 1 / 0`.execute(trx))
    const [failed, ...others] = await Promise.allSettled([
      broken,
      ...Array.from({ length: 7 }, () => readings(1, where)),
    ])
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  })

  it('say at once that something is not there', async () => {
    let asked = 0
    const absent = readings(1, async () => {
      asked += 1
      throw new AppError('NOT_FOUND')
    })
    await expect(absent).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(asked).toBe(1)
  })

  it('fail together where the database is gone', async () => {
    const gone = await createTestDatabase()
    await gone.close()
    const results = await Promise.allSettled([1, 2].map(() => createReadings(gone.db)(1, where)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { beforeCommit, withPlatform, withTenant, withTenantOnce, type TenantTrx } from './tenant.ts'

let test: TestDatabase
let first: number
let second: number

beforeAll(async () => {
  test = await createTestDatabase()
  const organizacao = await test.db
    .insertInto('organizacao')
    .values({ slug: 'o', nome: 'O' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const igrejas = await test.db
    .insertInto('igreja')
    .values(
      ['a', 'b'].map((codigo) => ({ codigo, slug: codigo, nome: codigo, organizacaoId: organizacao.id })),
    )
    .returning('id')
    .execute()
  ;[first, second] = igrejas.map((igreja) => igreja.id) as [number, number]
  for (const igrejaId of [first, second]) {
    await withTenant(test.db, { igrejaId }, (trx) =>
      trx
        .insertInto('congregacao')
        .values({ igrejaId, nome: `of ${igrejaId}` })
        .execute(),
    )
  }
})

afterAll(() => test.close())

describe('withTenant', () => {
  it("shows one church's rows even when the query asks for all", async () => {
    const rows = await withTenant(test.db, { igrejaId: first }, (trx) =>
      trx.selectFrom('congregacao').select(['igrejaId', 'nome']).execute(),
    )
    expect(rows).toEqual([{ igrejaId: first, nome: `of ${first}` }])
  })

  it("refuses to write another church's row", async () => {
    const write = withTenant(test.db, { igrejaId: first }, (trx) =>
      trx.insertInto('congregacao').values({ igrejaId: second, nome: 'stolen' }).execute(),
    )
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it("cannot move, change or delete another church's row", async () => {
    const changed = await withTenant(test.db, { igrejaId: first }, async (trx) => [
      await trx
        .updateTable('congregacao')
        .set({ nome: 'x' })
        .where('igrejaId', '=', second)
        .executeTakeFirst(),
      await trx.deleteFrom('congregacao').where('igrejaId', '=', second).executeTakeFirst(),
    ])
    expect(changed).toMatchObject([{ numUpdatedRows: 0n }, { numDeletedRows: 0n }])
  })

  it('keeps the writes of a function that returns and none of one that throws', async () => {
    const failing = withTenant(test.db, { igrejaId: first }, async (trx) => {
      await trx.insertInto('congregacao').values({ igrejaId: first, nome: 'lost' }).execute()
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await countOf(first)).toBe(1n)
  })

  it('begins before its first statement, which sees the church although nobody waited for the beginning', async () => {
    const seen = await withTenant(test.db, { igrejaId: second }, async (trx) => {
      const { rows } = await sql<{ igreja: number; begun: boolean }>`
        select current_igreja() as igreja, now() < clock_timestamp() as begun`.execute(trx)
      await sql`savepoint only_in_a_transaction`.execute(trx)
      return rows
    })
    expect(seen).toEqual([{ igreja: second, begun: true }])
  })

  it('leaves nothing of the church on the connection', async () => {
    const one = await createTestDatabase({ poolSize: 1 })
    try {
      await withTenant(one.db, { igrejaId: 5, userId: 6 }, async () => {})
      const { rows } = await sql`
        select current_setting('app.igreja', true) as igreja, current_setting('app.user', true) as user`.execute(
        one.db,
      )
      expect(rows).toEqual([{ igreja: '', user: '' }])
    } finally {
      await one.close()
    }
  })

  it('tells the database the church and the account', async () => {
    const { rows } = await withTenant(test.db, { igrejaId: 5, userId: 6 }, (trx) =>
      sql`select current_setting('app.igreja') as igreja, current_setting('app.user') as user`.execute(trx),
    )
    expect(rows).toEqual([{ igreja: '5', user: '6' }])
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 60, "1'; drop table igreja --" as unknown as number])(
    'refuses %s as a church',
    async (igrejaId) => {
      await expect(withTenant(test.db, { igrejaId }, async () => {})).rejects.toThrow('Not an id')
    },
  )

  it('keeps parallel churches apart', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? first : second)).map(async (igrejaId) => ({
        igrejaId,
        rows: await withTenant(test.db, { igrejaId }, (trx) =>
          trx.selectFrom('congregacao').select('igrejaId').execute(),
        ),
      })),
    )
    for (const { igrejaId, rows } of seen) expect(rows).toEqual([{ igrejaId }])
  })
})

describe('withTenantOnce', () => {
  it("shows one church's rows, and keeps what it writes", async () => {
    const { id } = await withTenantOnce(test.db, { igrejaId: first }, (trx) =>
      trx
        .insertInto('congregacao')
        .values({ igrejaId: first, nome: 'once' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const names = await withTenantOnce(test.db, { igrejaId: second }, (trx) =>
      trx.selectFrom('congregacao').select('nome').execute(),
    )
    expect(names).toEqual([{ nome: `of ${second}` }])
    const gone = await withTenantOnce(test.db, { igrejaId: first }, (trx) =>
      trx.deleteFrom('congregacao').where('id', '=', id).executeTakeFirst(),
    )
    expect(gone.numDeletedRows).toBe(1n)
  })

  it('leaves the connection to the next one after a statement that failed, and after none', async () => {
    const one = await createTestDatabase({ poolSize: 1 })
    try {
      const failing = withTenantOnce(one.db, { igrejaId: 5 }, (trx) => sql`select 1 / 0`.execute(trx))
      await expect(failing).rejects.toMatchObject({ code: '22012' })
      await withTenantOnce(one.db, { igrejaId: 5 }, async () => {})
      const { rows } = await sql<{ igreja: string; inside: boolean }>`
        select coalesce(current_setting('app.igreja', true), '') as igreja,
          now() <> statement_timestamp() as inside`.execute(one.db)
      expect(rows).toEqual([{ igreja: '', inside: false }])
    } finally {
      await one.close()
    }
  })

  it('refuses a second statement', async () => {
    const twice = withTenantOnce(test.db, { igrejaId: first }, async (trx) => {
      await sql`select 1`.execute(trx)
      await sql`select 2`.execute(trx)
    })
    await expect(twice).rejects.toThrow('A second statement')
    await expect(
      withTenantOnce(test.db, { igrejaId: first }, (trx) => sql`select 3`.execute(trx)),
    ).resolves.toMatchObject({ rows: [{}] })
  })
})

describe('beforeCommit', () => {
  const names = async () => {
    const rows = await withTenant(test.db, { igrejaId: second }, (trx) =>
      trx.selectFrom('congregacao').select('nome').where('nome', 'like', 'kept %').orderBy('id').execute(),
    )
    return rows.map(({ nome }) => nome)
  }
  const row = (trx: TenantTrx, nome: string, igrejaId = second) =>
    trx.insertInto('congregacao').values({ igrejaId, nome })

  it('writes at the end, in the order of the calls, and nothing where the transaction fails', async () => {
    await withTenant(test.db, { igrejaId: second }, async (trx) => {
      beforeCommit(trx, row(trx, 'kept b'))
      beforeCommit(trx, row(trx, 'kept c'))
      await row(trx, 'kept a').execute()
    })
    const failing = withTenant(test.db, { igrejaId: second }, async (trx) => {
      beforeCommit(trx, row(trx, 'kept d'))
      await row(trx, 'kept e').execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await names()).toEqual(['kept a', 'kept b', 'kept c'])
  })

  it('fails with all that was written before, and leaves the connection to the next one', async () => {
    const failing = withTenant(test.db, { igrejaId: second }, async (trx) => {
      await row(trx, 'kept f').execute()
      beforeCommit(trx, row(trx, 'kept stolen', first))
      beforeCommit(trx, row(trx, 'kept g'))
    })
    await expect(failing).rejects.toMatchObject({ code: '42501' })
    expect(await names()).toEqual(['kept a', 'kept b', 'kept c'])
  })

  it('refuses where nothing ends behind it', async () => {
    const once = withTenantOnce(test.db, { igrejaId: second }, async (trx) =>
      beforeCommit(trx, row(trx, 'x')),
    )
    await expect(once).rejects.toThrow('beforeCommit is for withTenant')
  })
})

describe('one transaction at a time', () => {
  it('refuses withTenant inside withTenant and withPlatform', async () => {
    const inner = () => withTenant(test.db, { igrejaId: second }, async () => {})
    await expect(withTenant(test.db, { igrejaId: first }, inner)).rejects.toThrow('do not nest')
    await expect(withPlatform(test.db, inner)).rejects.toThrow('do not nest')
  })

  it('refuses a query on db inside a transaction', async () => {
    const query = () => test.db.selectFrom('igreja').select('id').execute()
    await expect(withTenant(test.db, { igrejaId: first }, query)).rejects.toThrow('only trx')
    await expect(withPlatform(test.db, query)).rejects.toThrow('only trx')
  })

  it('lets what a transaction left behind query afterwards', async () => {
    const later = await withTenant(test.db, { igrejaId: first }, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return { query: promise.then(() => test.db.selectFrom('igreja').select('id').execute()), resolve }
    })
    later.resolve()
    await expect(later.query).resolves.toHaveLength(2)
  })
})

describe('without a church', () => {
  it('tenant tables are empty and closed to writes', async () => {
    expect(await withPlatform(test.db, (trx) => sql`select * from congregacao`.execute(trx))).toMatchObject({
      rows: [],
    })
    const write = sql`insert into congregacao (igreja_id, nome) values (${first}, 'x')`.execute(test.db)
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it('the types offer platform tables alone', () => {
    // @ts-expect-error a tenant's table needs withTenant
    expect(() => test.db.selectFrom('congregacao')).not.toThrow()
    // @ts-expect-error also in a transaction on the platform's tables
    expect(() => withPlatform(test.db, async (trx) => trx.selectFrom('congregacao'))).not.toThrow()
  })
})

async function countOf(igrejaId: number): Promise<bigint> {
  const { total } = await withTenant(test.db, { igrejaId }, (trx) =>
    trx
      .selectFrom('congregacao')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  )
  return total
}

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { withPlatform, withTenant } from './tenant.ts'

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

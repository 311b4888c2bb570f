import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { asOwner } from '../testing/owner.ts'
import { databaseOn, openPool, type Database } from './client.ts'
import { SCOPE } from './pg/scoped-query.ts'
import { readTenant, withTenant, withTenantOnce, type TenantTrx } from './tenant.ts'

let test: TestDatabase
/** On one connection, to which what begins a scope becomes what the server refuses, as long as `refuses` is true. */
let db: Database
let refuses = true
let igrejaId: number

beforeAll(async () => {
  test = await createTestDatabase()
  const pool = openPool({ ...test.target, role: 'atrio_app', size: 1 })
  pool.on('connect', (client) => refuseToBegin(client))
  db = databaseOn(pool)
  const [igreja] = await asOwner<{ id: number }>(
    test.target,
    `with o as (insert into organizacao (slug, nome) values ('o', 'O') returning id),
      i as (insert into igreja (codigo, slug, nome, organizacao_id) select 'a', 'a', 'A', id from o returning id),
      c as (insert into congregacao (igreja_id, nome) select id, 'Sede' from i)
      select id from i`,
  )
  igrejaId = igreja!.id
})

afterAll(async () => {
  await db.destroy()
  await test.close()
})

function refuseToBegin(client: pg.PoolClient) {
  const query = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown
  Object.assign(client, {
    query: (asked: string | { name: string }, ...rest: unknown[]) =>
      query(refuses ? refusable(asked) : asked, ...rest),
  })
}

function refusable(asked: string | { name: string }): unknown {
  if (typeof asked === 'string') return asked.replace(/^begin\b/, 'begin nothing')
  return asked.name === SCOPE.name ? { ...asked, text: 'select nothing(' } : asked
}

const found = () =>
  asOwner(test.target, `select nome from organizacao union all select nome from congregacao`)
const addOrganizacao = (trx: TenantTrx) =>
  trx.insertInto('organizacao').values({ slug: 'alone', nome: 'alone' }).execute()

const syntax = { code: '42601' }
const notPrepared = { code: '26000' }

describe.each([
  ['withTenant', withTenant, syntax],
  ['withTenantOnce', withTenantOnce, notPrepared],
])('%s whose scope is refused on a connection that lives on', (_name, within, refused) => {
  it('tells nobody that a church is empty', async () => {
    const reading = within(db, { igrejaId }, async (trx) => {
      const rows = await trx.selectFrom('congregacao').select('nome').execute()
      if (rows.length === 0) throw new Error('told that there is none')
      return rows
    })
    await expect(reading).rejects.toMatchObject(refused)
  })

  it.each<[string, (trx: TenantTrx) => Promise<unknown>]>([
    ["the platform's rows", addOrganizacao],
    [
      "the church's rows",
      (trx) => trx.insertInto('congregacao').values({ igrejaId, nome: 'alone' }).execute(),
    ],
    [
      'rows by hand',
      (trx) =>
        sql`with o as (update organizacao set nome = 'alone' returning id) select id from o`.execute(trx),
    ],
  ])('does not write %s', async (_what, write) => {
    await expect(within(db, { igrejaId }, write)).rejects.toMatchObject(refused)
    expect(await found()).toEqual([{ nome: 'O' }, { nome: 'Sede' }])
  })

  it('leaves the connection to the next one', async () => {
    await expect(within(db, { igrejaId }, (trx) => sql`select 1`.execute(trx))).rejects.toMatchObject(refused)
    refuses = false
    const names = await within(db, { igrejaId }, (trx) =>
      trx.selectFrom('congregacao').select('nome').execute(),
    ).finally(() => (refuses = true))
    expect(names).toEqual([{ nome: 'Sede' }])
  })
})

describe('readTenant', () => {
  const rows = (trx: TenantTrx) => sql`select nome from congregacao`.execute(trx)

  it('tells nobody that a church is empty when its scope is refused', async () => {
    await expect(readTenant(db, { igrejaId }, rows)).rejects.toMatchObject(syntax)
  })

  it.each<[string, (trx: TenantTrx) => Promise<unknown>]>([
    ["the platform's rows", addOrganizacao],
    ["the church's rows", (trx) => trx.insertInto('congregacao').values({ igrejaId, nome: 'x' }).execute()],
    ['what a function keeps', (trx) => sql`select nextval('congregacao_id_seq')`.execute(trx)],
  ])('is refused to write %s', async (_what, write) => {
    refuses = false
    const writing = readTenant(db, { igrejaId }, write).finally(() => (refuses = true))
    await expect(writing).rejects.toMatchObject({ code: '25006' })
    expect(await found()).toEqual([{ nome: 'O' }, { nome: 'Sede' }])
  })
})

describe('withTenant whose scope is refused', () => {
  it('writes nothing either when its function goes on after the first error', async () => {
    const going = withTenant(db, { igrejaId }, async (trx) => {
      await sql`select 1`.execute(trx).catch(() => {})
      await addOrganizacao(trx).catch(() => {})
    })
    await expect(going).rejects.toMatchObject(syntax)
    expect(await found()).toEqual([{ nome: 'O' }, { nome: 'Sede' }])
  })
})

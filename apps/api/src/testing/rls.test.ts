import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientConfig } from '../db/connection.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { findTenantViolations } from './tenant-rules.ts'

let test: TestDatabase
let owner: pg.Client

beforeAll(async () => {
  test = await createTestDatabase()
  owner = new pg.Client(clientConfig(test.target, {}))
  await owner.connect()
})

afterAll(async () => {
  await owner.end()
  await test.close()
})

describe('every table', () => {
  it('belongs to the platform, or is closed to all churches but its own', async () => {
    expect(await findTenantViolations(owner)).toEqual([])
  })

  it('of a church shows nothing and takes nothing without a church', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
    )
    expect(rows.length).toBeGreaterThan(10)
    await owner.query('begin; set local role atrio_app')
    for (const { name } of rows) {
      const { rowCount } = await owner.query(`select from ${owner.escapeIdentifier(name)} limit 1`)
      expect({ name, rowCount }).toEqual({ name, rowCount: 0 })
    }
    await owner.query('rollback')
  })
})

// Each guard is shown to bite: the same search, with one protection taken away.
describe('the search finds', () => {
  it.each([
    [
      'a lost default',
      'alter table banner alter igreja_id drop default',
      'banner: igreja_id is not the church of the scope',
    ],
    ['a dropped policy', 'drop policy tenant on banner', 'banner: no policy holds atrio_app'],
    [
      'security switched off',
      'alter table banner disable row level security',
      'banner: row-level security is not',
    ],
    [
      'an exempt owner',
      'alter table banner no force row level security',
      'banner: row-level security does not bind',
    ],
    [
      'a policy that holds reads alone',
      'alter policy tenant on banner with check (true)',
      'banner: no policy holds atrio_app',
    ],
    [
      'a policy that holds another role',
      'alter policy tenant on banner to atrio_jobs',
      'banner: no policy holds atrio_app',
    ],
    [
      'a condition with a way round it',
      'alter policy tenant on banner using (igreja_id = (select current_igreja()) or true)',
      'banner: the policy tenant allows rows of other churches',
    ],
    [
      'a second, open policy',
      'create policy open on banner for select using (true)',
      'banner: the policy open allows rows of other churches',
    ],
    [
      'a new table without protection',
      'create table fresh (id int primary key)',
      'fresh: has no column igreja_id',
    ],
    [
      'a table declared as the platform without a reason',
      `create table fresh (id int primary key); comment on table fresh is 'platform: '`,
      'fresh: row-level security is not enabled',
    ],
    [
      'a key that ignores the church',
      'create table fresh (igreja_id int, id int primary key)',
      'fresh: the primary key does not begin with igreja_id',
    ],
    [
      'uniqueness across churches',
      'create unique index across on banner (titulo)',
      'banner: the unique index across spans churches',
    ],
    [
      'a reference that crosses churches',
      `create table fresh (igreja_id int, id int, culto_igreja int, culto_id int, primary key (igreja_id, id),
        constraint crossing foreign key (culto_igreja, culto_id) references culto (igreja_id, id))`,
      'fresh: the foreign key crossing does not begin with igreja_id',
    ],
    ['a view', 'create view fresh as select * from banner', "fresh: a view reads with its owner's rights"],
    [
      'a function with rights of its own',
      `create function leak() returns bigint language sql security definer as 'select count(*) from banner'`,
      "leak(): a function runs with its owner's rights",
    ],
  ])('%s', async (_, sabotage, violation) => {
    await owner.query('begin')
    try {
      await owner.query(sabotage)
      expect(await findTenantViolations(owner)).toContainEqual(expect.stringContaining(violation))
    } finally {
      await owner.query('rollback')
    }
    expect(await findTenantViolations(owner)).toEqual([])
  })
})

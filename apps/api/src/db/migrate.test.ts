import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { DataFolders, start } from '../testing/data-folders.ts'
import { createEmptyDatabase, dropDatabase } from '../testing/template.ts'
import { clientConfig, withDatabase, type DatabaseTarget } from './connection.ts'
import { migrate } from './migrate.ts'

let folder: URL
let target: DatabaseTarget

beforeEach(async () => {
  const path = await mkdtemp(join(tmpdir(), 'atrio-migrations-'))
  folder = pathToFileURL(`${path}/`)
  const name = await createEmptyDatabase(inject('databaseServer'))
  target = withDatabase(inject('databaseServer'), name)
  onTestFinished(async () => {
    await dropDatabase(inject('databaseServer'), name)
    await rm(path, { recursive: true })
  })
})

describe('migrate', () => {
  it('runs the files in order, each once', async () => {
    await write('002_b.sql', 'insert into a values (2)')
    await write('001_a.sql', 'create table a (n int); insert into a values (1)')
    expect(await migrate({ ...target, folder })).toEqual(['001_a', '002_b'])
    expect(await migrate({ ...target, folder })).toEqual([])
    await write('003_c.sql', 'insert into a values (3)')
    expect(await migrate({ ...target, folder })).toEqual(['003_c'])
    expect(await query('select n from a order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  it('lets several processes start at once: one runs them, all succeed', async () => {
    await write('001_a.sql', 'create table a (n int); select pg_sleep(0.2); insert into a values (1)')
    const results = await Promise.all(Array.from({ length: 3 }, () => migrate({ ...target, folder })))
    expect(results.flat()).toEqual(['001_a'])
    expect(await query('select n from a')).toEqual([{ n: 1 }])
  })

  it('waits for a lock so briefly that readers get past it, and comes back until it has it', async () => {
    await write('001_a.sql', 'create table a (n int); insert into a values (1)')
    await migrate({ ...target, folder })
    await write('002_b.sql', 'alter table a add m int default 2')
    const reader = new pg.Client(clientConfig(target, {}))
    await reader.connect()
    await reader.query('begin; select from a')
    const migration = migrate({ ...target, folder, lockMs: 200 })
    const waiting = () => query(`select from pg_locks where relation = 'a'::regclass and not granted`)
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
    // The reader that comes now stands behind the migration, and would until the first one ends.
    expect(await query('select n from a')).toEqual([{ n: 1 }])
    await reader.query('commit')
    await reader.end()
    expect(await migration).toEqual(['002_b'])
    expect(await query('select n, m from a')).toEqual([{ n: 1, m: 2 }])
  })

  it('gives up when it never gets the lock', async () => {
    await write('001_a.sql', 'create table a (n int)')
    await migrate({ ...target, folder })
    await write('002_b.sql', 'alter table a add m int')
    const reader = new pg.Client(clientConfig(target, {}))
    await reader.connect()
    await reader.query('begin; select from a')
    await expect(migrate({ ...target, folder, lockMs: 50, patienceMs: 0 })).rejects.toThrow('lock timeout')
    await reader.end()
  })

  it('keeps nothing of a run in which a file fails, and names file and line', async () => {
    await write('001_a.sql', 'create table a (n int)')
    await write('002_b.sql', 'create table b (n int);\n\ninsert into nowhere values (1)')
    await expect(migrate({ ...target, folder })).rejects.toThrow(
      'The migration 002_b failed: relation "nowhere" does not exist (at or after line 3)',
    )
    expect(await query(`select to_regclass('a') as a, to_regclass('b') as b`)).toEqual([{ a: null, b: null }])
    await write('002_b.sql', 'create table b (n int)')
    expect(await migrate({ ...target, folder })).toEqual(['001_a', '002_b'])
  })

  it('refuses a file that has changed since it ran, whatever its line ends', async () => {
    await write('001_a.sql', 'create table a (\n  n int\n)')
    await migrate({ ...target, folder })
    await write('001_a.sql', 'create table a (\r\n  n int\r\n)')
    expect(await migrate({ ...target, folder })).toEqual([])
    await write('001_a.sql', 'create table a (\n  n bigint\n)')
    await expect(migrate({ ...target, folder })).rejects.toThrow('001_a.sql has changed since it ran')
  })

  it('refuses when a file that ran is missing: the program is older than the database', async () => {
    await write('001_a.sql', 'create table a (n int)')
    await write('002_b.sql', 'create table b (n int)')
    await migrate({ ...target, folder })
    await rm(new URL('002_b.sql', folder))
    await expect(migrate({ ...target, folder })).rejects.toThrow('002_b')
  })

  it.each(['1_a.sql', 'a.sql', '001-a.sql', '20261124_a.sql'])('refuses the file name %s', async (name) => {
    await write(name, '')
    await expect(migrate({ ...target, folder })).rejects.toThrow(`The migration ${name} must be named like`)
  })

  it('refuses one number for two files', async () => {
    await write('001_a.sql', '')
    await write('001_b.sql', '')
    await expect(migrate({ ...target, folder })).rejects.toThrow('Two migrations begin with 001')
    await rm(new URL('001_b.sql', folder))
    await write('202611240930_a.sql', '')
    await write('202611240930_b.sql', '')
    await expect(migrate({ ...target, folder })).rejects.toThrow('Two migrations begin with 202611240930')
  })

  it('runs what was begun earlier and came later, numbers before minutes', async () => {
    await write('202611240930_c.sql', 'create table c (n int)')
    await write('001_a.sql', 'create table a (n int)')
    expect(await migrate({ ...target, folder })).toEqual(['001_a', '202611240930_c'])
    await write('202611240900_b.sql', 'create table b (n int)')
    expect(await migrate({ ...target, folder })).toEqual(['202611240900_b'])
  })

  it('gives a table a column with a default although a function takes its rows', async () => {
    await write('001_a.sql', 'create table a (n int); insert into a values (1)')
    await write('002_b.sql', 'create function twice(r a) returns int language sql stable return (r.n * 2)')
    await write('003_c.sql', 'alter table a add column m int not null default 5')
    expect(await migrate({ ...target, folder })).toEqual(['001_a', '002_b', '003_c'])
    expect(await query('select twice(a.*) as twice, m from a')).toEqual([{ twice: 2, m: 5 }])
    // Not all servers refuse it: none of them keeps what would stumble.
    expect(
      await query(`select proname from pg_proc where prosqlbody is not null and proname = 'twice'`),
    ).toEqual([])
  })

  it('gives the application rows and no definitions', async () => {
    await write('001_a.sql', 'create table a (id int generated always as identity, n int)')
    await migrate({ ...target, folder })
    await asRole('atrio_app', async (client) => {
      await client.query('insert into a (n) values (1)')
      await client.query('update a set n = 2')
      expect((await client.query('delete from a returning n')).rows).toEqual([{ n: 2 }])
      for (const statement of [
        'create table b (n int)',
        'drop table a',
        'truncate a',
        'alter table a add m int',
      ]) {
        await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' })
      }
      await expect(client.query('select from migration.applied')).rejects.toMatchObject({ code: '42501' })
    })
  })

  it("gives the job queue its own schema, to which the application may add, and no church's rows", async () => {
    await write('001_a.sql', 'create table a (n int)')
    await migrate({ ...target, folder })
    await asRole('atrio_jobs', async (client) => {
      await client.query('create table pgboss.job (n int)')
      await expect(client.query('select from a')).rejects.toMatchObject({ code: '42501' })
    })
    await asRole('atrio_app', async (client) => {
      await client.query('insert into pgboss.job values (1)')
      expect((await client.query('select n from pgboss.job')).rows).toEqual([{ n: 1 }])
      await expect(client.query('delete from pgboss.job')).rejects.toMatchObject({ code: '42501' })
    })
  })
})

describe('as an owner without superuser rights, as providers give one', () => {
  const folders = new DataFolders()
  beforeAll(() => folders.open())
  afterAll(() => folders.close())

  it('makes the roles and runs every migration', async () => {
    const server = await start(await folders.used())
    try {
      const superuser = { connection: server.connection }
      await run(superuser, 'create role plain login createrole')
      await run(superuser, 'create database plain owner plain')
      const own = { connection: { ...server.connection, user: 'plain', database: 'plain' } }
      expect((await migrate(own)).length).toBeGreaterThan(0)
      expect(await migrate(own)).toEqual([])
      const [role] = await run(
        { connection: { ...own.connection } },
        'set role atrio_app; select current_user::text as name',
      )
      expect(role).toEqual({ name: 'atrio_app' })
    } finally {
      await server.stop()
    }
  }, 60_000)
})

async function write(name: string, text: string): Promise<void> {
  await writeFile(new URL(name, folder), text)
}

function query(statement: string): Promise<unknown[]> {
  return run(target, statement)
}

async function run(on: DatabaseTarget, statement: string): Promise<unknown[]> {
  const client = new pg.Client(clientConfig(on, {}))
  await client.connect()
  try {
    // Several statements give several results; the last one counts.
    const results = [await client.query(statement)].flat()
    return results.at(-1)!.rows
  } finally {
    await client.end()
  }
}

async function asRole(role: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(target, { role }))
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DataFolders, readAcknowledged, start } from '../testing/data-folders.ts'
import { isAlive, startWriter } from '../testing/embedded-process.ts'
import { createDatabase, type Database } from './client.ts'
import { DatabaseUnavailable } from './errors.ts'
import { migrate } from './migrate.ts'

const folders = new DataFolders()

beforeAll(() => folders.open())
afterAll(() => folders.close())

describe('one owner', () => {
  it('refuses a second start, naming the folder and the owner', async () => {
    const folder = await folders.used()
    const first = startWriter(folder)
    await first.server
    await expect(start(folder)).rejects.toThrow(`The data folder ${folder} is in use by process ${first.pid}`)
    await first.writes(1)
    await first.kill()
  })

  it('refuses a second start in the same process, and allows it after stop', async () => {
    const folder = await folders.used()
    const server = await start(folder)
    await expect(start(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await server.stop()
    await expect(startAndStop(folder)).resolves.toBe('stopped')
  })

  it('lets exactly one of several simultaneous first starts win', async () => {
    const folder = folders.unused()
    const writers = Array.from({ length: 4 }, () => startWriter(folder))
    const results = await Promise.allSettled(writers.map((writer) => writer.server))
    const refused = results.filter((result) => result.status === 'rejected')
    await Promise.all(writers.map((writer) => writer.kill()))
    expect(refused).toHaveLength(3)
    for (const { reason } of refused) expect(String(reason)).toContain('is in use by')
  })
})

describe('crashes', () => {
  it('kill -9 of the application ends the server and loses nothing acknowledged', async () => {
    const folder = await folders.used()
    const seen: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const writer = startWriter(folder)
      await writer.writes(50)
      const server = await writer.server
      await writer.kill()
      seen.push(...writer.acknowledged)
      await expect.poll(() => isAlive(server), { timeout: 10_000 }).toBe(false)
    }
    expect(await readAcknowledged(folder)).toEqual(expect.arrayContaining(seen))
  })

  it('kill -9 of application and server together loses nothing acknowledged', async () => {
    const folder = await folders.used()
    const writer = startWriter(folder)
    const server = await writer.server
    await writer.writes(50)
    process.kill(server, 'SIGKILL')
    await writer.kill()
    expect(await readAcknowledged(folder)).toEqual(expect.arrayContaining(writer.acknowledged))
  })

  it('kill -9 of the server: 503 meanwhile, then the same pool goes on with all that was acknowledged', async () => {
    const server = await start(await folders.used())
    await migrate({ connection: server.connection })
    const db = createDatabase({ connection: server.connection, poolSize: 2 })
    try {
      await db.insertInto('organizacao').values({ slug: 'kept', nome: 'Kept' }).execute()
      const before = server.pid!
      process.kill(before, 'SIGKILL')
      await expect(untilItFails(db)).resolves.toBeInstanceOf(DatabaseUnavailable)
      await expect.poll(() => slugs(db).catch(() => undefined), { timeout: 15_000 }).toEqual(['kept'])
      expect(server.pid).not.toBe(before)
    } finally {
      await db.destroy()
      await server.stop()
    }
  })

  it('a start that was killed while it made the database leaves a folder that starts', async () => {
    const folder = folders.unused()
    await mkdir(join(folder, 'postgres.new', 'base'), { recursive: true })
    await writeFile(join(folder, 'postgres.new', 'PG_VERSION'), '18')
    await writeFile(join(folder, 'owner.pid'), '1')
    await startAndStop(folder)
    await expect(stat(join(folder, 'postgres.new'))).rejects.toThrow('ENOENT')
  })

  it("is not fooled by another program that has got the dead server's process id", async () => {
    const folder = await folders.used()
    // Not this process: PostgreSQL knows its own parent.
    const lines = [process.ppid, join(folder, 'postgres'), 0, 5432, join(folder, 'run'), '', '', 'ready']
    await writeFile(join(folder, 'postgres', 'postmaster.pid'), lines.join('\n'))
    await expect(startAndStop(folder)).resolves.toBe('stopped')
  })
})

describe('a folder that has lost its database', () => {
  it.each(['media', 'secrets'])(
    'refuses to start when %s holds files and there is no database',
    async (name) => {
      const folder = folders.unused()
      await mkdir(join(folder, name), { recursive: true })
      await writeFile(join(folder, name, 'file'), 'x')
      await expect(start(folder)).rejects.toThrow(`${folder} holds ${name} but no database`)
      await mkdir(join(folder, 'postgres'))
      await expect(start(folder)).rejects.toThrow(`${folder} holds ${name} but no database`)
      await expect(stat(join(folder, 'postgres', 'PG_VERSION'))).rejects.toThrow('ENOENT')
    },
  )

  it('starts in a folder whose media and secrets are still empty', async () => {
    const folder = folders.unused()
    await mkdir(join(folder, 'media'), { recursive: true })
    await mkdir(join(folder, 'secrets'))
    await expect(startAndStop(folder)).resolves.toBe('stopped')
  })

  it.each(['PG_VERSION', 'global/pg_control'])('refuses a database without %s', async (file) => {
    const folder = await folders.used()
    await rm(join(folder, 'postgres', file))
    await expect(start(folder)).rejects.toThrow(`The database in ${join(folder, 'postgres')} is not readable`)
  })

  it('refuses a file in the place of the database', async () => {
    const folder = folders.unused()
    await mkdir(folder)
    await writeFile(join(folder, 'postgres'), '')
    await expect(start(folder)).rejects.toThrow('is not readable')
  })

  it('refuses a broken control file with what PostgreSQL says, and frees the folder', async () => {
    const folder = await folders.used()
    await writeFile(join(folder, 'postgres', 'global', 'pg_control'), 'x'.repeat(8_192))
    await expect(start(folder)).rejects.toThrow(/PostgreSQL did not start .*FATAL/s)
    await expect(start(folder)).rejects.toThrow('PostgreSQL did not start')
  })

  it('refuses a database of another major version', async () => {
    const folder = await folders.used()
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '14\n')
    await expect(start(folder)).rejects.toThrow('was made by PostgreSQL 14')
  })
})

describe('the server', () => {
  it('listens on a socket that only its user may reach, and on no port', async () => {
    const server = await start(await folders.used())
    const client = new pg.Client(server.connection)
    await client.connect()
    const { rows } = await client.query(`select current_setting('listen_addresses') as addresses,
      current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
      current_setting('server_encoding') as encoding, lower('Ç') as lower`)
    const { mode } = await stat(server.connection.host)
    await client.end()
    await server.stop()
    expect(rows).toEqual([{ addresses: '', fsync: 'on', checksums: 'on', encoding: 'UTF8', lower: 'ç' }])
    expect(mode & 0o777).toBe(0o700)
  })

  it('starts below a path that is too long for a socket', async () => {
    const folder = join(folders.unused(), 'long'.repeat(30))
    const server = await start(folder)
    expect(server.connection.host.length).toBeLessThan(90)
    await server.stop()
    await expect(stat(server.connection.host)).rejects.toThrow('ENOENT')
  })
})

async function startAndStop(folder: string): Promise<'stopped'> {
  const server = await start(folder)
  await server.stop()
  return 'stopped'
}

async function untilItFails(db: Database): Promise<unknown> {
  for (;;) {
    try {
      await slugs(db)
    } catch (error) {
      return error
    }
  }
}

async function slugs(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('organizacao').select('slug').execute()
  return rows.map((row) => row.slug)
}

import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from './adapters/storage/open-storage.ts'
import { readWhole } from './adapters/storage/storage.ts'
import { boot } from './boot.ts'
import type { DatabaseTarget } from './db/connection.ts'
import { parseEnv, type Env } from './env.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'
import { startS3 } from './testing/s3.ts'

const SENT = '7/envios/carta.pdf'
const RECORDED = '7/gravacoes/domingo.mp4'
const files = { [SENT]: 'a letter', [RECORDED]: 'a Sunday' }

let database: TestDatabase
let s3: Awaited<ReturnType<typeof startS3>>
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  s3 = await startS3({ strict: false })
})
afterAll(async () => {
  await database.close()
  await s3.close()
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'atrio-boot-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('a start brings into storage what an earlier version left in the folder of media', () => {
  it('once: the next start finds nothing to do', async () => {
    const env = envOf()
    await leave(env, files)
    await start(env)
    expect(await stored(env)).toEqual(files)
    expect(await left(env)).toEqual([])
    const before = await stat(pathOf(env, SENT))
    await start(env)
    const { ino, mtimeMs } = await stat(pathOf(env, SENT))
    expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs])
    expect(await stored(env)).toEqual(files)
  })

  it('and one that ends in the middle loses nothing: the next goes on', async () => {
    const env = envOf()
    await leave(env, files)
    // Nothing can be laid there, after what was sent was brought.
    await mkdir(pathOf(env, RECORDED), { recursive: true })
    await expect(start(env)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
    expect(await readFile(pathOf(env, SENT), 'utf8')).toBe(files[SENT])
    expect(await left(env)).toEqual([RECORDED])
    await rmdir(pathOf(env, RECORDED))
    await start(env)
    expect(await stored(env)).toEqual(files)
    expect(await left(env)).toEqual([])
  })

  it('to an S3 too, also what was sent there by a start that did not come to remove it', async () => {
    const env = envOf(s3.env)
    await leave(env, files)
    const storage = await openStorage(env, env.filesDir)
    await storage.put(`midia/${SENT}`, Buffer.from(files[SENT]), 'application/pdf')
    storage.close()
    await start(env)
    expect(await stored(env)).toEqual(files)
    expect(await left(env)).toEqual([])
  })
})

/** A church's own portal, whose database has nobody of the demonstration. */
function envOf(storage: Record<string, string> = {}): Env {
  return parseEnv({
    ATRIO_MODE: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database.target),
    ATRIO_SECRET: 'a'.repeat(16) + 'b1C2d3E4f5G6h7I8',
    SMTP_URL: 'smtp://127.0.0.1:1',
    BIBLE_SOURCE: 'off',
    LOG_LEVEL: 'silent',
    ...storage,
  })
}

function urlOf(target: DatabaseTarget): string {
  if ('databaseUrl' in target) return target.databaseUrl
  const { host, port, user, password = '', database: name } = target.connection
  return `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
}

async function start(env: Env): Promise<void> {
  const { close } = await boot(env)
  await close()
}

async function leave(env: Env, named: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(named)) {
    const path = join(env.mediaDir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

async function left({ mediaDir }: Env): Promise<string[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(mediaDir.length + 1))
}

async function stored(env: Env): Promise<Record<string, string>> {
  const storage = await openStorage(env, env.filesDir)
  const found: Record<string, string> = {}
  for await (const { key } of storage.list('midia')) {
    found[key.slice('midia/'.length)] = String(await readWhole(storage, key))
  }
  storage.close()
  return found
}

function pathOf({ filesDir }: Env, name: string): string {
  return join(filesDir, 'midia', name)
}

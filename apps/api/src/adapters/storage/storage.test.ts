import { randomBytes } from 'node:crypto'
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../env.ts'
import { lackOf } from '../../http/errors.ts'
import { startS3 } from '../../testing/s3.ts'
import { openStorage } from './open-storage.ts'
import { readWhole, type Storage } from './storage.ts'

const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const closer of closers.toReversed()) await closer()
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'atrio-storage-'))
  closers.push(() => rm(path, { recursive: true, force: true }))
  return path
}

async function s3({ strict }: { strict: boolean }): Promise<Record<string, string>> {
  const { env, close } = await startS3({ strict })
  closers.push(close)
  return env
}

const places = {
  'on the disk': async () => openStorage(parseEnv({}), await folder()),
  'at an S3': async () => openStorage(parseEnv(await s3({ strict: false })), '/nowhere'),
}

describe.each(Object.entries(places))('files %s', (_name, open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
    closers.push(async () => storage.close())
  })
  const text = async (key: string, part?: { from: number; to: number }) => {
    const stream = await storage.read(key, part)
    return stream && Buffer.concat(await stream.toArray()).toString()
  }
  const keys = async (place: string) => {
    const found = []
    for await (const { key, written } of storage.list(place)) {
      expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(60_000)
      found.push(key)
    }
    return found.toSorted()
  }

  it('are read as they were written, whole and in part', async () => {
    await storage.put('privado/1/a/96.webp', Buffer.from('0123456789'), 'image/webp')
    expect(await text('privado/1/a/96.webp')).toBe('0123456789')
    expect(await text('privado/1/a/96.webp', { from: 2, to: 4 })).toBe('234')
    await storage.put('privado/1/a/96.webp', Buffer.from('anew'), 'image/webp')
    expect(await text('privado/1/a/96.webp')).toBe('anew')
  })

  it('are listed by folder, to the last of many, and gone when they are removed', async () => {
    const all = Array.from({ length: 30 }, (_, index) => `privado/2/${String(index).padStart(2, '0')}/1.webp`)
    // A church whose number begins as that of the other.
    for (const key of [...all, 'privado/20/00/1.webp']) await storage.put(key, Buffer.from('x'), 'image/webp')
    expect(await keys('privado/2')).toEqual(all)
    await storage.remove(all[0]!)
    await storage.remove(all[0]!)
    expect(await keys('privado/2')).toEqual(all.slice(1))
    expect(await keys('privado/3')).toEqual([])
    expect(await text(all[0]!)).toBeNull()
  })

  it('are listed though one goes meanwhile', async () => {
    for (const name of ['a', 'b', 'c']) await storage.put(`privado/4/${name}`, Buffer.from('x'), 'image/webp')
    const found = []
    for await (const { key } of storage.list('privado/4')) {
      found.push(key)
      await storage.remove('privado/4/b')
    }
    // An S3 tells the moment with the name, and so also of what has just gone.
    expect(found).toEqual(expect.arrayContaining(['privado/4/a', 'privado/4/c']))
  })

  it('have a size, also those that are none', async () => {
    await storage.put('play/1/a/b.m4s', Buffer.from('0123456789'), 'video/mp4')
    expect(await storage.size('play/1/a/b.m4s')).toBe(10)
    expect(await storage.size('play/1/a')).toBeNull()
    expect(await storage.size('play/1/none.m4s')).toBeNull()
  })

  it('go with their folder, and nothing beside it does', async () => {
    const all = Array.from({ length: 40 }, (_, index) => `play/2/a/hls/${index}.m4s`)
    // The server of these tests sees no folder that has nothing but folders.
    for (const key of [...all, 'play/2/a/1.m4s', 'play/2/ab/1.m4s'])
      await storage.put(key, Buffer.from('x'), 'video/mp4')
    expect((await storage.folders('play/2')).toSorted()).toEqual(['a', 'ab'])
    await storage.removeFolder('play/2/a')
    await storage.removeFolder('play/2/a')
    expect(await storage.folders('play/2')).toEqual(['ab'])
    expect(await keys('play/2')).toEqual(['play/2/ab/1.m4s'])
    expect(await storage.folders('play/3')).toEqual([])
  })

  it('are taken from this machine, however large, and laid at a place of it', async () => {
    const [path, back] = [join(await folder(), 'film'), join(await folder(), 'film')]
    const bytes = randomBytes(35 * 1024 ** 2)
    await writeFile(path, bytes)
    await storage.putFile('play/4/a/copy.mp4', path, 'video/mp4')
    await storage.takeFile('play/4/a/original.mp4', path, 'video/mp4')
    await expect(access(path)).rejects.toThrow('ENOENT')
    for (const key of ['play/4/a/copy.mp4', 'play/4/a/original.mp4']) {
      expect((await readWhole(storage, key))?.equals(bytes)).toBe(true)
      expect(await storage.fetchFile(key, back)).toBe(true)
      expect((await readFile(back)).equals(bytes)).toBe(true)
    }
    expect(await storage.fetchFile('play/4/a/none.mp4', back)).toBe(false)
  })
})

it('S3 takes what is signed by its keys, and refuses who has others', async () => {
  const env = await s3({ strict: true })
  const [right, wrong] = [env, { ...env, S3_SECRET_ACCESS_KEY: 'another' }]
  const put = async (given: Record<string, string>) => {
    const storage = await openStorage(parseEnv(given), '/nowhere')
    await storage.put('privado/1/a', Buffer.from('x'), 'image/webp').finally(() => storage.close())
  }
  await put(right)
  await expect(put(wrong)).rejects.toThrow('privado/1/a')
})

it.each([
  [503, 'SlowDown'],
  [429, 'TooManyRequests'],
  [500, 'InternalError'],
])('an S3 that answers %d is told to be unavailable, whatever it was asked', async (status, code) => {
  const server = createServer((asked, answer) => {
    asked.resume()
    answer.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => server.close())
  const { port } = server.address() as AddressInfo
  const keys = { S3_BUCKET: 'igrejas', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const storage = await openStorage(
    parseEnv({ ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}` }),
    '/nowhere',
  )
  closers.push(async () => storage.close())
  const list = async () => {
    for await (const _ of storage.list('a'));
  }
  const asked = {
    read: () => storage.read('a'),
    size: () => storage.size('a'),
    put: () => storage.put('a', Buffer.from('x'), 'image/webp'),
    remove: () => storage.remove('a'),
    list,
  }
  const told = await Promise.all(
    Object.entries(asked).map(async ([what, ask]) => [what, await ask().then(() => 'done', lackOf)]),
  )
  expect(told).toEqual(Object.keys(asked).map((what) => [what, 'storage']))
})

it('who dies while writing to the disk leaves no half of a file', async () => {
  const place = await folder()
  const storage = await openStorage(parseEnv({}), place)
  await storage.put('privado/1/a/96.webp', Buffer.from('whole'), 'image/webp')
  expect(await readdir(join(place, 'privado/1/a'))).toEqual(['96.webp'])
})

describe('the environment', () => {
  it.each([
    [{ S3_BUCKET: 'igrejas' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed beside S3_BUCKET'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT: only beside S3_BUCKET'],
    [{ S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET: not the name of a bucket'],
    [{ S3_ENDPOINT: 'ftp://s3.example' }, 'S3_ENDPOINT: '],
  ])('%o is refused', (env, problem) => {
    expect(() => parseEnv(env)).toThrow(problem)
  })
})

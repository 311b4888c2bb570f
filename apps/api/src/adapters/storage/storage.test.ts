import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../env.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const closer of closers.toReversed()) await closer()
})

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'atrio-storage-'))
  closers.push(() => rm(path, { recursive: true, force: true }))
  return path
}

/**
 * A server that speaks S3, in this process.
 *
 * @param strict it checks signatures; of a list it does so by another path than the client signs (`/igrejas/`)
 */
async function startS3({ strict }: { strict: boolean }): Promise<Record<string, string>> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await folder(),
    configureBuckets: [{ name: 'igrejas' }],
    allowMismatchedSignatures: !strict,
  })
  const { port } = await server.run()
  closers.push(() => server.close())
  const S3_ENDPOINT = `http://127.0.0.1:${port}`
  return { S3_ENDPOINT, S3_BUCKET: 'igrejas', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
}

const places = {
  'on the disk': async () => openStorage(parseEnv({}), await folder()),
  'at an S3': async () => openStorage(parseEnv(await startS3({ strict: false })), '/nowhere'),
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
    for (const key of all) await storage.put(key, Buffer.from('x'), 'image/webp')
    expect(await keys('privado/2')).toEqual(all)
    await storage.remove(all[0]!)
    await storage.remove(all[0]!)
    expect(await keys('privado/2')).toEqual(all.slice(1))
    expect(await keys('privado/3')).toEqual([])
    expect(await text(all[0]!)).toBeNull()
  })
})

it('S3 takes what is signed by its keys, and refuses who has others', async () => {
  const env = await startS3({ strict: true })
  const [right, wrong] = [env, { ...env, S3_SECRET_ACCESS_KEY: 'another' }]
  const put = async (given: Record<string, string>) => {
    const storage = await openStorage(parseEnv(given), '/nowhere')
    await storage.put('privado/1/a', Buffer.from('x'), 'image/webp').finally(() => storage.close())
  }
  await put(right)
  await expect(put(wrong)).rejects.toThrow('privado/1/a')
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

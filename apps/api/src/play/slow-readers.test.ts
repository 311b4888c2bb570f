import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { demoChurches } from '@atrio/demo'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDiskStorage } from '../adapters/storage/disk-storage.ts'
import { openS3Storage } from '../adapters/storage/s3-storage.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { photo } from '../testing/file-cases.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { startS3 } from '../testing/s3.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { filmKey } from '../files/film-key.ts'
import { playAddress } from './play-address.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 30_000 }
/** More than one pass may have, and less than there are in earnest: what kernels hold of each is megabytes. */
const CONNECTIONS = 40
const LARGE = 12 * 1024 ** 2
const SMALL = 300 * 1024

const { slug, hosts } = demoChurches.full
let test: TestApp
let port: number
let igrejaId: number
let s3: Awaited<ReturnType<typeof startS3>>
let folder: string
let stores: Record<'disk' | 's3', Storage>
/** What was opened in storage since the last change of it, and how often its size was asked. */
let opened: Readable[]
let asked: number
const filme = randomUUID()
const open: Socket[] = []

beforeAll(async () => {
  s3 = await startS3({ strict: false })
  folder = await mkdtemp(join(tmpdir(), 'atrio-slow-'))
  const key = s3.env['S3_ACCESS_KEY_ID']!
  stores = {
    disk: await openDiskStorage(folder),
    s3: openS3Storage({
      bucket: s3.env['S3_BUCKET']!,
      credentials: { accessKeyId: key, secretAccessKey: key },
      endpoint: s3.env['S3_ENDPOINT'],
      region: 'us-east-1',
      connections: CONNECTIONS,
    }),
  }
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as { port: number }).port
  const [row] = await asOwner<{ id: number }>(test.target, 'select id from igreja where slug = $1', [slug])
  igrejaId = row!.id
  const [large, small] = [randomBytes(LARGE), randomBytes(SMALL)]
  for (const storage of Object.values(stores)) {
    await storage.put(filmKey({ igrejaId, id: filme }, 'hls/large.m4s'), large, 'video/mp4')
    await storage.put(filmKey({ igrejaId, id: filme }, 'hls/small.m4s'), small, 'video/mp4')
  }
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(async () => {
  await test.close()
  for (const storage of Object.values(stores)) storage.close()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

function keepFilesIn(place: 'disk' | 's3') {
  const storage = stores[place]
  opened = []
  asked = 0
  test.deps.storage = {
    ...storage,
    async size(key) {
      asked += 1
      return storage.size(key)
    },
    async read(...given) {
      const bytes = await storage.read(...given)
      if (bytes) opened.push(bytes)
      return bytes
    },
  }
}

const pass = () => ({ igrejaId, filme, sessao: randomUUID(), duracao: 60 })
const piece = (whose: ReturnType<typeof pass>, file: 'large' | 'small') =>
  playAddress(test.deps.secrets, whose, `hls/${file}.m4s`)

function ask(
  path: string,
  given: { method?: string; host?: string; range?: string; signal?: AbortSignal } = {},
) {
  const { method = 'GET', host = hosts[0], range, signal } = given
  const headers = { host: `${host}:${port}`, ...(range && { range }) }
  const asking = request({ port, host: '127.0.0.1', path, method, headers, agent: false, signal })
  asking.on('error', () => {})
  asking.end()
  return once(asking, 'response').then(([response]) => response as IncomingMessage)
}

/** @returns its status and its bytes */
async function readAll(path: string, given: Parameters<typeof ask>[1] = {}) {
  const response = await ask(path, { signal: AbortSignal.timeout(20_000), ...given })
  return [response.statusCode, Buffer.concat(await response.toArray()).length]
}

/** Asks, and reads nothing of the answer. */
async function stall(path: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.pause()
  open.push(socket)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hosts[0]}:${port}\r\n\r\n`)
}

const goingOn = () => opened.filter(({ destroyed }) => !destroyed).length

describe('at an S3 whose connections everybody shares', () => {
  it('three hundred reads of one pass that take nothing keep no picture of another church back', async () => {
    keepFilesIn('s3')
    const { token, userId } = await logIn(test, 'twoChurchesMember', 'spanish')
    const { body } = await test.call('saveImagem', {
      at: 'spanish',
      token,
      params: { slug: demoChurches.spanish.slug, userId },
      arquivo: await photo(),
    })
    const picture = body['imagem'] as string
    const other = { host: demoChurches.spanish.hosts[0] }
    expect((await readAll(picture, other))[0]).toBe(200)
    const whose = pass()
    await Promise.all(Array.from({ length: 300 }, () => stall(piece(whose, 'large'))))
    await expect.poll(() => asked, soon).toBe(300)
    const status = await readAll(picture, other).then(
      ([code]) => code,
      () => 'nothing',
    )
    expect(status).toBe(200)
    await expect.poll(() => test.deps.reads.open, soon).toBeLessThanOrEqual(24)
    expect(goingOn()).toBeLessThanOrEqual(24)
    // Nor does it keep back whoever reads on with the same pass.
    expect(await readAll(piece(whose, 'small'))).toEqual([200, SMALL])
    for (const socket of open.splice(0)) socket.destroy()
    await expect.poll(goingOn, soon).toBe(0)
  })

  it('a player that jumps about in three windows at once never meets a bound', async () => {
    keepFilesIn('s3')
    const whose = pass()
    const play = async () => {
      for (let n = 0; n < 15; n += 1) {
        const jump = new AbortController()
        const broken = Array.from({ length: 4 }, () =>
          ask(piece(whose, 'large'), { signal: jump.signal }).then(({ statusCode }) => statusCode),
        )
        const settled = Promise.allSettled(broken)
        // Broken off before there is an answer, or while it comes.
        const first = n % 2 ? await Promise.race(broken) : 200
        expect(first).toBe(200)
        jump.abort()
        const wanted = [piece(whose, 'small'), piece(whose, 'small')].map((path) => readAll(path))
        expect(await Promise.all(wanted)).toEqual([
          [200, SMALL],
          [200, SMALL],
        ])
        await settled
      }
    }
    await Promise.all([play(), play(), play()])
    await expect.poll(() => test.deps.reads.open, soon).toBe(0)
  })
})

it('503, and when to come again, while others have all connections to it', async () => {
  keepFilesIn('s3')
  const key = filmKey({ igrejaId, id: filme }, 'hls/large.m4s')
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => stores.s3.read(key)))
  try {
    const response = await ask(piece(pass(), 'small'))
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
    const body = JSON.parse(String(Buffer.concat(await response.toArray()))) as object
    expect(body).toMatchObject({ status: false, code: 'UNAVAILABLE', retryAfter: 2 })
    const { body: figures } = await test.app.inject('/metrics')
    expect(figures).toContain('atrio_unavailable_total{what="storage"} 1')
  } finally {
    for (const bytes of held) bytes?.destroy()
  }
  expect(await readAll(piece(pass(), 'small'))).toEqual([200, SMALL])
})

describe.each(['disk', 's3'] as const)('a file at the %s', (place) => {
  it.each([undefined, `bytes=100-${LARGE - 100}`])(
    'is read no more once its reader is gone (range %s)',
    async (range) => {
      keepFilesIn(place)
      const gone = new AbortController()
      const response = await ask(piece(pass(), 'large'), { signal: gone.signal, ...(range && { range }) })
      response.on('error', () => {})
      expect([response.statusCode, goingOn()]).toEqual([range ? 206 : 200, 1])
      gone.abort()
      await expect.poll(goingOn, soon).toBe(0)
      expect(test.deps.reads.open).toBe(0)
    },
  )

  it('is not read for who asks for its head alone', async () => {
    keepFilesIn(place)
    const { statusCode, headers } = await ask(piece(pass(), 'large'), { method: 'HEAD' })
    expect([statusCode, headers['content-length'], headers['content-type']]).toEqual([
      200,
      String(LARGE),
      'video/mp4',
    ])
    const part = await ask(piece(pass(), 'large'), { method: 'HEAD', range: 'bytes=0-9' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 0-9/${LARGE}`])
    expect(opened).toHaveLength(0)
  })
})

it('who goes away while they wait for their turn is not read for any more', async () => {
  keepFilesIn('s3')
  // Only reading waits: the same file lies at both.
  test.deps.storage.size = (key) => stores.disk.size(key)
  // Of as many passes as it takes, so that none meets its own bound.
  const passes = Array.from({ length: 4 }, pass)
  const paths = Array.from({ length: CONNECTIONS }, (_, n) => piece(passes[n % passes.length]!, 'large'))
  await Promise.all(paths.map(stall))
  await expect.poll(goingOn, soon).toBe(CONNECTIONS)
  const gone = new AbortController()
  const waiting = ask(piece(pass(), 'small'), { signal: gone.signal })
  await expect.poll(() => test.deps.reads.open, soon).toBe(CONNECTIONS + 1)
  gone.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  await expect.poll(() => test.deps.reads.open, soon).toBe(CONNECTIONS)
  for (const socket of open.splice(0)) socket.destroy()
  await expect.poll(() => test.deps.reads.open, soon).toBe(0)
  expect(await readAll(piece(pass(), 'small'))).toEqual([200, SMALL])
  expect(opened).toHaveLength(CONNECTIONS + 1)
})

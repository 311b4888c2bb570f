import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { demoChurches } from '@atrio/demo'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createReads, type Reads } from '../http/reads.ts'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { filmKey } from '../files/film-key.ts'
import { playAddress } from './play-address.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 30_000 }
/** Fewer than in earnest, where kernels hold megabytes of each. */
const OF_ALL = 30
const LARGE = 12 * 1024 ** 2
const SMALL = 300 * 1024

const { slug, hosts } = demoChurches.full
let test: TestApp
let port: number
let igrejaId: number
const filme = randomUUID()
const open: Socket[] = []
const timers: NodeJS.Timeout[] = []

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY: '1' } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as { port: number }).port
  const [row] = await asOwner<{ id: number }>(test.target, 'select id from igreja where slug = $1', [slug])
  igrejaId = row!.id
  const [large, small] = [randomBytes(LARGE), randomBytes(SMALL)]
  const put = (file: string, bytes: Buffer) =>
    test.deps.storage.put(filmKey({ igrejaId, id: filme }, `hls/${file}.m4s`), bytes, 'video/mp4')
  await put('large', large)
  await put('small', small)
})
afterEach(() => {
  for (const timer of timers.splice(0)) clearInterval(timer)
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => test.close())

function bound(): Reads {
  const reads = createReads({ ofAll: OF_ALL, youngMs: 500, stillMs: 2_000 })
  test.deps.reads = reads
  return reads
}

const piece = (file: 'large' | 'small') => {
  const pass = { igrejaId, filme, sessao: randomUUID(), duracao: 60 }
  return playAddress(test.deps.secrets, pass, `hls/${file}.m4s`)
}
const network = (n: number) => `10.${Math.floor(n / 250)}.${n % 250}.7`

/** Takes some kilobytes now and then. */
async function trickle(path: string, from: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {}).on('readable', () => {})
  open.push(socket)
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hosts[0]}:${port}\r\nx-forwarded-for: ${from}\r\n\r\n`)
  timers.push(setInterval(() => socket.read(1_024), 100))
  return socket
}

/** @returns its status and its bytes */
async function readAll(path: string, from: string, range?: string) {
  const headers = { host: `${hosts[0]}:${port}`, 'x-forwarded-for': from, ...(range && { range }) }
  const asking = request({ port, host: '127.0.0.1', path, headers, agent: false })
  const answer = once(asking, 'response') as Promise<[IncomingMessage]>
  asking.end()
  const [response] = await answer
  return [response.statusCode, Buffer.concat(await response.toArray()).length]
}

it('sixty who trickle from as many networks keep no bytes from twenty who read at another', async () => {
  const reads = bound()
  await Promise.all(Array.from({ length: 2 * OF_ALL }, (_, n) => trickle(piece('large'), network(n))))
  await expect.poll(() => reads.open, soon).toBe(OF_ALL)
  const honest = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answers = []
      for (let n = 0; n < 3; n += 1) answers.push(await readAll(piece('small'), '203.0.113.9'))
      return answers
    }),
  )
  expect(honest.flat()).toEqual(Array.from({ length: 60 }, () => [200, SMALL]))
  expect(reads.open).toBeLessThanOrEqual(OF_ALL)
  expect(reads.ended.full).toBeGreaterThan(0)
  // Who had to give way goes on where they were.
  expect(await readAll(piece('large'), network(0), `bytes=${LARGE - 100}-`)).toEqual([206, 100])
})

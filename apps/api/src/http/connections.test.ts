import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { boundConnections } from './connections.ts'
import { sharesOf } from './descriptors.ts'

const MOST = 10
const NEVER = 'GET /never HTTP/1.1\r\nhost: a\r\n\r\n'
const soon = { timeout: 5_000 }
let app: FastifyInstance
let port: number
let came = 0
let asked = 0
let begun = 0
let letGo: () => void
const sockets: Socket[] = []

beforeEach(async () => {
  app = fastify({ forceCloseConnections: true })
  boundConnections(app, { most: MOST })
  came = 0
  asked = 0
  app.server.on('request', () => {
    asked += 1
  })
  app.server.on('connection', () => {
    came += 1
  })
  app.get('/', () => 'page')
  begun = 0
  const late = new Promise<void>((resolve) => {
    letGo = resolve
  })
  app.get('/late', async () => {
    begun += 1
    await late
    return 'late'
  })
  app.get('/never', () => new Promise(() => {}))
  app.post('/', () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

async function open(text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {}).resume()
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
const openMany = (count: number, text: string) => Promise.all(Array.from({ length: count }, () => open(text)))
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
async function page(): Promise<string> {
  const asking = ask({ port, host: '127.0.0.1', path: '/', agent: false }).end()
  const [response] = (await once(asking, 'response')) as [AsyncIterable<Buffer>]
  let text = ''
  for await (const part of response) text += String(part)
  return text
}

it.each([
  ['say nothing', ''],
  ['are slow to say what they ask for', 'GET / HTTP/1.1\r\nhost: a'],
  [
    'are slow to send a body',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\nbegin',
  ],
  ['stay after an answer', 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ['are never answered', NEVER],
])('five times as many connections that %s keep nobody out', async (_what, text) => {
  await openMany(5 * MOST, text)
  await expect.poll(() => came, soon).toBe(5 * MOST)
  await expect.poll(connections, soon).toBeLessThanOrEqual(MOST)
  for (let n = 0; n < 5; n += 1) expect(await page()).toBe('page')
})

it.each([
  ['ask for nothing', ''],
  [
    'are slow to send a body',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\nbegin',
  ],
])('who is being answered loses nothing to those who %s', async (_what, text) => {
  const answered = await open(NEVER)
  await expect.poll(() => asked, soon).toBe(1)
  for (let n = 0; n < 2 * MOST; n += 1) {
    await open(text)
    await expect.poll(() => asked, soon).toBe(text ? n + 2 : 1)
  }
  await expect.poll(() => came, soon).toBe(2 * MOST + 1)
  await expect.poll(connections, soon).toBeLessThanOrEqual(MOST)
  expect(await page()).toBe('page')
  expect(answered.closed).toBe(false)
})

it('where all are being answered, the longest of them gives way', async () => {
  const inTurn: Socket[] = []
  for (let n = 0; n < MOST + 3; n += 1) {
    inTurn.push(await open(NEVER))
    await expect.poll(() => asked, soon).toBe(n + 1)
  }
  await expect.poll(connections, soon).toBeLessThanOrEqual(MOST)
  await expect.poll(() => inTurn.map(({ closed }) => closed).indexOf(false), soon).toBe(3)
  expect(await page()).toBe('page')
})

it('one connection that asks a hundred times before it is answered is answered sixteen times', async () => {
  const socket = connect({ port, host: '127.0.0.1' })
  sockets.push(socket)
  let text = ''
  socket.on('data', (bytes) => {
    text += String(bytes)
  })
  socket.write(NEVER.replace('never', 'late').repeat(100))
  await expect.poll(() => asked, soon).toBe(100)
  expect(begun).toBe(16)
  letGo()
  await expect.poll(() => text.match(/HTTP\/1.1 \d+/g)?.length, soon).toBe(100)
  expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(16)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(() => text, soon).toContain('page')
})

it.each([256, 1_024, 20_000, Number.POSITIVE_INFINITY])(
  'of %d files each kind has a share, and all together leave some over',
  (most) => {
    const { connections: clients, sockets: rooms, reads } = sharesOf(most)
    expect(Math.min(clients, rooms, reads)).toBeGreaterThan(30)
    expect(rooms).toBeLessThan(clients)
    // Each connection may be sent a file of the disk; what is read elsewhere has a connection there.
    expect(2 * clients + reads).toBeLessThanOrEqual(most * 0.95)
  },
)

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { demoChurches } from '@atrio/demo'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// A busy machine is no reason for another result; each wait ends by itself and says for what it was.
vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 15_000 }

let test: TestApp
let port: number
const open: Socket[] = []
const logged: string[] = []
beforeAll(async () => {
  const logStream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(String(line))
      done()
    },
  })
  test = await createTestApp({ logStream, env: { LOG_LEVEL: 'error' } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as { port: number }).port
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(() => test.close())

const { slug, hosts } = demoChurches.full
const KEY = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

/** Asks over one connection, as often as it is told to, and keeps what comes. */
async function begin() {
  const socket = connect({ port, host: '127.0.0.1' })
  open.push(socket)
  let text = ''
  let isClosed = false
  socket
    // Who writes to a connection that was ended hears of that as an error, before or in the place of the end.
    .on('error', () => {})
    .on('close', () => {
      isClosed = true
    })
    .on('data', (bytes) => {
      text += String(bytes)
    })
  await once(socket, 'connect')
  const host = `${hosts[0]}:${port}`
  return {
    socket,
    ask: (path: string, headers = '') =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\n${headers}\r\n`),
    isClosed: () => isClosed,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
  }
}

// One that has become something else is in no bound of connections, and ended by no clock.
it.each([
  ['h2c', '/healthz'],
  ['h2c', '/api/v1/canais'],
  ['anything', `/api/v1/igreja/${slug}/culto/`],
  ['websocket', '/healthz'],
  ['websocket', `/api/v1/igreja/${slug}/culto/`],
  ['websocket', '/api/v1/canais/other'],
])('who asks for %s at %s is answered as if they had not, and asks on', async (what, path) => {
  const { ask, statuses } = await begin()
  const headers = `connection: upgrade\r\nupgrade: ${what}\r\n${KEY}`
  ask(path, headers)
  await expect.poll(() => statuses().length, soon).toBe(1)
  ask('/healthz', headers)
  await expect.poll(() => statuses(), soon).toEqual([expect.any(Number), 200])
})

it('becomes a WebSocket where there is one', async () => {
  const { ask, statuses } = await begin()
  ask('/api/v1/canais', `connection: upgrade\r\nupgrade: WebSocket\r\n${KEY}`)
  await expect.poll(() => statuses(), soon).toEqual([101])
})

it('a WebSocket that is refused is closed', async () => {
  const { ask, isClosed, statuses } = await begin()
  ask('/api/v1/canais', `connection: upgrade\r\nupgrade: websocket\r\n${KEY.replace('13', '7')}`)
  await expect.poll(isClosed, soon).toBe(true)
  expect(statuses()).toEqual([400])
})

/** A frame as browsers send them: masked, here with zeros. */
const frame = (kind: number, text = '') =>
  Buffer.concat([Buffer.from([0x80 | kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

it.each([
  ['pings', 9],
  ['answers to pings', 10],
])('one that sends nothing but %s is ended', async (_what, kind) => {
  const { ask, socket, isClosed, statuses } = await begin()
  ask('/api/v1/canais', `connection: upgrade\r\nupgrade: websocket\r\n${KEY}`)
  await expect.poll(() => statuses(), soon).toEqual([101])
  const told: Buffer[] = []
  socket.on('data', (bytes: Buffer) => told.push(bytes))
  for (let n = 0; n < 30; n += 1) socket.write(frame(kind, 'still there'))
  await expect.poll(isClosed, soon).toBe(true)
  // At once: not told to go first, as who does not say who they are would be.
  expect(Buffer.concat(told).includes(0x88)).toBe(false)
})

it.each([
  ['a frame that is not masked', Buffer.from([0x81, 1, 0x61])],
  ['a kind of frame that there is not', frame(3)],
  ['letters that are none', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])],
])('one that sends %s is ended without a word in the log, and nobody else is', async (_what, bytes) => {
  const [other, broken] = [await begin(), await begin()]
  for (const { ask } of [other, broken])
    ask('/api/v1/canais', `connection: upgrade\r\nupgrade: websocket\r\n${KEY}`)
  await expect.poll(() => [...other.statuses(), ...broken.statuses()], soon).toEqual([101, 101])
  broken.socket.write(bytes)
  // Who is told to go has five seconds for it.
  await expect.poll(broken.isClosed, { timeout: 3_000 }).toBe(true)
  expect([other.isClosed(), logged]).toEqual([false, []])
})

it('who is told to go and stays is ended soon', async () => {
  const { ask, socket, isClosed, statuses } = await begin()
  ask('/api/v1/canais', `connection: upgrade\r\nupgrade: websocket\r\n${KEY}`)
  await expect.poll(() => statuses(), soon).toEqual([101])
  socket.write(frame(1, 'nonsense'))
  const timer = setInterval(() => socket.write(frame(1, 'more of it')), 50)
  // Five seconds are given; the library's own patience is 30.
  try {
    await expect.poll(isClosed, soon).toBe(true)
  } finally {
    clearInterval(timer)
  }
})

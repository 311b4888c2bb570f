import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { dropSilentConnections } from './silent-connections.ts'

it('a server with a connection that asks for nothing stops at once, after what it is still answering', async () => {
  const app = fastify()
  dropSilentConnections(app)
  let answer: () => void
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.get('/slow', async () => {
    await mayAnswer
    return 'done'
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const silent = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await new Promise<void>((resolve) => silent.once('connect', resolve))
  const gone = new Promise<void>((resolve) => silent.once('close', () => resolve()))
  silent.on('error', () => {}).resume()
  const slow = fetch(`${origin}/slow`).then((response) => response.text())
  await expect.poll(() => connections(app.server)).toBe(2)

  const closed = app.close()
  await gone
  answer!()
  expect(await slow).toBe('done')
  await closed
}, 4_000)

it('a server stops although somebody does not read what it answers', async () => {
  const app = fastify()
  dropSilentConnections(app, { grace: 200 })
  app.get('/long', (_request, reply) => reply.send(Readable.from(endless())))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.on('error', () => {}).write('GET /long HTTP/1.1\r\nhost: a.test\r\n\r\n')
  await new Promise((resolve) => reader.once('readable', resolve))
  await app.close()
  expect(await connections(app.server)).toBe(0)
}, 4_000)

function* endless() {
  while (true) yield Buffer.alloc(1_000_000)
}

function connections(server: import('node:http').Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
}

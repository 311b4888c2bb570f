import { connect, type AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseUnreadable } from './unreadable-requests.ts'

const app = fastify()
refuseUnreadable(app)
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

it.each([
  ['GET / HTTP/9.9\r\n\r\n', '400'],
  [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
])('what is no request is refused with the headers of any answer: %#', async (request, status) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('error', () => {}).on('data', (chunk) => (answer += String(chunk)))
  socket.write(request)
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff\r\n')
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { shares } from './descriptors.ts'
import { AppError } from './errors.ts'

/** Browsers ask for one thing at a time; each that is asked for may hold a file. */
const AT_ONCE = 16

/**
 * So many connections at once, fewer than the process may have files open. Whoever comes beyond takes the place of the one
 * that has asked for nothing for longest; where all are being answered, of the one whose answer takes longest. WebSockets
 * have a bound of their own.
 */
export function boundConnections(app: FastifyInstance, { most = shares.connections } = {}): void {
  // Each in the order in which it came to be so.
  const asking = new Set<Socket>()
  const answered = new Set<Socket>()
  const under = new WeakMap<Socket, number>()
  let open = 0
  const move = (socket: Socket, to: Set<Socket> | null) => {
    asking.delete(socket)
    answered.delete(socket)
    if (!socket.destroyed) to?.add(socket)
  }
  app.server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
      move(socket, null)
    })
    if (open > most) {
      const [longest] = asking.size > 0 ? asking : answered
      longest?.destroy()
    }
    asking.add(socket)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = (under.get(request.raw.socket) ?? 0) > AT_ONCE
    done(isRefused ? new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 }) : undefined)
  })
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    under.set(socket, (under.get(socket) ?? 0) + 1)
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    const isWhole = length === '0' && coding === undefined
    // Who is slow to say what they ask for is not answered yet.
    move(socket, isWhole ? answered : asking)
    if (!isWhole) request.once('end', () => move(socket, answered))
    response.once('close', () => {
      under.set(socket, (under.get(socket) ?? 1) - 1)
      move(socket, asking)
    })
  })
  app.server.on('upgrade', ({ socket }: IncomingMessage) => move(socket, null))
}

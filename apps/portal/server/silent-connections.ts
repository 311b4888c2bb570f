import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What is being answered has so long to its end when the server stops: whoever starts it anew gives it ten seconds. */
const GRACE = 5_000

/**
 * Lets go, when the server stops, of connections that wait for nothing. Browsers open some ahead of need, and Node
 * counts one that has not asked yet as busy until its time is up; one whose last answer is sent while the server stops
 * would be kept for the next request. Who takes an answer slowly is let go of after a while, and goes on by range.
 */
export function dropSilentConnections(app: FastifyInstance, { grace = GRACE } = {}): void {
  const silent = new Set<Socket>()
  let stops = false
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    silent.delete(socket)
    response.once('finish', () => {
      if (stops) socket.end()
    })
  })
  app.addHook('preClose', async () => {
    stops = true
    for (const socket of silent) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), grace).unref()
  })
}

import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Deps } from '../deps.ts'
import { findSession } from './auth.ts'
import { createFollower, createWaker, type ChannelHandlers } from './channels.ts'
import { CLOSED, serveSocket } from './channel-socket.ts'
import { verifyTicket } from './channel-ticket.ts'
import { AppError } from './errors.ts'
import { networkOf } from './network.ts'
import { baseContext } from './serve.ts'
import { createTurns } from './turns.ts'

/** A hall full of phones shares one address; a process serves so many as its memory bears. */
const MOST_OF_A_NETWORK = 500
const MOST = 10_000
const PING_MS = 25_000
const MOST_BYTES = 4 * 1024

/** Mounts `/canais`, over which browsers follow the channels of the contract, below the prefix that the instance has. */
export async function serveChannels(
  app: FastifyInstance,
  deps: Deps,
  handlers: ChannelHandlers,
): Promise<void> {
  await app.register(websocket, {
    // Compression is refused: it takes memory for each connection, and fragments it.
    options: { server: upgradesOf(app, deps), maxPayload: MOST_BYTES, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    // Browsers come back by themselves, each after a moment of its own.
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(1012)
      this.websocketServer.close(done)
    },
  })
  const follow = createFollower(handlers)
  const onWake = createWaker(deps.changes)
  const turns = createTurns({ parallel: 4, patienceMs: 60_000 })
  const admit = createAdmission()

  app.get('/canais', { websocket: true, preValidation: requireOwnOrigin }, (socket, request) => {
    // Also of those that are turned away: an error that nobody hears would end the process.
    socket.on('error', () => socket.terminate())
    if (!admit(socket, networkOf(request.ip))) return socket.close(CLOSED.tooMany)
    pingUntilSilent(socket)
    const contextOf = async (bilhete: string | undefined) => {
      const subject = bilhete === undefined ? null : await verifyTicket(deps.secrets, bilhete)
      return async () => {
        const base = await baseContext(deps, request)
        const isOurs = subject && subject.igrejaId === base.igreja?.id
        return {
          ...base,
          equipe: null,
          auth: isOurs ? await findSession(deps, subject) : null,
          setHeader: () => {},
        }
      }
    }
    serveSocket(socket, { follow, onWake, turns, contextOf, onError: deps.onError })
  })
}

/** What asks for another protocol. In development Vite has a connection of its own, which is Vite's to answer. */
function upgradesOf(app: FastifyInstance, { env }: Pick<Deps, 'env'>): Server {
  if (!env.ATRIO_DEV) return app.server
  const upgrades = new EventEmitter()
  app.server.on('upgrade', (request: IncomingMessage, ...connection: unknown[]) => {
    const isVites = request.headers['sec-websocket-protocol']?.startsWith('vite-')
    if (!isVites) upgrades.emit('upgrade', request, ...connection)
  })
  // All that the library does with it is to listen.
  return upgrades as Server
}

/** Another site's page must not speak as this one's, even where it has nobody's session. */
async function requireOwnOrigin(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== request.host) {
    throw new AppError('FORBIDDEN')
  }
}

function createAdmission() {
  const networks = new Map<string, number>()
  let all = 0
  return (socket: WebSocket, network: string): boolean => {
    const here = networks.get(network) ?? 0
    if (all >= MOST || here >= MOST_OF_A_NETWORK) return false
    all += 1
    networks.set(network, here + 1)
    socket.on('close', () => {
      all -= 1
      const left = networks.get(network)! - 1
      if (left === 0) networks.delete(network)
      else networks.set(network, left)
    })
    return true
  }
}

/** Phones that went away say nothing of it. */
function pingUntilSilent(socket: WebSocket): void {
  let missed = 0
  const timer = setInterval(() => {
    if (missed++ >= 2) return socket.terminate()
    socket.ping()
  }, PING_MS)
  socket.on('pong', () => (missed = 0))
  socket.on('close', () => clearInterval(timer))
}

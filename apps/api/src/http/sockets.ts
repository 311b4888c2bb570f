import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { networkOf } from '@atrio/rules'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Deps } from '../deps.ts'
import { shares } from './descriptors.ts'
import { AppError } from './errors.ts'

/** A hall full of phones shares one address; a process serves so many as its memory bears. */
const MOST_OF_A_NETWORK = 500
const MOST = shares.sockets
/** When a server comes back its browsers do, and not all of them in one second. */
const MOST_A_SECOND = 500
const PING_MS = 25_000
const MOST_BYTES = 4 * 1024
/** Between two of our pings: browsers answer those, and send none of their own; a proxy may. */
const MOST_CONTROLS = 20
const LIBRARY = {
  // Compression is refused: it takes memory for each connection, and fragments it.
  perMessageDeflate: false,
  maxPayload: MOST_BYTES,
  // Who is told to go is listened to for so long.
  closeTimeout: 5_000,
}

export const CLOSED_TOO_MANY = 4429

/** The addresses that `serve` is given below `/api/v1`. */
const ADDRESSES = /^\/api\/v1\/(?:canais|sala\/[^/?]+\/ws)\/?(?:\?|$)/

/**
 * Whether a connection may become another than one that asks and is answered. Elsewhere, and as anything else, it would be
 * in no bound of connections and ended by no clock (Decision 271).
 */
export function isForSocket({ url = '', headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && ADDRESSES.test(url)
}

/** The WebSockets of this process, whatever they are for: one way in, with the same bounds (Decisions 110, 211). */
export interface Sockets {
  /** Takes connections at an address, below the prefix that the instance has. */
  serve: (
    app: FastifyInstance,
    path: string,
    onSocket: (socket: WebSocket, request: FastifyRequest) => void,
  ) => void
  /** Told before the connections are closed because the process ends. */
  onClosing: (tell: () => void) => void
}

export async function openSockets(
  app: FastifyInstance,
  deps: Pick<Deps, 'env' | 'signals'>,
): Promise<Sockets> {
  const closing: (() => void)[] = []
  await app.register(websocket, {
    options: { server: upgradesOf(app, deps), ...LIBRARY },
    // What somebody sends that is no frame is no error of ours, and they are not waited for. The library hears for us.
    errorHandler: (_error, socket) => socket.terminate(),
    // Browsers come back by themselves, each after a moment of its own.
    preClose(done) {
      for (const tell of closing) tell()
      for (const socket of this.websocketServer.clients) socket.close(1012)
      this.websocketServer.close(done)
    },
  })
  const admit = createAdmission()
  const arrive = createArrivals()
  return {
    serve(instance, path, onSocket) {
      const guards = [requireOwnOrigin, arrive]
      instance.get(path, { websocket: true, preValidation: guards }, (socket, request) => {
        if (!admit(socket, networkOf(request.ip))) {
          deps.signals.chat.terminated('network')
          return socket.close(CLOSED_TOO_MANY)
        }
        pingUntilSilent(socket, () => deps.signals.chat.terminated('silent'))
        onSocket(socket, request)
      })
    },
    onClosing: (tell) => void closing.push(tell),
  }
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

function createArrivals() {
  let second = 0
  let count = 0
  return async (): Promise<void> => {
    const now = Math.floor(Date.now() / 1_000)
    if (now !== second) count = 0
    second = now
    if (++count > MOST_A_SECOND) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
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
function pingUntilSilent(socket: WebSocket, onSilent: () => void): void {
  let [missed, controls] = [0, 0]
  const timer = setInterval(() => {
    controls = 0
    if (missed++ >= 2) {
      onSilent()
      return socket.terminate()
    }
    socket.ping()
  }, PING_MS)
  const count = () => {
    missed = 0
    if (++controls > MOST_CONTROLS) socket.terminate()
  }
  socket.on('pong', count)
  socket.on('ping', count)
  socket.on('close', () => clearInterval(timer))
}

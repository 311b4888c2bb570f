import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { findSession } from './auth.ts'
import { createFollower, createWaker, type ChannelHandlers } from './channels.ts'
import { serveSocket } from './channel-socket.ts'
import { verifyTicket } from './channel-ticket.ts'
import { baseContext } from './serve.ts'
import type { Sockets } from './sockets.ts'
import { createTurns } from './turns.ts'

/** Mounts `/canais`, over which browsers follow the channels of the contract, below the prefix that the instance has. */
export function serveChannels(
  app: FastifyInstance,
  deps: Deps,
  { handlers, sockets }: { handlers: ChannelHandlers; sockets: Sockets },
): void {
  const follow = createFollower(handlers)
  const onWake = createWaker(deps.changes)
  const turns = createTurns({ parallel: 4, patienceMs: 60_000 })

  sockets.serve(app, '/canais', (socket, request) => {
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

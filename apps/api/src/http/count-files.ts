import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { networkOf } from './network.ts'
import { carry, type Read, type ReadBound } from './reads.ts'

/** More than half of all that may be read at once is no one household's. */
const OF_A_NETWORK = 250

export function ofNetwork(request: FastifyRequest): ReadBound {
  return { of: `network ${networkOf(request.ip)}`, most: OF_A_NETWORK, isShared: true }
}

/**
 * Counts files of the disk that the framework sends in this scope among all that are read (Decision 261): each is an open
 * file for as long as its reader takes.
 */
export function countFiles(scope: FastifyInstance, { reads }: Pick<Deps, 'reads'>): void {
  const begun = new WeakMap<FastifyRequest, Read>()
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method === 'HEAD') return
    const read = reads.begin([ofNetwork(request)])
    begun.set(request, read)
    reply.raw.once('close', read.end)
    await read.ready
  })
  scope.addHook('onSend', async (request, _reply, payload) => {
    const read = begun.get(request)
    if (!read) return payload
    if (!(payload instanceof Readable)) {
      read.end()
      return payload
    }
    return carry(read, payload)
  })
}

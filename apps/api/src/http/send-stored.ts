import { Readable } from 'node:stream'
import { networkOf } from '@atrio/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from './errors.ts'
import { parseRange } from './range.ts'
import { carry, type ReadBound } from './reads.ts'

/** More than half of all that may be read at once is no one household's. */
const OF_A_NETWORK = 250

/** Sends a stored file, or the part of it that was asked for, and no more of it than its reader takes (Decision 229). */
export async function sendStored(
  { storage, reads }: Pick<Deps, 'storage' | 'reads'>,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { key: string; tipo: string; tamanho: number; range: string | undefined; bounds?: ReadBound[] },
): Promise<FastifyReply> {
  const { key, tipo, tamanho, bounds = [] } = given
  const part = parseRange(given.range, tamanho)
  if (part === 'unsatisfiable') {
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${tamanho}`, 'cache-control': 'no-store' })
      .send()
  }
  const { from, to } = part === 'whole' ? { from: 0, to: tamanho - 1 } : part
  const answer = (bytes: Readable) => {
    if (part !== 'whole') void reply.status(206).header('content-range', `bytes ${from}-${to}/${tamanho}`)
    return reply
      .type(tipo)
      .header('content-length', to - from + 1)
      .send(bytes)
  }
  // What nobody is sent is not read either: the framework would read it to its end.
  if (request.method === 'HEAD') return answer(Readable.from([]))
  const read = reads.begin([
    ...bounds,
    { of: `network ${networkOf(request.ip)}`, most: OF_A_NETWORK, isShared: true },
  ])
  reply.raw.once('close', read.end)
  try {
    await read.ready
    const stored = await storage.read(key, part === 'whole' ? undefined : part, read.signal)
    if (!stored) throw new AppError('NOT_FOUND')
    carry(read, stored)
  } catch (error) {
    // It had to give way while it waited, or nobody is there any more.
    const { aborted, reason } = read.signal
    read.end()
    throw aborted ? reason : error
  }
  return answer(read.bytes)
}

/** The same of a file whose key is never written twice with other bytes: who has it is not sent it again. */
export async function sendUnchanging(
  deps: Pick<Deps, 'storage' | 'reads'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, tipo, tamanho }: { key: string; tipo: string; tamanho: number },
): Promise<FastifyReply> {
  const etag = `"${key.split('/').slice(-2).join('.')}"`
  void reply.headers({ etag, 'accept-ranges': 'bytes' })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const { range, 'if-range': condition = etag } = request.headers
  return sendStored(deps, request, reply, {
    key,
    tipo,
    tamanho,
    range: condition === etag ? range : undefined,
  })
}

import { networkOf } from '@atrio/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Bilhete } from './bilhete.ts'
import { requireBilhete } from './conexao.ts'
import { toOi } from './oi.ts'
import type { Leitor } from './leitor.ts'
import type { Sala } from './sala.ts'

const query = z.object({
  desde: z.optional(z.coerce.number<string>().check(z.int(), z.nonnegative())),
  epoca: z.optional(z.uuid()),
  limite: z._default(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  /** Seconds to wait for something new: then it is a question with one answer. */
  espera: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(25))),
})
type Query = z.output<typeof query>

const MOST_OF_A_NETWORK = 100
const BEAT_MS = 15_000

/**
 * The same frames for who has no WebSocket: as a stream of events, or, with `espera`, as one answer of a list of frames.
 * The ticket comes in a header, and never in an address.
 */
export function createWithoutSocket(deps: Pick<Deps, 'secrets' | 'signals'>) {
  const networks = new Map<string, number>()

  return async (request: FastifyRequest, reply: FastifyReply, sala: Sala): Promise<unknown> => {
    const given = query.safeParse(request.query)
    if (!given.success) throw new AppError('VALIDATION')
    const ticket = request.headers['x-bilhete']
    if (typeof ticket !== 'string') throw new AppError('CHAT_TICKET')
    const bilhete = await requireBilhete(deps, { bilhete: ticket, ...sala })
    const network = networkOf(request.ip)
    const here = networks.get(network) ?? 0
    if (here >= MOST_OF_A_NETWORK) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 5 })
    networks.set(network, here + 1)
    const way = given.data.espera === undefined ? 'sse' : 'poll'
    deps.signals.chat.opened(way)
    const gone = () => {
      deps.signals.chat.closed(way)
      const left = networks.get(network)! - 1
      if (left === 0) networks.delete(network)
      else networks.set(network, left)
    }
    if (given.data.espera === undefined) return stream(reply, sala, { bilhete, query: given.data, gone })
    try {
      return await poll(sala, { bilhete, query: given.data, espera: given.data.espera })
    } finally {
      gone()
    }
  }
}

/** `id` is the number up to which a reader has everything then. */
async function stream(
  reply: FastifyReply,
  sala: Sala,
  { bilhete, query: asked, gone }: { bilhete: Bilhete; query: Query; gone: () => void },
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies that gather answers would make a stream of it no more.
    'x-accel-buffering': 'no',
  })
  const leitor = leitorOf(bilhete, {
    send: (frame) => raw.write(`id: ${leitor.sent}\ndata: ${frame.toString()}\n\n`),
    buffered: () => raw.writableLength,
    end: (why) => (why === 'gone' ? raw.end() : raw.destroy()),
    greet: () => sala.say(leitor, toOi(sala, bilhete)),
  })
  const beat = setInterval(() => raw.write(': \n\n'), BEAT_MS)
  // Its ticket is not renewed over it: the browser comes back with another.
  const over = setTimeout(() => raw.end(), Math.max(0, bilhete.expiresAt.getTime() - Date.now()))
  raw.on('close', () => {
    clearInterval(beat)
    clearTimeout(over)
    sala.leitores.delete(leitor)
    gone()
  })
  sala.leitores.add(leitor)
  sala.say(leitor, toOi(sala, bilhete))
  await sala.enter(leitor, asked)
}

async function poll(
  sala: Sala,
  { bilhete, query: asked, espera }: { bilhete: Bilhete; query: Query; espera: number },
): Promise<{ frames: unknown[] }> {
  const frames: unknown[] = []
  let wake: (() => void) | undefined
  let isOver = false
  const leitor = leitorOf(bilhete, {
    send: (frame) => {
      frames.push(JSON.parse(frame.toString()))
      wake?.()
    },
    buffered: () => 0,
    end: () => {
      isOver = true
      wake?.()
    },
    greet: () => sala.say(leitor, toOi(sala, bilhete)),
  })
  sala.leitores.add(leitor)
  try {
    sala.say(leitor, toOi(sala, bilhete))
    await sala.enter(leitor, asked)
    const isNews = () =>
      frames.some(
        (frame) => (frame as { ev?: unknown[] }).ev?.length !== 0 && (frame as { t: string }).t === 'ev',
      )
    if (!isNews() && asked.desde !== undefined) {
      const before = frames.length
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, espera * 1_000)
        wake = () => {
          if (frames.length === before && !isOver) return
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return { frames }
  } finally {
    sala.leitores.delete(leitor)
  }
}

function leitorOf({ sub, papel }: Bilhete, way: Pick<Leitor, 'send' | 'buffered' | 'end' | 'greet'>): Leitor {
  return { sub, podeModerar: papel === 'anfitriao', sent: -1, ...way }
}

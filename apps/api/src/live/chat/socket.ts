import { frameUpSala, type FrameDownSala } from '@atrio/contract'
import type { z } from 'zod/mini'
import type { WebSocket } from 'ws'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Bilhete } from './bilhete.ts'
import { createReagir, escreverEm, requireBilhete } from './conexao.ts'
import { toOi } from './oi.ts'
import type { Leitor } from './leitor.ts'
import type { Sala } from './sala.ts'

type FrameUp = z.output<typeof frameUpSala>
type SocketDeps = Pick<Deps, 'env' | 'secrets' | 'signals' | 'onError'>

const CLOSED = { late: 4401, ticket: 4401, frame: 4400, gone: 4404, slow: 4408, many: 4429 }
const ENTER_WITHIN_MS = 5_000
const FRAMES = { most: 60, everyMs: 10_000 }
/** Windows and devices of one person in one room. */
const MOST_OF_A_PERSON = 5
/** The code stands behind what was not taken; after so long it is given up with the rest. */
const GIVE_UP_MS = 3_000
/** A ticket that has ended is asked to be renewed for so long. */
const GRACE_MS = 60_000

/** Serves one connection to a room: who it is, what they have missed, what is new, and what they write. */
export function serveSala(
  deps: SocketDeps,
  socket: WebSocket,
  { network, opening }: { network: string; opening: Promise<Sala | null> },
): void {
  let bilhete: Bilhete | null = null
  let leitor: Leitor | null = null
  let reagir: ReturnType<typeof createReagir> | null = null
  let frames = 0
  let ending: NodeJS.Timeout | undefined
  const counting = setInterval(() => (frames = 0), FRAMES.everyMs)
  const figures = deps.signals.chat
  /** Once: what comes after it is not listened to. */
  const end = (why: keyof typeof CLOSED) => {
    if (socket.readyState !== socket.OPEN) return
    // Of who reads slowly the room has told already.
    if (why !== 'slow') figures.terminated(why)
    socket.close(CLOSED[why])
    if (why === 'slow') setTimeout(() => socket.terminate(), GIVE_UP_MS).unref()
  }
  const late = setTimeout(() => !leitor && end('late'), ENTER_WITHIN_MS)
  figures.opened('ws')

  const say = (frame: FrameDownSala) => socket.send(JSON.stringify(frame))
  const refuse = (error: unknown, chave?: string) => {
    if (!(error instanceof AppError)) deps.onError(error)
    const codigo = error instanceof AppError ? error.code : 'UNAVAILABLE'
    const wait = error instanceof AppError ? error.retryAfter : undefined
    say({ t: 'nao', ...(chave && { chave }), codigo, ...(wait && { esperarMs: wait * 1_000 }) })
  }

  const keep = (fresh: Bilhete) => {
    bilhete = fresh
    clearTimeout(ending)
    ending = setTimeout(() => end('ticket'), fresh.expiresAt.getTime() - Date.now() + GRACE_MS)
  }

  const enter = async (sala: Sala, frame: Extract<FrameUp, { t: 'entrar' }>) => {
    const fresh = await requireBilhete(deps, { bilhete: frame.bilhete, ...sala })
    if (!leitor && countOf(sala, fresh.sub) >= MOST_OF_A_PERSON) return end('many')
    keep(fresh)
    leitor ??= {
      sub: fresh.sub,
      podeModerar: false,
      sent: -1,
      send: (encoded) => socket.send(encoded, { binary: false }),
      buffered: () => socket.bufferedAmount,
      end,
      greet: () => bilhete && say(toOi(sala, bilhete)),
    }
    leitor.podeModerar = fresh.papel === 'anfitriao'
    leitor.sub = fresh.sub
    reagir ??= createReagir(sala)
    // Gone meanwhile: nothing of them stays.
    if (socket.readyState !== socket.OPEN) return
    sala.leitores.add(leitor)
    say(toOi(sala, fresh))
    await sala.enter(leitor, frame)
    say({ t: 'n', quantos: sala.quantos(), reacoes: {} })
  }

  const obey = async (sala: Sala, frame: FrameUp): Promise<void> => {
    if (frame.t === 'entrar') {
      return enter(sala, frame).catch((error: unknown) => {
        refuse(error)
        end('ticket')
      })
    }
    if (!leitor || !bilhete) return end('ticket')
    if (frame.t === 'reagir') return reagir?.(frame.tipo)
    if (frame.t === 'bilhete') {
      const fresh = await requireBilhete(deps, { bilhete: frame.bilhete, ...sala })
      if (fresh.sub !== bilhete.sub) throw new AppError('CHAT_TICKET')
      keep(fresh)
      leitor.podeModerar = fresh.papel === 'anfitriao'
      return say(toOi(sala, fresh))
    }
    const { chave, texto } = frame
    if (bilhete.expiresAt.getTime() < Date.now()) return refuse(new AppError('CHAT_TICKET'), chave)
    // Not waited for: the next is judged meanwhile, and written with it.
    escreverEm(deps, sala, { bilhete, network, chave, texto }).then(
      (seq) => say({ t: 'ok', chave, seq }),
      (error: unknown) => refuse(error, chave),
    )
  }

  let turn = opening.then((sala) => {
    if (!sala) end('gone')
    return sala
  })
  turn.catch((error: unknown) => {
    // It went while it was opened.
    if (error instanceof AppError && error.code === 'NOT_FOUND') end('gone')
    else socket.close(1011)
  })
  socket.on('message', (data, isBinary) => {
    if (++frames > FRAMES.most * deps.env.RATE_LIMIT_FACTOR) return end('many')
    const frame = isBinary ? null : readFrame((data as Buffer).toString())
    if (!frame) return end('frame')
    turn = turn.then(async (sala) => {
      if (sala) await obey(sala, frame).catch(refuse)
      return sala
    })
    turn.catch(() => {})
  })
  // Too large, or not what the protocol has.
  socket.on('error', () => figures.terminated('frame'))
  socket.on('close', () => {
    figures.closed('ws')
    clearInterval(counting)
    clearTimeout(late)
    clearTimeout(ending)
    const mine = leitor
    if (mine) void opening.then((sala) => sala?.leitores.delete(mine))
  })
}

function countOf(sala: Sala, sub: string): number {
  let count = 0
  for (const leitor of sala.leitores) if (leitor.sub === sub) count += 1
  return count
}

function readFrame(text: string): FrameUp | null {
  try {
    return frameUpSala.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

import { frameUp, type FrameDown, type FrameUp } from '@atrio/contract'
import type { WebSocket } from 'ws'
import type { Context } from './context.ts'
import type { createFollower, createWaker, Following } from './channels.ts'
import { AppError } from './errors.ts'
import { CLOSED_TOO_MANY } from './sockets.ts'
import type { Turns } from './turns.ts'

export interface SocketDeps {
  follow: ReturnType<typeof createFollower>
  onWake: ReturnType<typeof createWaker>
  /** The context of the connection's person, asked anew: their session may have ended. */
  contextOf: (bilhete: string | undefined) => Promise<() => Promise<Context>>
  /** Lets few of all the reads of this process run at once. */
  turns: Turns
  onError: (error: unknown) => void
}

/** Closes with one of these, in the range that is ours to use. */
const CLOSED = { notEntered: 4401, wrongFrame: 4400, tooMany: CLOSED_TOO_MANY }

const ENTER_WITHIN_MS = 5_000
const MOST_FOLLOWED = 20
const FRAMES = { most: 60, everyMs: 10_000 }
/** Somebody who reads slower than this is better off beginning anew. */
const MOST_BUFFERED = 64 * 1024
/** Changes that come together are told together. */
const TICK_MS = 50

interface Followed {
  stop: () => void
  reading: boolean
  again: boolean
}

/** Serves one connection: who it is, what it follows, and nothing that it may not. */
export function serveSocket(socket: WebSocket, deps: SocketDeps): void {
  const followed = new Map<number, Followed>()
  let person: (() => Promise<Context>) | null = null
  let frames = 0
  const counting = setInterval(() => (frames = 0), FRAMES.everyMs)
  const late = setTimeout(() => !person && socket.close(CLOSED.notEntered), ENTER_WITHIN_MS)

  const send = (frame: FrameDown) => {
    if (socket.bufferedAmount > MOST_BUFFERED) return socket.terminate()
    socket.send(JSON.stringify(frame))
  }

  const leave = (n: number) => {
    followed.get(n)?.stop()
    followed.delete(n)
  }

  const refuse = (n: number, error: unknown) => {
    leave(n)
    if (!(error instanceof AppError)) deps.onError(error)
    send({ t: 'nao', n, codigo: error instanceof AppError ? error.code : 'INTERNAL' })
  }

  /** Tells how things are now. Woken meanwhile it reads once more: the last word is never an old one. */
  const tell = async (n: number, following: Following, entry: Followed) => {
    if (entry.reading) return void (entry.again = true)
    entry.reading = true
    try {
      do {
        entry.again = false
        const dados = await deps.turns.take(async () => following.read(await person!()))
        if (followed.get(n) === entry) send({ t: 'ev', n, dados })
      } while (entry.again && followed.get(n) === entry)
    } catch (error) {
      if (followed.get(n) === entry) refuse(n, error)
    } finally {
      entry.reading = false
    }
  }

  const follow = async ({ n, canal, params }: Extract<FrameUp, { t: 'seguir' }>) => {
    leave(n)
    if (followed.size >= MOST_FOLLOWED) throw new AppError('TOO_MANY_REQUESTS')
    const following = deps.follow(canal, await person!(), params)
    // Who has gone meanwhile is woken by nothing, and nothing of them stays.
    if (socket.readyState !== socket.OPEN) return
    const entry: Followed = { stop: () => {}, reading: false, again: false }
    let timer: NodeJS.Timeout | undefined
    // First listening, then reading: what changes in between is told as well.
    const unhear = deps.onWake(following.wokenBy, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void tell(n, following, entry)
      }, TICK_MS)
    })
    entry.stop = () => {
      clearTimeout(timer)
      unhear()
    }
    followed.set(n, entry)
    await tell(n, following, entry)
  }

  const obey = async (frame: FrameUp) => {
    if (frame.t === 'entrar') {
      if (person) return socket.close(CLOSED.wrongFrame)
      person = await deps.contextOf(frame.bilhete)
      return send({ t: 'oi' })
    }
    if (!person) return socket.close(CLOSED.notEntered)
    if (frame.t === 'deixar') return leave(frame.n)
    await follow(frame).catch((error: unknown) => refuse(frame.n, error))
  }

  // One after the other: what is asked for after entering waits for it.
  let turn = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    if (++frames > FRAMES.most) return socket.close(CLOSED.tooMany)
    const frame = isBinary ? null : readFrame((data as Buffer).toString())
    if (!frame) return socket.close(CLOSED.wrongFrame)
    turn = turn
      .then(() => obey(frame))
      .catch((error: unknown) => {
        deps.onError(error)
        socket.close(1011)
      })
  })
  socket.on('close', () => {
    clearInterval(counting)
    clearTimeout(late)
    for (const n of followed.keys()) leave(n)
  })
}

function readFrame(text: string): FrameUp | null {
  try {
    return frameUp.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

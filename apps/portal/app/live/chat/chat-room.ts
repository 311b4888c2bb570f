import type { FrameDownSala, FrameUpSala, PapelSala, ReacaoSala } from '@atrio/contract'
import { createStore } from '../../lib/data/store.ts'
import { openSocket, type Caminho, type Ouvinte } from './chat-connection.ts'
import { askTicket } from './chat-ticket.ts'
import { emptyView, fits, takeFrame, write, type ChatView } from './chat-view.ts'

export interface ChatState {
  view: ChatView
  /** `gone`: there is no such room. */
  connection: 'connecting' | 'open' | 'lost' | 'gone'
  me: { nome: string | null; papel: PapelSala; podeModerar: boolean } | null
}

export type ChatRoom = ReturnType<typeof createChatRoom>

/**
 * What comes is drawn at once where it is quiet, and ten times a second where many write: so few lines at a time do not cost
 * a phone a frame (Decision 274).
 */
const DRAW_MS = 100
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000
/** After so many sockets that came to nothing. */
const FAILURES_UNTIL_STREAM = 2
const RENEW_BEFORE_MS = 120_000

/** A room as one tab follows it: keeps the connection, comes back after a cut, and sends again what no server has. */
export function createChatRoom(codigo: string, limite: number) {
  const store = createStore<ChatState>({ view: emptyView, connection: 'connecting', me: null })
  let caminho: Caminho | null = null
  let bilhete = ''
  let failures = 0
  /** Of attempts to come in: only the last one counts. */
  let round = 0
  let isClosed = true
  let holders = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let renewing: ReturnType<typeof setTimeout> | undefined
  let drawing: ReturnType<typeof setTimeout> | undefined
  let drawnAt = 0
  /** Ahead of what is drawn. */
  let view = emptyView

  const change = (part: Partial<ChatState>) => store.set({ ...store.get(), ...part })
  const draw = () => {
    clearTimeout(drawing)
    drawing = undefined
    drawnAt = performance.now()
    change({ view })
  }
  const say = (frame: FrameUpSala) => caminho?.send(frame)

  const connect = async () => {
    waiting = undefined
    const mine = ++round
    const isOver = () => isClosed || mine !== round
    try {
      await renew()
    } catch (error) {
      if (isOver()) return
      if (isGone(error)) return change({ connection: 'gone' })
      return comeBack()
    }
    if (isOver()) return
    const ouvinte = listener()
    try {
      caminho =
        failures < FAILURES_UNTIL_STREAM
          ? openSocket(codigo, ouvinte)
          : (await import('./chat-without-socket.ts')).openStream(codigo, ouvinte)
    } catch {
      // No WebSocket can be made here at all, or the other way's script did not come.
      if (!isOver()) comeBack()
    }
  }

  const listener = (): Ouvinte => ({
    opened: enter,
    frame: hear,
    lost(afterMs) {
      caminho = null
      comeBack(afterMs)
    },
  })

  const enter = () => {
    const { last, epoca } = view
    say({ t: 'entrar', bilhete, limite, ...(last !== null && epoca !== null && { desde: last, epoca }) })
  }

  const hear = (frame: FrameDownSala) => {
    if (frame.t === 'oi') {
      failures = 0
      change({ connection: 'open' })
    }
    if (frame.t === 'ev') {
      // Something is missing in between, or what was taken away is back: it is asked for.
      if (!fits(view, frame)) return enter()
      if (frame.ev.some(({ tipo }) => tipo === 'restaurada')) beginAnew()
    }
    if (frame.t === 'nao' && frame.codigo === 'CHAT_TICKET') {
      caminho?.close()
      caminho = null
      return comeBack()
    }
    view = takeFrame(view, frame, Date.now())
    drawing ??= setTimeout(draw, drawnAt + DRAW_MS - performance.now())
    if (frame.t === 'ev') sendAgain()
    if (frame.t === 'nao' && frame.codigo === 'UNAVAILABLE') sendSoon()
  }

  /** Not all browsers in one moment. */
  const beginAnew = () => {
    setTimeout(() => {
      say({ t: 'entrar', bilhete, limite })
    }, Math.random() * 400)
  }

  let isSentAgain = false
  const sendAgain = () => {
    if (isSentAgain) return
    isSentAgain = true
    for (const { chave, texto } of view.pendentes) say({ t: 'msg', chave, texto })
  }

  /** The database is away: nothing was lost, and it is sent again in a moment. */
  const sendSoon = () => {
    setTimeout(
      () => {
        isSentAgain = false
        sendAgain()
      },
      1_000 + Math.random() * 2_000,
    )
  }

  const comeBack = (afterMs?: number) => {
    clearTimeout(waiting)
    isSentAgain = false
    if (isClosed) return
    change({ connection: 'lost' })
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++)
    waiting = setTimeout(() => void connect(), afterMs ?? Math.random() * longest)
  }

  const renew = async (given: { nome?: string } = {}) => {
    clearTimeout(renewing)
    const { bilhete: fresh, expiraEm, nome, papel, podeModerar } = await askTicket(codigo, given)
    bilhete = fresh
    change({ me: { nome, papel, podeModerar } })
    const left = Date.parse(expiraEm) - Date.now() - RENEW_BEFORE_MS
    renewing = setTimeout(
      () => {
        renew().then(
          () => say({ t: 'bilhete', bilhete }),
          () => {},
        )
      },
      Math.max(30_000, left),
    )
  }

  const online = () => {
    if (!waiting) return
    clearTimeout(waiting)
    void connect()
  }

  return {
    store,
    /** What says to a call who this is here. */
    ticket: () => bilhete,
    /** Gives this guest a name. @throws ApiError CHAT_NAME */
    async call(nome: string) {
      await renew({ nome })
      say({ t: 'bilhete', bilhete })
    },
    write(texto: string) {
      const chave = crypto.randomUUID()
      view = write(view, { chave, texto })
      draw()
      say({ t: 'msg', chave, texto })
    },
    react: (tipo: ReacaoSala) => say({ t: 'reagir', tipo }),
    takeBack() {
      view = { ...view, recusada: null }
      draw()
    },
    /** Comes in, and answers what leaves again; who comes first and who goes last are the tab's coming and going. */
    open() {
      let isHeld = true
      holders += 1
      if (isClosed) {
        isClosed = false
        void connect()
        window.addEventListener('online', online)
      }
      return () => {
        if (!isHeld) return
        isHeld = false
        holders -= 1
        if (holders > 0) return
        isClosed = true
        window.removeEventListener('online', online)
        for (const timer of [waiting, renewing, drawing]) clearTimeout(timer)
        caminho?.close()
        caminho = null
      }
    },
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'httpStatus' in error && error.httpStatus === 404
}

import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FrameDownSala, FrameUpSala, MensagemSala } from '@atrio/contract'
import { WebSocket } from 'ws'
import type { DemoChurchName } from '@atrio/demo'
import { demoChurches } from '@atrio/demo'
import { asOwner } from './owner.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** A server with the demo churches' open room, and browsers that go there. */
export interface SalaRig {
  test: TestApp
  port: number
  bilhete: (given?: {
    nome?: string
    token?: string
    at?: DemoChurchName
    bilhete?: string
  }) => Promise<string>
  connect: (options?: { origin?: string; at?: DemoChurchName; codigo?: string }) => Navegador
  /** Connected, and in. */
  enter: (bilhete: string, since?: { desde: number; epoca: string }) => Promise<Navegador>
  rows: <Row extends object>(statement: string) => Promise<Row[]>
  close: () => Promise<void>
}

interface Navegador {
  socket: WebSocket
  frames: FrameDownSala[]
  say: (frame: FrameUpSala | string) => void
  /** Writes, and answers the key. */
  write: (texto: string, chave?: string) => string
  /** What came of a key. */
  answer: (chave: string) => Promise<FrameDownSala>
  texts: () => string[]
  closed: Promise<unknown[]>
}

export async function openSalaRig(env: Record<string, string> = {}): Promise<SalaRig> {
  const test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000', ...env } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as { port: number }
  const open: WebSocket[] = []

  const connect: SalaRig['connect'] = ({ at = 'full', codigo = 'conversa', ...options } = {}) => {
    const host = `${demoChurches[at].hosts[0]}:${port}`
    const { origin = `http://${host}` } = options
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/sala/${codigo}/ws`, {
      headers: { host, origin },
    })
    open.push(socket)
    return browserOf(socket)
  }

  return {
    test,
    port,
    async bilhete({ nome, token, at, bilhete } = {}) {
      const { status, body } = await test.call('createBilheteSala', {
        params: { codigo: 'conversa' },
        body: { ...(nome && { nome }), ...(bilhete && { bilhete }) },
        ...(token && { token }),
        ...(at && { at }),
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body['bilhete'] as string
    },
    connect,
    async enter(bilhete, since) {
      const browser = connect()
      await once(browser.socket, 'open')
      browser.say({ t: 'entrar', bilhete, ...since })
      await untilHeard(browser, (frame) => frame.t === 'ev')
      return browser
    },
    rows: (statement) => asOwner(test.target, statement),
    async close() {
      for (const socket of open) socket.terminate()
      await test.close()
    },
  }
}

function browserOf(socket: WebSocket): Navegador {
  const frames: FrameDownSala[] = []
  socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as FrameDownSala))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  closed.catch(() => {})
  const say: Navegador['say'] = (frame) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  const browser: Navegador = {
    socket,
    frames,
    say,
    closed,
    write(texto, chave = randomUUID()) {
      say({ t: 'msg', chave, texto })
      return chave
    },
    answer: (chave) =>
      untilHeard(browser, (frame) => (frame.t === 'ok' || frame.t === 'nao') && frame.chave === chave),
    texts: () => messagesOf(frames).map(({ texto }) => texto),
  }
  return browser
}

/** The code by which a server has closed it, or that it did not within a time that is long for a busy machine. */
export function codeOf({ closed }: Pick<Navegador, 'closed'>, withinMs = 15_000): Promise<unknown> {
  return Promise.race([closed.then(([code]) => code), wait(withinMs, 'still open', { ref: false })])
}

/** Waits for a frame, for as long as a busy machine may take. */
export async function untilHeard(
  { frames }: Pick<Navegador, 'frames'>,
  isIt: (frame: FrameDownSala) => boolean,
): Promise<FrameDownSala> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const found = frames.find(isIt)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`not heard, but ${JSON.stringify(frames.slice(-5))}`)
}

/** The messages that are left in the view of whoever was sent these frames. */
export function messagesOf(frames: readonly FrameDownSala[]): MensagemSala[] {
  let shown: MensagemSala[] = []
  for (const frame of frames) {
    if (frame.t === 'recomece') shown = []
    if (frame.t !== 'ev') continue
    for (const evento of frame.ev) {
      if (evento.tipo === 'mensagem') shown.push(evento)
      if (evento.tipo === 'removida') shown = shown.filter(({ seq }) => seq !== evento.alvo)
      if (evento.tipo === 'removida_de') {
        shown = shown.filter(({ de, seq }) => de !== evento.de || seq > evento.ate)
      }
    }
  }
  return shown
}

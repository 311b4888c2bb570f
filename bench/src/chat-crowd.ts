import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '@atrio/demo'
import { WebSocket } from 'ws'
import { ask } from './ask.ts'

export const CHAT_HOST = 'esperanca.atrio.localhost'
export const ROOM = '/api/v1/sala/conversa'
/** A server lets in five hundred in a second, and as many of one address. */
const AT_ONCE = 200
const EVERY_MS = 500
const OF_AN_ADDRESS = 400
const ENTER_WITHIN_MS = 60_000
/** Each of so many writes an equal share. */
const WRITERS = 10
/** So many readers tell how late messages are. */
const TIMED = 100

/** Everybody who reads a room, and what reached them. */
export interface Crowd {
  /** Until the first frame with what was said before, for each reader. */
  joins: readonly number[]
  /** Writes so many messages in a second, and waits for the last of them. */
  write: (perSecond: number, seconds: number, more?: string) => Promise<Heard>
  leave: () => void
}

export interface Heard {
  deliveries: number
  /** What should have come and did not, and what came where something else was to come. */
  lost: number
  misordered: number
  /** What came that nobody of these people wrote. */
  strange: number
  /** Of messages on their way to readers. */
  delays: readonly number[]
}

interface Reader {
  socket: WebSocket
  last: number | null
  count: number
  misordered: number
  strange: number
  delays: number[] | null
}

/** So many come into the open room of the demo world, or to a server that only sends on. */
export async function gatherCrowd(
  port: number,
  { readers: many, tickets }: { readers: number; tickets: boolean },
): Promise<Crowd> {
  const joins: number[] = []
  const readers: Reader[] = []
  for (let first = 0; first < many; first += AT_ONCE) {
    const begun = performance.now()
    const group = Array.from({ length: Math.min(AT_ONCE, many - first) }, async (_, n) => {
      const bilhete = tickets ? await askTicket(port, `Pessoa ${wordOf(first + n)}`) : '-'
      readers.push(await join(port, { bilhete, place: first + n, joins }))
    })
    await Promise.all(group)
    await wait(Math.max(0, EVERY_MS - (performance.now() - begun)))
  }
  return {
    joins,
    async write(perSecond, seconds, more = '') {
      for (const reader of readers)
        Object.assign(reader, { count: 0, misordered: 0, strange: 0, delays: reader.delays && [] })
      const wanted = perSecond * seconds
      const begun = performance.now()
      for (let n = 0; n < wanted; n++) {
        await wait(Math.max(0, begun + (n * 1_000) / perSecond - performance.now()))
        say(readers[n % WRITERS]!.socket, `${n} ${performance.now()} ${more}`.trim())
      }
      const missing = () => readers.reduce((sum, { count }) => sum + wanted - count, 0)
      for (const end = performance.now() + 15_000; missing() > 0 && performance.now() < end;) await wait(50)
      return {
        deliveries: readers.reduce((sum, { count }) => sum + count, 0),
        lost: missing(),
        misordered: readers.reduce((sum, { misordered }) => sum + misordered, 0),
        strange: readers.reduce((sum, { strange }) => sum + strange, 0),
        delays: readers.flatMap(({ delays }) => delays ?? []),
      }
    },
    leave: () => {
      for (const { socket } of readers) socket.terminate()
    },
  }
}

export async function askTicket(port: number, nome: string, room = ROOM): Promise<string> {
  const { status, body } = await ask(port, `${room}/bilhete`, {
    host: CHAT_HOST,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nome }),
  })
  if (status !== 201) throw new Error(`no ticket: ${status} ${body.toString()}`)
  return (JSON.parse(body.toString()) as { bilhete: string }).bilhete
}

/** @returns a token of somebody of the demo world */
export async function logInAs(port: number, email: string): Promise<string> {
  const { status, body } = await ask(port, '/api/v1/security/login_check', {
    host: CHAT_HOST,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: demoPassword }),
  })
  if (status !== 200) throw new Error(`${email} cannot log in: ${status} ${body.toString()}`)
  return (JSON.parse(body.toString()) as { token: string }).token
}

export function openRoom(port: number, place = 0, origin = `http://${CHAT_HOST}:${port}`): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}${ROOM}/ws`, {
    headers: { host: `${CHAT_HOST}:${port}`, origin },
    // All of these addresses are this machine.
    localAddress: `127.0.1.${1 + Math.floor(place / OF_AN_ADDRESS)}`,
    perMessageDeflate: false,
  })
}

function join(
  port: number,
  { bilhete, place, joins }: { bilhete: string; place: number; joins: number[] },
): Promise<Reader> {
  const begun = performance.now()
  const socket = openRoom(port, place)
  const delays = place < TIMED ? [] : null
  const reader: Reader = { socket, last: null, count: 0, misordered: 0, strange: 0, delays }
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('a reader did not come in')), ENTER_WITHIN_MS)
    socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete })))
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`a reader was closed with ${code}`)))
    socket.on('message', (data) => {
      const ranges = rangesOf((data as Buffer).toString())
      if (!ranges) return
      if (reader.last === null) {
        clearTimeout(late)
        joins.push(performance.now() - begun)
        resolve(reader)
      }
      take(reader, ranges)
    })
  })
}

interface Range {
  de: number
  ate: number
  texts: string[]
}

/** The same frame goes to all: it is read once. */
let lastText = ''
let lastRange: Range | null = null

function rangesOf(text: string): Range | null {
  if (text === lastText) return lastRange
  lastText = text
  const frame = JSON.parse(text) as {
    t: string
    de: number
    ate: number
    ev: { tipo: string; texto?: string }[]
  }
  lastRange =
    frame.t === 'ev'
      ? {
          de: frame.de,
          ate: frame.ate,
          texts: frame.ev.flatMap(({ tipo, texto }) => (tipo === 'mensagem' ? [texto!] : [])),
        }
      : null
  return lastRange
}

function take(reader: Reader, { de, ate, texts }: Range): void {
  const isFirst = reader.last === null
  if (!isFirst && de !== reader.last) reader.misordered += 1
  reader.last = ate
  if (isFirst) return
  const now = performance.now()
  for (const text of texts) {
    const said = /^\d+ (\d+(?:\.\d+)?)/.exec(text)?.[1]
    if (said === undefined) reader.strange += 1
    else reader.count += 1
    if (said !== undefined) reader.delays?.push(now - Number(said))
  }
}

function say(socket: WebSocket, texto: string): void {
  socket.send(JSON.stringify({ t: 'msg', chave: randomUUID(), texto }))
}

/** A name without figures, another for each number. */
export function wordOf(n: number): string {
  return String(n).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)
}

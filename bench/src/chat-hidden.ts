import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPeople } from '@atrio/demo'
import type { WebSocket } from 'ws'
import { ask } from './ask.ts'
import { askTicket, CHAT_HOST, logInAs, openRoom, ROOM, wordOf } from './chat-crowd.ts'
import type { Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

/** A third of them is muted. Above twenty of one address it is a hall, where nobody is muted for somebody else. */
const WRITERS = 9
const READERS = 30
const PER_SECOND = 30
const SECONDS = 20
const HIDDEN = 'Escondida'
const SETTINGS = { SERVE_PORTAL: '0', CARD_TOKENS: '0', CAPTCHA_COMPLEXITY: '10' }

interface Frame {
  t: string
  epoca?: string
  de: number
  ate: number
  ev: { seq: number; tipo: string; texto?: string }[]
  chave?: string
  seq?: number
}

interface Person {
  bilhete: string
  socket: WebSocket
  epoca: string
  /** Since they came in: what reached them, and what did not begin where the last had ended. */
  texts: string[]
  seqs: number[]
  gaps: number
  last: number
  again: number
  answers: Map<string, number>
}

/** A third of all that is written is seen by nobody but its author, and everybody else goes on as if it were not there. */
export const chatHidden: Part = async () => {
  const { port, stop } = await startApplication(temporaryFolder(), SETTINGS, '/readyz')
  const people: Person[] = []
  try {
    for (let n = 0; n < WRITERS + READERS; n++) people.push(await enter(port, `Vê ${wordOf(n)}`))
    const [writers, readers] = [people.slice(0, WRITERS), people.slice(WRITERS)]
    const token = await logInAs(port, demoPeople.admin.email)
    const muted = writers.filter((_, n) => n % 3 === 2)
    for (const one of muted) await mute(port, { seq: await answerTo(one, `Antes ${randomUUID()}`), token })
    for (const one of people) Object.assign(one, { texts: [], seqs: [], gaps: 0 })
    const before = new Map(readers.map((reader) => [reader, reader.last]))
    let [hidden, open] = [0, 0]
    for (let n = 0; n < PER_SECOND * SECONDS; n++) {
      const writer = writers[n % WRITERS]!
      const isMuted = muted.includes(writer)
      if (isMuted) hidden += 1
      else open += 1
      say(writer, `${isMuted ? HIDDEN : 'Aberta'} ${n} ${randomUUID()}`)
      await wait(1_000 / PER_SECOND)
      // One after the other loses the connection, and comes back where they were.
      if (n % WRITERS === 0) await comeBack(port, readers[(n / WRITERS) % READERS]!)
    }
    const end = performance.now() + 15_000
    while (readers.some(({ texts }) => texts.length < open) && performance.now() < end) await wait(50)
    const received = readers.flatMap(({ texts }) => texts).filter((text) => text.startsWith(HIDDEN)).length
    const lost = readers.reduce((sum, { texts }) => sum + open - texts.length, 0)
    const gaps = readers.reduce((sum, one) => sum + one.gaps, 0)
    const again = readers.reduce((sum, one) => sum + one.again, 0)
    const byNumber = readers.map((reader) => gapsByNumber(reader.seqs, before.get(reader)!))
    const own = muted.flatMap(({ texts }) => texts).filter((text) => text.startsWith(HIDDEN)).length
    const run = `${hidden} hidden and ${open} others for ${READERS} readers, ${PER_SECOND} a second, a reader cut off and back after every ninth`
    return [
      {
        id: 'chat-hidden-received',
        what: 'Hidden messages that somebody received who did not write them',
        value: received,
        unit: 'deliveries',
        atMost: 0,
        how: `${run}; their authors were shown ${own}`,
      },
      {
        id: 'chat-hidden-others',
        what: 'Meanwhile: messages that a reader missed, frames that left a gap, and times that one was to begin anew',
        value: Math.abs(lost) + gaps + again,
        unit: 'times',
        atMost: 0,
        how: run,
      },
      {
        id: 'chat-hidden-control',
        what: 'Negative control: times that the same reader would ask again, for nothing, who knew numbers and no ranges',
        value: Math.min(...byNumber),
        unit: 'times',
        atLeast: hidden / 2,
        how: `the least of ${READERS} readers, in the same frames`,
      },
    ]
  } finally {
    for (const { socket } of people) socket.terminate()
    await stop()
  }
}

function gapsByNumber(seqs: readonly number[], first: number): number {
  return seqs.filter((seq, n) => seq !== (seqs[n - 1] ?? first) + 1).length
}

async function enter(port: number, nome: string): Promise<Person> {
  const bilhete = await askTicket(port, nome)
  const person: Person = {
    bilhete,
    socket: openRoom(port),
    epoca: '',
    texts: [],
    seqs: [],
    gaps: 0,
    last: -1,
    again: 0,
    answers: new Map(),
  }
  await listen(person)
  return person
}

async function comeBack(port: number, person: Person): Promise<void> {
  person.socket.terminate()
  person.socket = openRoom(port)
  await listen(person)
}

/** Until the first frame of the room's log. */
function listen(person: Person): Promise<void> {
  const { socket, bilhete, epoca, last } = person
  const known = last < 0 ? {} : { desde: last, epoca }
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`a reader was closed with ${code}`)))
    socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete, ...known })))
    socket.on('message', (data) => {
      // What was on its way when the connection was cut came never.
      if (person.socket !== socket) return
      const frame = JSON.parse((data as Buffer).toString()) as Frame
      if (frame.t === 'oi') person.epoca = frame.epoca!
      if (frame.t === 'ok') person.answers.set(frame.chave!, frame.seq!)
      if (frame.t === 'recomece' && person.last >= 0) person.again += 1
      if (frame.t !== 'ev') return
      if (person.last >= 0) take(person, frame)
      person.last = frame.ate
      resolve()
    })
  })
}

function take(person: Person, { de, ev }: Frame): void {
  if (de !== person.last) person.gaps += 1
  for (const { tipo, seq, texto } of ev) {
    person.seqs.push(seq)
    if (tipo === 'mensagem') person.texts.push(texto!)
  }
}

function say({ socket }: Person, texto: string): string {
  const chave = randomUUID()
  socket.send(JSON.stringify({ t: 'msg', chave, texto }))
  return chave
}

async function answerTo(person: Person, texto: string): Promise<number> {
  const chave = say(person, texto)
  for (const end = performance.now() + 10_000; performance.now() < end; await wait(5)) {
    const seq = person.answers.get(chave)
    if (seq !== undefined) return seq
  }
  throw new Error('a message was not kept')
}

/** As somebody who looks after the room. */
async function mute(port: number, { seq, token }: { seq: number; token: string }): Promise<void> {
  const { status, body } = await ask(port, `${ROOM}/mensagem/${seq}/silencio`, {
    host: CHAT_HOST,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (status !== 200) throw new Error(`not muted: ${status} ${body.toString()}`)
}

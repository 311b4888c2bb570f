import { setTimeout as wait } from 'node:timers/promises'
import { asOwner } from '@atrio/api/testing/owner'
import { demoPeople } from '@atrio/demo'
import type { WebSocket } from 'ws'
import { ask } from './ask.ts'
import { askTicket, CHAT_HOST, gatherCrowd, logInAs, openRoom, ROOM, type Crowd } from './chat-crowd.ts'
import { median, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { startApplication, temporaryFolder } from './server.ts'

const MESSAGES = 10_000
const ROUNDS = 10
const READERS = 200
const PER_SECOND = 20
/** Within which nobody is to see them any more. */
const BOUND_MS = 1_000

interface Line {
  seq: number
  tipo: string
  de?: string
  ate?: number
  texto?: string
}

/** What is left in the view of somebody of what one person wrote. */
interface Reader {
  socket: WebSocket
  left: Map<number, string>
  isBack: boolean
}

/** All that one person wrote goes by one removal, while two hundred read and some write, and comes back. */
export const chatRemoval: Part = async () => {
  const folder = temporaryFolder()
  const { port, stop } = await startApplication(
    folder,
    { SERVE_PORTAL: '0', CAPTCHA_COMPLEXITY: '10' },
    '/readyz',
  )
  const rows = <Row extends object>(statement: string) => asOwner<Row>(targetOf(folder), statement)
  let crowd: Crowd | undefined
  try {
    const token = await logInAs(port, demoPeople.admin.email)
    crowd = await gatherCrowd(port, { readers: READERS, tickets: true })
    const seq = await writeMany(rows)
    const took: number[] = []
    let missing = 0
    const writing = crowd.write(PER_SECOND, ROUNDS * 3)
    for (let round = 0; round < ROUNDS; round++) {
      const reader = await join(port, seq)
      const begun = performance.now()
      const id = await remove(port, { seq, token })
      while (reader.left.size > 0) {
        if (performance.now() - begun > 20_000) throw new Error('they are still seen')
        await wait(2)
      }
      took.push(performance.now() - begun)
      await undo(port, { id, token })
      for (let n = 0; !reader.isBack && n < 4_000; n++) await wait(5)
      if (!reader.isBack) throw new Error('nobody heard that they are back')
      reader.socket.terminate()
      const later = await join(port, seq)
      missing += SHOWN - later.left.size
      later.socket.terminate()
    }
    await writing
    const silent = await join(port, seq)
    await rows(`insert into sala_remocao (igreja_id, sala_id, autor, ate_seq)
      select igreja_id, sala_id, autor, seq from sala_evento where autor = '${AUTHOR}' and seq = ${seq}`)
    await wait(BOUND_MS)
    const unmoved = silent.left.size
    silent.socket.terminate()
    return [
      {
        id: 'chat-removal',
        what: `From the press that removes all ${MESSAGES} messages of one person until a reader sees none of them`,
        value: Math.max(...took) / 1_000,
        unit: 's',
        atMost: BOUND_MS / 1_000,
        how: `the longest of ${ROUNDS}, median ${median(took).toFixed(0)} ms; ${READERS} readers and ${PER_SECOND} messages a second meanwhile`,
      },
      {
        id: 'chat-removal-back',
        what: 'Of these, what was not back for whoever came in after it was undone',
        value: missing,
        unit: 'messages',
        atMost: 0,
        how: `the last ${SHOWN}, each of ${ROUNDS} times`,
      },
      {
        id: 'chat-removal-control',
        what: `Negative control: still seen after ${BOUND_MS / 1_000} s where a removal is no event of the room`,
        value: unmoved,
        unit: 'messages',
        atLeast: 1,
        how: 'the same row, written past the server',
      },
    ]
  } finally {
    crowd?.leave()
    await stop()
  }
}

const AUTHOR = 'c:00000000-0000-4000-8000-00000000beef'
/** Of what was written, so many are in a reader's view. */
const SHOWN = 50

async function writeMany(rows: <Row extends object>(statement: string) => Promise<Row[]>): Promise<number> {
  const found = await rows<{ seq: number }>(`with n as (
      update sala set ultimo = ultimo + ${MESSAGES}
      where codigo = 'conversa' and igreja_id = (select id from igreja where codigo = 'esperanca')
      returning igreja_id, id, ultimo
    ), written as (
      insert into sala_evento (igreja_id, sala_id, seq, tipo, autor, corpo)
      select igreja_id, id, ultimo - ${MESSAGES} + i, 'mensagem', '${AUTHOR}',
        jsonb_build_object('nome', 'Praga', 'papel', 'convidado', 'texto', 'Praga ' || i)
      from n, generate_series(1, ${MESSAGES}) i
    )
    select ultimo as seq from n`)
  return found[0]!.seq
}

/** Comes in with the last of them in view. */
async function join(port: number, seq: number): Promise<Reader> {
  const bilhete = await askTicket(port, 'Vigia')
  const socket = openRoom(port)
  const reader: Reader = { socket, left: new Map(), isBack: false }
  const desde = seq - SHOWN
  let isAsked = false
  let isIn = false
  socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete })))
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('a reader did not come in')), 20_000)
    socket.once('error', reject)
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as Frame
      // Once in, whoever knows everything up to some of them is sent these.
      if (frame.t === 'oi' && !isAsked) {
        isAsked = true
        socket.send(JSON.stringify({ t: 'entrar', bilhete, desde, epoca: frame.epoca }))
      }
      if (frame.t !== 'ev') return
      if (isIn) for (const line of frame.ev!) see(reader, line)
      else if (frame.de === desde) {
        isIn = true
        clearTimeout(late)
        for (const line of frame.ev!) if (isOne(line)) reader.left.set(line.seq, line.de!)
        resolve(reader)
      }
    })
  })
}

interface Frame {
  t: string
  epoca?: string
  de?: number
  ev?: Line[]
}

const isOne = ({ tipo, texto }: Line) => tipo === 'mensagem' && texto?.startsWith('Praga') === true

function see(reader: Reader, { tipo, de, ate }: Line): void {
  if (tipo === 'restaurada') reader.isBack = true
  if (tipo !== 'removida_de') return
  for (const [seq, author] of reader.left) if (author === de && seq <= ate!) reader.left.delete(seq)
}

async function remove(port: number, { seq, token }: { seq: number; token: string }): Promise<number> {
  const { status, body } = await ask(port, `${ROOM}/mensagem/${seq}/pessoa`, {
    host: CHAT_HOST,
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  if (status !== 200) throw new Error(`not removed: ${status} ${body.toString()}`)
  return (JSON.parse(body.toString()) as { idRemocao: number }).idRemocao
}

async function undo(port: number, { id, token }: { id: number; token: string }): Promise<void> {
  const { status } = await ask(port, `${ROOM}/remocao/${id}`, {
    host: CHAT_HOST,
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  if (status >= 300) throw new Error(`not undone: ${status}`)
}

import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { log } from './chat-crash.ts'
import { ask } from './ask.ts'
import { askTicket, CHAT_HOST, gatherCrowd, openRoom, ROOM, wordOf } from './chat-crowd.ts'
import type { Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const READERS = 100
/** Of all, in a second. */
const CUT = 0.2
const STEP_MS = 200
const LONGEST_WAIT_MS = 500
const PER_SECOND = 20
/** Less where somebody only looks whether it runs. */
const SECONDS = Number(process.env.BENCH_CHAT_CUT_SECONDS ?? 300)
const SETTINGS = { SERVE_PORTAL: '0', CARD_TOKENS: '0', CAPTCHA_COMPLEXITY: '10' }

interface Ev {
  t: string
  epoca?: string
  de: number
  ate: number
  ev: { seq: number; tipo: string }[]
}

interface Reader {
  bilhete: string
  socket: WebSocket | null
  epoca: string
  first: number
  last: number
  /** Of the messages that this browser would show, in the order in which they came. */
  seqs: number[]
  again: number
}

/** @returns whether somebody is in again */
type Way = (port: number, reader: Reader) => Promise<boolean>

/** A fifth of all readers loses the connection each second, for five minutes; in the end each has seen what the log has. */
export const chatCuts: Part = async () => {
  const folder = temporaryFolder()
  const { port, stop } = await startApplication(folder, SETTINGS, '/readyz')
  try {
    const ours = await cutAndCompare(port, folder, { comeBack, seconds: SECONDS })
    const control = await cutAndCompare(port, folder, {
      comeBack: readThenSubscribe,
      seconds: Math.ceil(SECONDS / 5),
    })
    const run = `${READERS} readers, ${PER_SECOND} messages a second for ${SECONDS} s, each reader cut off with ${CUT * 100} % in a second`
    return [
      {
        id: 'chat-cuts-views',
        what: 'Messages in which what readers saw is another than the log, after cuts',
        value: ours.wrong,
        unit: 'messages',
        atMost: 0,
        how: `${run}: ${ours.cuts} cuts, ${ours.seen} messages seen; turned away and back after a moment: ${ours.turnedAway}; began anew: ${ours.again}`,
      },
      {
        id: 'chat-cuts-control',
        what: 'Negative control: the same where a reader asks for what was missed first, and listens then',
        value: control.wrong,
        unit: 'messages',
        atLeast: 1,
        how: `${control.cuts} cuts, ${control.seen} messages seen`,
      },
    ]
  } finally {
    await stop()
  }
}

async function cutAndCompare(
  port: number,
  folder: string,
  { comeBack: way, seconds }: { comeBack: Way; seconds: number },
) {
  const crowd = await gatherCrowd(port, { readers: 10, tickets: true })
  const readers: Reader[] = []
  for (let n = 0; n < READERS; n++) {
    const bilhete = await askTicket(port, `Lê ${wordOf(n)}`)
    const reader = { bilhete, socket: null, epoca: '', first: -1, last: -1, seqs: [], again: 0 }
    while (!(await comeBack(port, reader))) await wait(STEP_MS)
    readers.push(reader)
  }
  let [cuts, turnedAway] = [0, 0]
  const halt = new AbortController()
  const cutting = Promise.all(
    readers.map(async (reader) => {
      while (!halt.signal.aborted) {
        await wait(STEP_MS)
        if (Math.random() > CUT * (STEP_MS / 1_000)) continue
        cuts += 1
        reader.socket!.terminate()
        while (!(await way(port, reader))) {
          turnedAway += 1
          await wait(Math.random() * LONGEST_WAIT_MS)
        }
      }
    }),
  )
  await crowd.write(PER_SECOND, seconds)
  halt.abort()
  await cutting
  const stored = (await log(
    folder,
    `select e.seq from sala_evento e join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
      where e.tipo = 'mensagem' and s.codigo = $1
        and s.igreja_id = (select id from igreja where codigo = $2) order by e.seq`,
  )) as { seq: number }[]
  const end = stored.at(-1)!.seq
  for (const patience = performance.now() + 15_000; performance.now() < patience; await wait(50)) {
    if (readers.every(({ last }) => last >= end)) break
  }
  crowd.leave()
  for (const { socket } of readers) socket!.terminate()
  return {
    cuts,
    turnedAway,
    wrong: readers.reduce((sum, reader) => sum + wrongOf(reader, stored), 0),
    seen: readers.reduce((sum, { seqs }) => sum + seqs.length, 0),
    again: readers.reduce((sum, { again }) => sum + again, 0),
  }
}

/** What is missing, and what is there twice or in another place. */
function wrongOf({ seqs, first }: Reader, stored: readonly { seq: number }[]): number {
  const wanted = stored.flatMap(({ seq }) => (seq > first ? [seq] : []))
  const seen = new Set(seqs)
  const misplaced = seqs.filter((seq, n) => n > 0 && seq <= seqs[n - 1]!).length
  return wanted.filter((seq) => !seen.has(seq)).length + misplaced
}

/** As a browser does: says what it has last, and takes what follows it. */
async function comeBack(port: number, reader: Reader): Promise<boolean> {
  const known = reader.last >= 0 ? { desde: reader.last, epoca: reader.epoca } : {}
  return listen(port, reader, known, ({ de, ate, ev }) => {
    if (reader.first < 0) Object.assign(reader, { first: ate, last: ate })
    else if (de === reader.last) take(reader, ate, ev)
  })
}

/** Asks first and listens then: what is said in between it never hears of. */
async function readThenSubscribe(port: number, reader: Reader): Promise<boolean> {
  const query = `desde=${reader.last}&epoca=${reader.epoca}&espera=0`
  const { body } = await ask(port, `${ROOM}/eventos?${query}`, {
    host: CHAT_HOST,
    headers: { 'x-bilhete': reader.bilhete },
  })
  const { frames } = JSON.parse(body.toString()) as { frames: Ev[] }
  for (const { t, ate, ev } of frames) if (t === 'ev') take(reader, ate, ev)
  let isHistory = true
  return listen(port, reader, {}, ({ ate, ev }) => {
    if (!isHistory) take(reader, ate, ev)
    isHistory = false
  })
}

function take(reader: Reader, ate: number, ev: Ev['ev']): void {
  reader.seqs.push(...ev.flatMap(({ seq, tipo }) => (tipo === 'mensagem' ? [seq] : [])))
  reader.last = ate
}

/** Until the first frame of the room's log. @returns whether it came; who is turned away comes back after a moment */
function listen(port: number, reader: Reader, known: object, onEv: (frame: Ev) => void): Promise<boolean> {
  const socket = openRoom(port)
  reader.socket = socket
  const isNew = reader.first < 0
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.once('close', () => resolve(false))
    socket.once('open', () =>
      socket.send(JSON.stringify({ t: 'entrar', bilhete: reader.bilhete, limite: 1, ...known })),
    )
    socket.on('message', (data) => {
      // What was on its way when the connection was cut came never.
      if (reader.socket !== socket) return
      const frame = JSON.parse((data as Buffer).toString()) as Ev
      if (frame.t === 'oi') reader.epoca = frame.epoca!
      if (frame.t === 'recomece' && !isNew) reader.again += 1
      if (frame.t !== 'ev') return
      onEv(frame)
      resolve(true)
    })
  })
}

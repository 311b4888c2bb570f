import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { asOwner } from '@atrio/api/testing/owner'
import type { WebSocket } from 'ws'
import { askTicket, openRoom, wordOf } from './chat-crowd.ts'
import type { Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { startApplication, temporaryFolder, type Running } from './server.ts'

const WRITERS = 8
/** Fewer where somebody only looks whether it runs. */
const KILLS = Number(process.env.BENCH_CHAT_KILLS ?? 50)
const LONGEST_LIFE_MS = 1_500
const ANSWER_WITHIN_MS = 20_000
const SETTINGS = { SERVE_PORTAL: '0', CARD_TOKENS: '0', CAPTCHA_COMPLEXITY: '10' }

export interface Writer {
  bilhete: string
  name: string
  next: number
  /** Written, and answered by nobody yet. */
  pending: { chave: string; texto: string } | null
  /** What the server said that it has: number by text. */
  acked: Map<string, number>
}

/** Eight write while the server is killed again and again, PostgreSQL with it; what got no answer is sent again. */
export const chatCrash: Part = async () => {
  const kept = await liveAndDie(KILLS, ({ chave }) => chave)
  const careless = await liveAndDie(Math.max(3, Math.round(KILLS / 2)), () => randomUUID())
  const run = `${WRITERS} writers, ${KILLS} × \`kill -9\` at random moments, PostgreSQL dying with it; ${kept.acked} messages acknowledged, ${kept.again} sent again`
  return [
    {
      id: 'chat-crash-lost',
      what: 'Acknowledged messages that a crash took',
      value: kept.lost,
      unit: 'messages',
      atMost: 0,
      how: run,
    },
    {
      id: 'chat-crash-twice',
      what: 'Messages that were there twice, or out of order, after crashes',
      value: kept.twice + kept.misordered,
      unit: 'messages',
      atMost: 0,
      how: `${kept.rows} in the log`,
    },
    {
      id: 'chat-crash-holes',
      what: 'Numbers of the log that crashes left out',
      value: kept.holes,
      unit: 'numbers',
      atMost: 0,
      how: run,
    },
    {
      id: 'chat-crash-careless',
      what: 'Negative control: messages there twice where they are sent again under another key',
      value: careless.twice,
      unit: 'messages',
      atLeast: 1,
      how: `${careless.again} of ${careless.rows} sent again`,
    },
  ]
}

async function liveAndDie(kills: number, keyOf: (pending: { chave: string }) => string) {
  const folder = temporaryFolder()
  const boot = () => startApplication(folder, SETTINGS, '/readyz')
  let running = await boot()
  const [{ ultimo: first }] = (await log(
    folder,
    'select ultimo from sala where codigo = $1 and igreja_id = (select id from igreja where codigo = $2)',
  )) as [{ ultimo: number }]
  const writers: Writer[] = []
  for (let n = 0; n < WRITERS; n++) {
    const name = wordOf(n)
    const bilhete = await askTicket(running.port, `Escreve ${name}`)
    writers.push({ bilhete, name, next: 0, pending: null, acked: new Map() })
  }
  let again = 0
  for (let life = 0; life < kills; life++) {
    if (life > 0) running = await boot()
    again += writers.filter(({ pending }) => pending !== null).length
    const writing = writers.map((writer) => writeUntilCut(running, writer, keyOf))
    await wait(200 + Math.random() * LONGEST_LIFE_MS)
    await running.kill()
    await Promise.all(writing)
  }
  running = await boot()
  try {
    again += writers.filter(({ pending }) => pending !== null).length
    await Promise.all(writers.map((writer) => writeUntilCut(running, writer, keyOf, true)))
    const rows = (await log(
      folder,
      `select e.seq, e.corpo->>'texto' as texto from sala_evento e
      join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
      where s.codigo = $1 and s.igreja_id = (select id from igreja where codigo = $2) order by e.seq`,
    )) as { seq: number; texto: string }[]
    return {
      again,
      ...judge(
        rows.filter(({ seq }) => seq > first),
        writers,
        first,
      ),
    }
  } finally {
    await running.stop()
  }
}

export function judge(
  rows: readonly { seq: number; texto: string }[],
  writers: readonly Writer[],
  first: number,
) {
  const seqs = new Map<string, number>()
  let [twice, misordered] = [0, 0]
  const latest = new Map<string, number>()
  for (const { seq, texto } of rows) {
    const [name, n] = texto.split(' ') as [string, string]
    if (seqs.has(texto)) twice += 1
    else if (Number(n) <= (latest.get(name) ?? -1)) misordered += 1
    latest.set(name, Math.max(Number(n), latest.get(name) ?? -1))
    if (!seqs.has(texto)) seqs.set(texto, seq)
  }
  const acked = writers.flatMap(({ acked }) => [...acked])
  return {
    rows: rows.length,
    acked: acked.length,
    lost: acked.filter(([texto]) => !seqs.has(texto)).length,
    twice,
    misordered,
    holes: (rows.at(-1)?.seq ?? first) - first - rows.length,
  }
}

/** One message after the other, until the connection is cut; with `last` only what is still open. */
export async function writeUntilCut(
  { port }: Running,
  writer: Writer,
  keyOf: (pending: { chave: string }) => string,
  last = false,
  isOver = () => last,
): Promise<void> {
  const socket = openRoom(port)
  const cut = once(socket, 'close')
  socket.on('error', () => {})
  await Promise.race([once(socket, 'open').catch(() => {}), cut])
  const answers = answersOf(socket)
  socket.send(JSON.stringify({ t: 'entrar', bilhete: writer.bilhete }), () => {})
  let isAgain = writer.pending !== null
  while (socket.readyState === socket.OPEN) {
    if (writer.pending === null) {
      if (isOver()) break
      writer.pending = { chave: randomUUID(), texto: `${writer.name} ${writer.next++}` }
    }
    const { texto } = writer.pending
    const chave = isAgain ? keyOf(writer.pending) : writer.pending.chave
    isAgain = false
    const seq = await Promise.race([answers(chave, texto), cut.then(() => null)])
    if (seq === null) break
    writer.acked.set(texto, seq)
    writer.pending = null
  }
  socket.terminate()
}

function answersOf(socket: WebSocket) {
  const waiting = new Map<string, (seq: number) => void>()
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as {
      t: string
      chave?: string
      seq?: number
      codigo?: string
    }
    if (frame.t === 'ok') waiting.get(frame.chave!)?.(frame.seq!)
    // What it could not keep now is asked for again under the same key.
    if (frame.t === 'nao' && frame.codigo === 'UNAVAILABLE') socket.terminate()
    else if (frame.t === 'nao') throw new Error(`the room refused: ${frame.codigo}`)
  })
  return (chave: string, texto: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no answer')), ANSWER_WITHIN_MS)
      socket.once('close', () => clearTimeout(late))
      waiting.set(chave, (seq) => {
        clearTimeout(late)
        resolve(seq)
      })
      socket.send(JSON.stringify({ t: 'msg', chave, texto }), () => {})
    })
}

export function log(folder: string, statement: string): Promise<object[]> {
  return asOwner(targetOf(folder), statement, ['conversa', 'esperanca'])
}

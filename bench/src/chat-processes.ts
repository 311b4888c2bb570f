import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { asOwner } from '@atrio/api/testing/owner'
import { log } from './chat-crash.ts'
import { askTicket, openRoom, wordOf } from './chat-crowd.ts'
import type { Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { startApplication, temporaryFolder } from './server.ts'

const WRITERS = 8
const READERS = 20
const PER_SECOND = 10
const SECONDS = 20
const CONTROL_WRITERS = 16
const CONTROL_EACH = 500
const SETTINGS = { SERVE_PORTAL: '0', CARD_TOKENS: '0', CAPTCHA_COMPLEXITY: '10' }

interface Reader {
  seqs: number[]
  first: number
  last: number
  /** Frames that did not begin where the one before had ended. */
  gaps: number
}

/** Half of a room is at one process and half at another, on one database; everybody sees all, without a hole. */
export const chatProcesses: Part = async () => {
  const folder = temporaryFolder()
  const one = await startApplication(folder, SETTINGS, '/readyz')
  const DATABASE_URL = urlOf(folder)
  const other = await startApplication(folder, { ...SETTINGS, DATABASE_URL }, '/readyz').catch((error) =>
    one.stop().then(() => Promise.reject(error as Error)),
  )
  try {
    const ports = [one.port, other.port]
    const sockets = await Promise.all(
      Array.from({ length: WRITERS + READERS }, (_, n) => enter(ports[n % 2]!, n)),
    )
    const [writers, readers] = [sockets.slice(0, WRITERS), sockets.slice(WRITERS)]
    const sent = new Set<string>()
    for (let n = 0; n < SECONDS * PER_SECOND; n++) {
      // All in one moment, so that both processes want the next number.
      for (const { socket } of writers) {
        const chave = randomUUID()
        sent.add(chave)
        socket.send(JSON.stringify({ t: 'msg', chave, texto: `${n} ${chave}` }))
      }
      await wait(1_000 / PER_SECOND)
    }
    const first = Math.min(...readers.map(({ reader }) => reader.first))
    const rows = async () => (await log(folder, ROWS)).filter((row) => (row as Row).seq > first) as Row[]
    let stored = await rows()
    for (const end = performance.now() + 20_000; performance.now() < end; await wait(250)) {
      stored = await rows()
      const isWhole = readers.every(({ reader }) => reader.last >= first + sent.size)
      if (stored.length === sent.size && isWhole) break
    }
    for (const { socket } of sockets) socket.terminate()
    const wanted = stored.map(({ seq }) => seq)
    const holes = (wanted.at(-1) ?? first) - first - wanted.length
    const unseen = readers.reduce((sum, { reader }) => sum + differenceOf(wanted, reader), 0)
    const gaps = readers.reduce((sum, { reader }) => sum + reader.gaps, 0)
    const missed = await missedByIdentity(folder)
    const run = `${WRITERS} writers × ${PER_SECOND} messages a second for ${SECONDS} s and ${READERS} readers, half of them at each process`
    return [
      {
        id: 'chat-processes-holes',
        what: 'Numbers that two processes left out of the log of one room, and messages that are not in it',
        value: holes + sent.size - stored.length,
        unit: 'messages',
        atMost: 0,
        how: `${run}; ${stored.length} in the log`,
      },
      {
        id: 'chat-processes-views',
        what: 'Messages in which what a reader saw is another than that log, and frames that left a gap',
        value: unseen + gaps,
        unit: 'messages',
        atMost: 0,
        how: `${run}; each message on ${READERS} screens`,
      },
      {
        id: 'chat-processes-control',
        what: 'Negative control: what a reader never sees who asks for what is after the last number of an identity column',
        value: missed,
        unit: 'messages',
        atLeast: 1,
        how: `${CONTROL_WRITERS} writers × ${CONTROL_EACH} rows in the same database, asked without a pause`,
      },
    ]
  } finally {
    await other.stop()
    await one.stop()
  }
}

interface Row {
  seq: number
}

const ROWS = `select e.seq from sala_evento e join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
  where s.codigo = $1 and s.igreja_id = (select id from igreja where codigo = $2) order by e.seq`

/** The embedded database of a running server, as a second process reaches it. */
function urlOf(folder: string): string {
  const target = targetOf(folder)
  if (!('connection' in target)) throw new Error('the database has an address of its own')
  const { host, port, user, database, password } = target.connection
  const url = new URL(`postgresql://localhost:${port}/${database}`)
  url.username = user
  if (password) url.password = password
  url.searchParams.set('host', host)
  return url.href
}

async function enter(port: number, n: number) {
  const bilhete = await askTicket(port, `Dupla ${wordOf(n)}`)
  const socket = openRoom(port)
  const reader: Reader = { seqs: [], first: -1, last: -1, gaps: 0 }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`a reader was closed with ${code}`)))
    socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete })))
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as {
        t: string
        de: number
        ate: number
        ev: { seq: number; tipo: string }[]
      }
      if (frame.t !== 'ev') return
      if (reader.first < 0) {
        Object.assign(reader, { first: frame.ate, last: frame.ate })
        return resolve()
      }
      if (frame.de !== reader.last) reader.gaps += 1
      reader.last = frame.ate
      reader.seqs.push(...frame.ev.flatMap(({ tipo, seq }) => (tipo === 'mensagem' ? [seq] : [])))
    })
  })
  return { socket, reader }
}

/** What is missing of what came after somebody, and what they have too much. */
function differenceOf(wanted: readonly number[], { seqs, first }: Reader): number {
  const theirs = new Set(seqs)
  const mine = wanted.filter((seq) => seq > first)
  return mine.filter((seq) => !theirs.has(seq)).length + seqs.length - theirs.size
}

/** Numbers that PostgreSQL gives out are given in another order than that in which they are seen. */
async function missedByIdentity(folder: string): Promise<number> {
  const run = <Found extends object>(statement: string) => asOwner<Found>(targetOf(folder), statement)
  await run('create table controle_identidade (seq int generated always as identity, texto text)')
  const writing = Promise.all(
    Array.from({ length: CONTROL_WRITERS }, () =>
      run(`do $$ begin
        for n in 1..${CONTROL_EACH} loop
          insert into controle_identidade (texto) values ('Uma mensagem');
          commit;
        end loop;
      end $$`),
    ),
  )
  let isOver = false
  void writing.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  const seen = new Set<number>()
  let last = 0
  for (let more = true; more;) {
    more = !isOver
    const found = await run<Row>(`select seq from controle_identidade where seq > ${last} order by seq`)
    for (const { seq } of found) seen.add(seq)
    last = found.at(-1)?.seq ?? last
  }
  await writing
  await run('drop table controle_identidade')
  return CONTROL_WRITERS * CONTROL_EACH - seen.size
}

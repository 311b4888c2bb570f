import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { askTicket, openRoom, wordOf } from './chat-crowd.ts'
import { percentile, type Part } from './figure.ts'
import { costOf } from './processor.ts'
import { residentBytes } from './resident.ts'
import { start, startApplication, temporaryFolder } from './server.ts'

/** Fewer where somebody only looks whether it runs. */
const READERS = Number(process.env.BENCH_CHAT_JOINS ?? 5_000)
const SECONDS = 10
const STEP_MS = 100
const SHOWN = 50
/** More than the ring of a process holds: whoever was last here before them is read to from the database. */
const LONG_LOG = 1_150
/** Nearly as much as there is behind it: what is sent is then nearly the same. */
const MISSED = 990
const TRIES = 20
const AGAIN_MS = 1_000

/** Five thousand come in ten seconds, and each is shown the last fifty messages. */
export const chatJoins: Part = async () => {
  const application = await startApplication(temporaryFolder(), { CAPTCHA_COMPLEXITY: '10' })
  const ours = await measure(application, true).finally(() => application.stop())
  const server = await start(['bench/src/bare-chat.ts'], {})
  const bare = await measure(server, false).finally(() => server.stop())
  const run = `${READERS} in ${SECONDS} s with ${SHOWN} messages each, the client beside`
  return [
    {
      id: 'chat-storm-joins',
      what: `Who came in when ${READERS} wanted to`,
      value: ours.joined,
      unit: 'readers',
      atLeast: READERS,
      how: `${run}; turned away once and back after a moment: ${ours.again}; all in after ${ours.seconds.toFixed(1)} s`,
    },
    {
      id: 'chat-storm-delay',
      what: 'Coming in with fifty messages while so many do: 99 of 100 within',
      value: percentile(ours.delays, 0.99),
      unit: 'ms',
      atMost: 500,
      how: `median ${percentile(ours.delays, 0.5).toFixed(0)} ms; the bare server, which shows nothing, ${percentile(bare.delays, 0.5).toFixed(0)} and ${percentile(bare.delays, 0.99).toFixed(0)} ms`,
    },
    {
      id: 'chat-storm-memory',
      what: 'What each of them takes of the server',
      value: ours.kb,
      unit: 'kB',
      atMost: 25,
      how: `resident set before and after; of the bare server ${bare.kb.toFixed(1)} kB`,
    },
    {
      id: 'chat-storm-history',
      what: 'Negative control: coming in with history from the database, against the ring',
      value: ours.fromDatabase / ours.fromRing,
      unit: '×',
      atLeast: 1.2,
      how: `processor time of the server for one, ${ours.fromDatabase.toFixed(2)} against ${ours.fromRing.toFixed(2)} ms, 400 each`,
    },
  ]
}

async function measure({ port, pid }: { port: number; pid: number }, tickets: boolean) {
  const bilhetes: string[] = []
  if (tickets) {
    await fill(port, LONG_LOG)
    for (let first = 0; first < READERS; first += 20) {
      const some = Array.from({ length: Math.min(20, READERS - first) }, (_, n) =>
        askTicket(port, `Pessoa ${wordOf(first + n)}`),
      )
      bilhetes.push(...(await Promise.all(some)))
    }
  }
  const bilheteOf = (n: number) => bilhetes[n] ?? '-'
  // The first ones warm it up.
  const early = await Promise.all(
    Array.from({ length: 50 }, (_, n) => enter(port, { place: n, bilhete: bilheteOf(n) })),
  )
  const { seq, epoca } = early[0]!
  for (const { socket } of early) socket.terminate()
  const each = async (since: { desde: number; epoca: string } | undefined) => {
    const cost = await costOf(pid, 400, async () => {
      for (let first = 0; first < 400; first += 40) {
        const some = Array.from({ length: 40 }, (_, n) =>
          enter(port, { place: first + n, bilhete: bilheteOf(first + n), since }),
        )
        for (const { socket } of await Promise.all(some)) socket.terminate()
      }
    })
    return cost.ms
  }
  const fromRing = tickets ? await each({ desde: seq - MISSED, epoca }) : 1
  const fromDatabase = tickets ? await each({ desde: seq - 1_000 - 100, epoca }) : 1
  await wait(1_000)

  const before = residentBytes(pid)
  const all: Promise<{ socket: WebSocket; took: number; tries: number }>[] = []
  const begun = performance.now()
  const perStep = Math.ceil((READERS * STEP_MS) / (SECONDS * 1_000))
  for (let first = 0, step = 0; first < READERS; first += perStep, step += 1) {
    await wait(Math.max(0, begun + step * STEP_MS - performance.now()))
    for (let n = first; n < Math.min(READERS, first + perStep); n += 1) {
      all.push(persist(port, { place: n, bilhete: bilheteOf(n) }))
    }
  }
  const settled = await Promise.allSettled(all)
  const seconds = (performance.now() - begun) / 1_000
  const came = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const kb = (residentBytes(pid) - before) / 1_024 / Math.max(1, came.length)
  for (const { socket } of came) socket.terminate()
  return {
    joined: came.length,
    again: came.filter(({ tries }) => tries > 1).length,
    seconds,
    delays: came.map(({ took }) => took),
    kb,
    fromRing,
    fromDatabase,
  }
}

/** As a browser does: whoever is turned away comes back after a moment. The last try is what counts as coming in. */
async function persist(port: number, given: { place: number; bilhete: string }) {
  for (let tries = 1; ; tries += 1) {
    try {
      return { ...(await enter(port, given)), tries }
    } catch (error) {
      if (tries === TRIES) throw error
      await wait(Math.random() * AGAIN_MS)
    }
  }
}

async function enter(
  port: number,
  {
    place,
    bilhete,
    since,
  }: { place: number; bilhete: string; since?: { desde: number; epoca: string } | undefined },
): Promise<{ socket: WebSocket; took: number; seq: number; epoca: string }> {
  const begun = performance.now()
  const socket = openRoom(port, place)
  let epoca = ''
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)))
    socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete, limite: SHOWN, ...since })))
    socket.on('message', (data) => {
      const text = (data as Buffer).toString()
      // After that everybody is told the same again and again.
      if (!text.startsWith('{"t":"oi"') && !text.startsWith('{"t":"ev"')) return
      const frame = JSON.parse(text) as { t: string; epoca: string; ate: number }
      if (frame.t === 'oi') epoca = frame.epoca
      else {
        socket.removeAllListeners('message')
        resolve({ socket, took: performance.now() - begun, seq: frame.ate, epoca })
      }
    })
  })
}

/** Lets somebody write until the room's log is so long. */
async function fill(port: number, many: number): Promise<void> {
  const { socket } = await enter(port, { place: 0, bilhete: await askTicket(port, 'Escriba') })
  const answered = { count: 0 }
  socket.on('message', (data) => {
    if ((data as Buffer).toString().startsWith('{"t":"ok"')) answered.count += 1
  })
  for (let n = 0; n < many; n += 1) {
    socket.send(JSON.stringify({ t: 'msg', chave: crypto.randomUUID(), texto: `Já foi dito ${n}` }))
    if (n % 100 === 99) await wait(50)
  }
  const missing = () => many - answered.count
  for (const end = performance.now() + 30_000; missing() > 0 && performance.now() < end;) await wait(20)
  if (missing() > 0) throw new Error(`${missing()} of ${many} were not written`)
  socket.close()
  await once(socket, 'close')
}

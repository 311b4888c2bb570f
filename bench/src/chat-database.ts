import { setTimeout as wait } from 'node:timers/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, log, writeUntilCut, type Writer } from './chat-crash.ts'
import { askTicket, wordOf } from './chat-crowd.ts'
import type { Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const WRITERS = 8
/** Fewer where somebody only looks whether it runs. */
const KILLS = Number(process.env.BENCH_CHAT_DATABASE_KILLS ?? 20)
const LONGEST_LIFE_MS = 2_500
const SETTINGS = { SERVE_PORTAL: '0', CARD_TOKENS: '0', CAPTCHA_COMPLEXITY: '10' }

/**
 * Eight write while PostgreSQL loses a process by `kill -9` again and again: it ends all its connections then, recovers
 * from its log and begins anew, as after a crash. The server stays, and with it everybody's connection.
 */
export const chatDatabase: Part = async () => {
  const folder = temporaryFolder()
  const running = await startApplication(folder, SETTINGS, '/readyz')
  try {
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
    const halt = new AbortController()
    const lives = writers.map(async (writer) => {
      while (!halt.signal.aborted)
        await writeUntilCut(
          running,
          writer,
          ({ chave }) => chave,
          false,
          () => halt.signal.aborted,
        )
    })
    let longest = 0
    for (let n = 0; n < KILLS; n++) {
      await wait(300 + Math.random() * LONGEST_LIFE_MS)
      killOne(folder)
      longest = Math.max(longest, await untilAcknowledged(writers))
    }
    halt.abort()
    await Promise.all(lives)
    await Promise.all(writers.map((writer) => writeUntilCut(running, writer, ({ chave }) => chave, true)))
    const rows = (await log(
      folder,
      `select e.seq, e.corpo->>'texto' as texto from sala_evento e
      join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
      where s.codigo = $1 and s.igreja_id = (select id from igreja where codigo = $2) order by e.seq`,
    )) as { seq: number; texto: string }[]
    const found = judge(
      rows.filter(({ seq }) => seq > first),
      writers,
      first,
    )
    const run = `${WRITERS} writers, ${KILLS} × \`kill -9\` of a process of PostgreSQL's, which ends all others; ${found.acked} messages acknowledged`
    return [
      {
        id: 'chat-database-lost',
        what: 'Acknowledged messages that were lost, there twice, out of order or left out when PostgreSQL crashed',
        value: found.lost + found.twice + found.misordered + found.holes,
        unit: 'messages',
        atMost: 0,
        how: run,
      },
      {
        id: 'chat-database-wait',
        what: 'Until all writers were answered again',
        value: longest / 1_000,
        unit: 's',
        atMost: 5,
        how: `the longest of ${KILLS}`,
      },
    ]
  } finally {
    await running.stop()
  }
}

/** Milliseconds until each has an answer to something that was written after this. */
async function untilAcknowledged(writers: readonly Writer[]): Promise<number> {
  const begun = performance.now()
  const before = writers.map(({ acked }) => acked.size)
  while (writers.some(({ acked }, n) => acked.size <= before[n]! + 1)) {
    if (performance.now() - begun > 60_000) throw new Error('nobody was answered any more')
    await wait(10)
  }
  return performance.now() - begun
}

/** Any process that serves a connection. */
function killOne(folder: string): void {
  const postmaster = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]!
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]
        return (
          parent === postmaster && /\[local\]|127\.0\.0\.1/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        )
      } catch {
        return false // It has ended meanwhile.
      }
    })
  const chosen = backends[Math.floor(Math.random() * backends.length)]
  if (chosen === undefined) throw new Error('PostgreSQL serves nobody')
  process.kill(Number(chosen), 'SIGKILL')
}

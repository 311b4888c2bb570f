import { setTimeout as wait } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { askTicket, gatherCrowd, openRoom, type Crowd } from './chat-crowd.ts'
import type { Part } from './figure.ts'
import { residentBytes } from './resident.ts'
import { start, startApplication, temporaryFolder } from './server.ts'

const SLOW = 50
const OTHERS = 50
/** What kernels hold back is megabytes for each connection of one machine: so much is written that it shows. */
const MEGABYTES = Number(process.env.BENCH_CHAT_MEGABYTES ?? 8)
const PER_SECOND = 400
/** Who takes nothing is closed after 15 s of being left out, and given up 3 s later (Decision 211). */
const CLOSED_WITHIN_MS = 22_000
const TEXT = 'ç'.repeat(450)

/** Fifty stop reading while others write and read on. */
export const chatSlow: Part = async () => {
  const application = await startApplication(temporaryFolder(), { CAPTCHA_COMPLEXITY: '10' })
  const ours = await measure(application, true).finally(() => application.stop())
  const server = await start(['bench/src/bare-chat.ts'], {})
  const bare = await measure(server, false).finally(() => server.stop())
  const run = `${SLOW} stop reading, ${OTHERS} read on, ${MEGABYTES} MB for each`
  return [
    {
      id: 'chat-slow-closed',
      what: `Readers that read nothing and were closed within ${CLOSED_WITHIN_MS / 1_000} s`,
      value: ours.closed,
      unit: 'readers',
      atLeast: SLOW,
      how: run,
    },
    {
      id: 'chat-slow-memory',
      what: 'What the server grew by meanwhile',
      value: ours.mb,
      unit: 'MB',
      atMost: 100,
      how: `at the most; negative control: a bare server without a limit grew by ${bare.mb.toFixed(0)} MB and closed ${bare.closed}`,
    },
    {
      id: 'chat-slow-others',
      what: 'What the others did not get, or out of order',
      value: ours.lost,
      unit: 'deliveries',
      atMost: 0,
      how: run,
    },
  ]
}

async function measure({ port, pid }: { port: number; pid: number }, tickets: boolean) {
  const crowd: Crowd = await gatherCrowd(port, { readers: OTHERS, tickets })
  const slow: WebSocket[] = []
  for (let n = 0; n < SLOW; n += 1) {
    const bilhete = tickets ? await askTicket(port, 'Parado') : '-'
    const socket = openRoom(port, n)
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', (code) => reject(new Error(`a reader was closed with ${code}`)))
      socket.once('open', () => socket.send(JSON.stringify({ t: 'entrar', bilhete })))
      socket.once('message', () => resolve())
    })
    socket.on('error', () => {})
    socket.pause()
    slow.push(socket)
  }
  const before = residentBytes(pid)
  let most = before
  const watching = setInterval(() => (most = Math.max(most, residentBytes(pid))), 100)
  const seconds = Math.ceil((MEGABYTES * 1_000_000) / (PER_SECOND * 1_000))
  const heard = await crowd.write(PER_SECOND, seconds, TEXT)
  await wait(CLOSED_WITHIN_MS)
  clearInterval(watching)
  // Whoever reads nothing hears of nothing: only now it shows whether the other side is gone.
  for (const socket of slow) socket.resume()
  await wait(5_000)
  const closed = slow.filter(({ readyState, CLOSED }) => readyState === CLOSED).length
  for (const socket of slow) socket.terminate()
  crowd.leave()
  return { closed, mb: (most - before) / 1_024 ** 2, lost: heard.lost + heard.misordered }
}

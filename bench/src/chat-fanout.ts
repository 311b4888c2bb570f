import { gatherCrowd, type Heard } from './chat-crowd.ts'
import { percentile, type Part } from './figure.ts'
import { costOf, type Cost } from './processor.ts'
import { otherPages } from './other-pages.ts'
import { residentBytes } from './resident.ts'
import { start, startApplication, temporaryFolder } from './server.ts'

const READERS = Number(process.env.BENCH_CHAT_READERS ?? 2_000)
const QUIET_SECONDS = 10
const PER_SECOND = 20
/** A minute; less where somebody only looks whether it runs. */
const SECONDS = Number(process.env.BENCH_CHAT_SECONDS ?? 60)

/** A full church reads what ten people write, each message stored and in order for all; against a server that only sends on. */
export const chatFanout: Part = async () => {
  const application = await startApplication(temporaryFolder(), { CAPTCHA_COMPLEXITY: '10' })
  const ours = await measure(application, true).finally(() => application.stop())
  const server = await start(['bench/src/bare-chat.ts'], {})
  const bare = await measure(server, false).finally(() => server.stop())
  const run = `${READERS} readers × ${PER_SECOND} messages a second for ${SECONDS} s, the client beside`
  return [
    {
      id: 'chat-fanout-lost',
      what: `Messages of a room of ${READERS} that did not reach somebody`,
      value: ours.heard.lost,
      unit: 'deliveries',
      atMost: 0,
      how: `${run}; ${ours.heard.deliveries} came`,
    },
    {
      id: 'chat-fanout-misordered',
      what: 'Frames of it that did not begin where the one before had ended',
      value: ours.heard.misordered,
      unit: 'frames',
      atMost: 0,
      how: run,
    },
    {
      id: 'chat-fanout-cost',
      what: 'A message on a screen, stored, against a bare `ws` server that only sends on',
      value: ours.cost.ms / bare.cost.ms,
      unit: '×',
      atMost: 2,
      how: `processor time for a delivery, ${(ours.cost.ms * 1_000).toFixed(1)} against ${(bare.cost.ms * 1_000).toFixed(1)} µs; busy for ${show(ours.cost)} and ${show(bare.cost)}; negative control: the bare one sends a frame for each message`,
    },
    {
      id: 'chat-fanout-delay',
      what: 'From a keystroke to 99 of 100 other screens',
      value: percentile(ours.heard.delays, 0.99),
      unit: 'ms',
      how: `median ${at(ours.heard, 0.5)} ms; the bare server ${at(bare.heard, 0.5)} and ${at(bare.heard, 0.99)} ms`,
    },
    {
      id: 'chat-fanout-rate',
      what: 'Messages that reached somebody, in a second',
      value: ours.heard.deliveries / SECONDS,
      unit: '/s',
      atLeast: READERS * PER_SECOND * 0.975,
      how: run,
    },
    {
      id: 'chat-fanout-pages',
      what: 'Another church’s page meanwhile: 99 of 100, against when the same people say nothing',
      value: ours.loud.p99 / ours.quiet.p99,
      unit: '×',
      atMost: 2,
      how: `${ours.loud.p99.toFixed(1)} against ${ours.quiet.p99.toFixed(1)} ms, medians ${ours.loud.p50.toFixed(1)} and ${ours.quiet.p50.toFixed(1)} ms, asked by a process of its own; ${ours.loud.failed} failed`,
    },
    {
      id: 'chat-joins',
      what: `Coming into a room with what was said before: 99 of 100 within`,
      value: percentile(ours.joins, 0.99),
      unit: 'ms',
      how: `${READERS} readers, 200 each half second; median ${percentile(ours.joins, 0.5).toFixed(0)} ms; the bare server, which shows nothing, ${percentile(bare.joins, 0.99).toFixed(0)} ms`,
    },
    {
      id: 'chat-joins-memory',
      what: 'What a reader takes of the server',
      value: ours.kb,
      unit: 'kB',
      atMost: 25,
      how: `resident set before and after ${READERS} came; of the bare server ${bare.kb.toFixed(1)} kB`,
    },
  ]
}

async function measure({ port, pid }: { port: number; pid: number }, tickets: boolean) {
  // The first ones warm it up.
  const early = await gatherCrowd(port, { readers: 50, tickets })
  await early.write(PER_SECOND, 2)
  early.leave()
  const before = residentBytes(pid)
  const crowd = await gatherCrowd(port, { readers: READERS, tickets })
  const kb = (residentBytes(pid) - before) / 1_024 / READERS
  let heard: Heard | undefined
  // The same people, who say nothing; the first pages warm it up.
  if (tickets) await otherPages(port, 2)
  const quiet = tickets ? await otherPages(port, QUIET_SECONDS) : null
  let loud: typeof quiet = null
  const cost = await costOf(pid, READERS * PER_SECOND * SECONDS, async () => {
    const pages = tickets ? otherPages(port, SECONDS) : null
    heard = await crowd.write(PER_SECOND, SECONDS)
    loud = await pages
  })
  crowd.leave()
  return { heard: heard!, cost, kb, joins: crowd.joins, quiet: quiet!, loud: loud! }
}

const show = ({ busy }: Cost) => `${(busy * 100).toFixed(0)} %`
const at = ({ delays }: Heard, share: number) => percentile(delays, share).toFixed(0)

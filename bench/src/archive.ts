import { setTimeout as wait } from 'node:timers/promises'
import { layBadArchive } from '@atrio/api/testing/bad-archive'
import { ask } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { residentBytes } from './resident.ts'
import { startApplication, temporaryFolder, WATCHED, type Running } from './server.ts'

const ROUNDS = 3
const QUIET_MS = 5_000
const EVERY_MS = 20

/** What others wait for, and the server grows by, while an archive is taken in that is made to break it (Decision 254). */
export const archive: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder, {}, '/', WATCHED)
  const target = targetOf(folder)
  const rounds: { quiet: Watched; taking: Watched; said: string }[] = []
  try {
    for (let n = 0; n < 400; n++) await ask(application.port, '/')
    for (let round = 0; round < ROUNDS; round++) {
      const { begin, look } = await layBadArchive({ target, dataDir: folder }, `quebra-${round}`)
      const quiet = await watch(application, () => wait(QUIET_MS))
      let said = ''
      const taking = await watch(application, async () => {
        await begin()
        for (said = 'trazendo'; said.startsWith('trazendo'); await wait(200)) {
          const { situacao, erro } = await look()
          said = `${situacao} ${erro}`
        }
      })
      rounds.push({ quiet, taking, said })
    }
  } finally {
    await application.stop()
  }
  const of = (which: 'quiet' | 'taking', what: keyof Watched) =>
    median(rounds.map((round) => round[which][what]))
  const run = `median of ${ROUNDS} rounds, in each of which nothing is taken in first; an archive with lines of two million objects each, which is refused as too large after ${of('taking', 'seconds').toFixed(1)} s`
  return [
    {
      id: 'archive-refused',
      what: 'Archives of two million objects a line that were refused as too large',
      value: rounds.filter(({ said }) => said === 'recebida grande').length,
      unit: 'archives',
      atLeast: ROUNDS,
      how: [...new Set(rounds.map(({ said }) => said))].join(', '),
    },
    {
      id: 'archive-loop',
      what: 'How late the event loop is meanwhile at the most, against when nothing is taken in',
      value: of('taking', 'late') / of('quiet', 'late'),
      unit: '×',
      atMost: 4,
      how: `${of('taking', 'late').toFixed(0)} against ${of('quiet', 'late').toFixed(0)} ms; ${run}`,
    },
    {
      id: 'archive-page',
      what: 'Another church’s page meanwhile: 99 of 100, against when nothing is taken in',
      value: of('taking', 'p99') / of('quiet', 'p99'),
      unit: '×',
      atMost: 4,
      how: `${of('taking', 'p99').toFixed(1)} against ${of('quiet', 'p99').toFixed(1)} ms, medians ${of('taking', 'p50').toFixed(1)} and ${of('quiet', 'p50').toFixed(1)} ms, asked every ${EVERY_MS} ms; ${run}`,
    },
    {
      id: 'archive-memory',
      what: 'What the server grows by meanwhile',
      value: of('taking', 'grewMb'),
      unit: 'MB',
      atMost: 60,
      how: `resident set at the most, against before; ${of('quiet', 'grewMb').toFixed(0)} MB when nothing is taken in; ${run}`,
    },
  ]
}

interface Watched {
  seconds: number
  late: number
  p50: number
  p99: number
  grewMb: number
}

async function watch(application: Running, work: () => Promise<unknown>): Promise<Watched> {
  await application.inside('collect')
  await wait(500)
  await application.inside('measure')
  const before = residentBytes(application.pid)
  let most = before
  const watching = { isOn: true }
  const took: number[] = []
  const asking = (async () => {
    while (watching.isOn) {
      const began = performance.now()
      const { status } = await ask(application.port, '/', { host: 'harbor.atrio.localhost' })
      if (status !== 200) throw new Error(`the page answered ${status}`)
      took.push(performance.now() - began)
      most = Math.max(most, residentBytes(application.pid))
      await wait(Math.max(0, EVERY_MS - (performance.now() - began)))
    }
  })()
  const began = performance.now()
  await work().finally(() => (watching.isOn = false))
  const seconds = (performance.now() - began) / 1_000
  const { longestDelay } = await application.inside('measure')
  await asking
  return {
    seconds,
    late: longestDelay,
    p50: median(took),
    p99: percentile(took, 0.99),
    grewMb: (most - before) / 1024 ** 2,
  }
}

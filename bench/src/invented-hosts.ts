import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Part } from './figure.ts'
import { residentBytes } from './resident.ts'
import { startApplication, temporaryFolder, WATCHED } from './server.ts'

const REQUESTS = Number(process.env.BENCH_INVENTED ?? 200_000)
/** Of the same kind: heap and allocator have then the size at which they work. */
const WARM_UP = Math.min(50_000, REQUESTS / 2)
const AT_ONCE = 8
const REST = 15_000
/** So few that whatever is kept for each of them counts for nothing. */
const NAMES = 16
/** So many are enough to see where everything is kept. */
const KEPT = Math.min(20_000, REQUESTS)
const KEEPS = ['--import', new URL('keep-answers.ts', import.meta.url).href]

/**
 * What asking for hosts, paths and queries that nobody has leaves behind in the server, against the same work under a few
 * names: a process that works takes more memory than one that has just started, whoever asks (Decision 112).
 */
export const inventedHosts: Part = async () => {
  const invented = await grow(invent)
  const known = await grow((n) => invent(n % NAMES, 'busca'))
  const keeping = await grow(invent, { kept: true })
  const how = `${REST / 1000} s after ${REQUESTS} of them, against after the first ${WARM_UP}`
  return [
    {
      id: 'invented-hosts',
      what: 'Memory that invented hosts, paths and queries leave behind',
      value: invented.resident - known.resident,
      unit: 'MB',
      atMost: 30,
      how: `resident set ${how}: ${invented.resident.toFixed(0)} MB more; of as many requests under ${NAMES} names ${known.resident.toFixed(0)} MB, and the figure is the difference`,
    },
    {
      id: 'invented-hosts-live',
      what: 'What of it is in use',
      value: invented.live,
      unit: 'MB',
      atMost: 10,
      how: `heap and buffers once garbage was collected, ${how}; under ${NAMES} names ${known.live.toFixed(1)} MB`,
    },
    {
      id: 'invented-hosts-again',
      what: 'Memory that as many more move in the same server',
      value: invented.again,
      unit: 'MB',
      atMost: 30,
      how: `resident set ${REST / 1000} s after the second ${REQUESTS}, against after the first; in all, not against others`,
    },
    {
      id: 'invented-hosts-kept',
      what: 'Negative control: what is in use where the server keeps its answer to each host and address',
      value: keeping.live,
      unit: 'MB',
      atLeast: 100,
      how: `as above, after ${KEPT} of them`,
    },
  ]
}

interface Growth {
  resident: number
  live: number
  /** By how much the resident set grew when as many came once more. */
  again: number
}

/** @returns by how many MB the server grew */
async function grow(nameOf: typeof invent, { kept = false } = {}): Promise<Growth> {
  const application = await startApplication(
    temporaryFolder(),
    {},
    '/',
    kept ? [...WATCHED, ...KEEPS] : WATCHED,
  )
  try {
    const askAll = async (from: number, to: number) => {
      let next = from
      const one = async () => {
        while (next < to) {
          const { host, path } = nameOf(next++)
          const { status } = await ask(application.port, path, { host })
          if (![200, 308, 404].includes(status)) throw new Error(`${host}${path} answered ${status}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, one))
      await wait(REST)
    }
    const measure = async () => {
      const resident = residentBytes(application.pid)
      const { heapUsed, external } = await application.inside('collect')
      return { resident, live: heapUsed + external }
    }
    await askAll(0, WARM_UP)
    const before = await measure()
    await askAll(WARM_UP, WARM_UP + (kept ? KEPT : REQUESTS))
    const after = await measure()
    if (nameOf === invent && !kept) await askAll(WARM_UP + REQUESTS, WARM_UP + 2 * REQUESTS)
    return {
      again: (residentBytes(application.pid) - after.resident) / 1_000_000,
      resident: (after.resident - before.resident) / 1_000_000,
      live: (after.live - before.live) / 1_000_000,
    }
  } finally {
    await application.stop()
  }
}

/** Spellings of a church's host, codes and hosts of no church, pages that are not, and queries: each n only once. */
function invent(n: number, parameter = 'page'): { host: string; path: string } {
  const own = 'esperanca.atrio.localhost'
  switch (n % 8) {
    case 0:
    case 1:
      return { host: `esperanca.atrio.h${n}.example`, path: '/about' }
    case 2:
      return { host: `nobody-${n}.atrio.localhost`, path: '/' }
    case 3:
      return { host: `h${n}.example`, path: '/churchs' }
    case 4:
      return { host: `h${n}.example`, path: '/icon-512.png' }
    case 5:
      return { host: own, path: `/about?utm_source=${n}` }
    case 6:
      return parameter === 'page' && n % 16 === 6
        ? { host: own, path: `/no-page-${n}` }
        : { host: own, path: `//ABOUT?${parameter}=${n}` }
    default:
      return { host: `h${n}.example`, path: '/podcast.xml' }
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Part } from './figure.ts'
import { residentBytes } from './resident.ts'
import { startApplication, temporaryFolder } from './server.ts'

const REQUESTS = Number(process.env.BENCH_INVENTED ?? 200_000)
/** Of the same kind: the heap has then the size at which it works. */
const WARM_UP = Math.min(10_000, REQUESTS / 2)
const AT_ONCE = 8
const REST = 15_000

/** What asking for hosts, paths and queries that nobody has leaves behind in the server. */
export const inventedHosts: Part = async () => {
  const application = await startApplication(temporaryFolder())
  try {
    const askAll = async (from: number, to: number) => {
      let next = from
      const one = async () => {
        while (next < to) {
          const { host, path } = invent(next++)
          const { status } = await ask(application.port, path, { host })
          if (![200, 308, 404].includes(status)) throw new Error(`${host}${path} answered ${status}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, one))
      await wait(REST)
    }
    await askAll(0, WARM_UP)
    const before = residentBytes(application.pid)
    await askAll(WARM_UP, WARM_UP + REQUESTS)
    return [
      {
        id: 'invented-hosts',
        what: 'Memory that invented hosts, paths and queries leave behind',
        value: (residentBytes(application.pid) - before) / 1_000_000,
        unit: 'MB',
        atMost: 30,
        how: `resident set ${REST / 1000} s after ${REQUESTS} of them, against after the first ${WARM_UP}`,
      },
    ]
  } finally {
    await application.stop()
  }
}

/** Each only once: spellings of a church's host, codes and hosts of no church, pages that are not, and queries. */
function invent(n: number): { host: string; path: string } {
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
      return n % 16 === 6 ? { host: own, path: `/no-page-${n}` } : { host: own, path: `//ABOUT?page=${n}` }
    default:
      return { host: `h${n}.example`, path: '/podcast.xml' }
  }
}

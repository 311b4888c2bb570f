import { ask, fetchOk } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { costOf, costOfDatabase } from './processor.ts'
import { start, startApplication, temporaryFolder } from './server.ts'

const WARM_UP = 300
const ROUNDS = 5
const REQUESTS = 200
const HEADERS = { 'accept-encoding': 'br' }

/**
 * The home page rendered for each request (an address differs, so nothing comes from the cache), against a page of as
 * many elements and bytes that says nothing and asks nobody, through the same router.
 */
export const uncachedRender: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  const html = (await ask(application.port, '/?page=0')).body.toString()
  const elements = html.match(/<[a-z]/g)?.length ?? 0
  const bare = await start(['bench/src/bare-router.ts', String(elements), String(html.length)], {
    NODE_ENV: 'production',
  })
  try {
    let number = 0
    const times: number[] = []
    const askAll = async (port: number, count: number) => {
      for (const end = number + count; number < end;) {
        const { ms } = await fetchOk(port, `/?page=${++number}`, { headers: HEADERS })
        if (port === application.port) times.push(ms)
      }
    }
    await askAll(application.port, WARM_UP)
    await askAll(bare.port, WARM_UP)
    times.length = 0
    const rounds: { ours: number; database: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const database = costOfDatabase(folder, REQUESTS)
      const ours = await costOf(application.pid, REQUESTS, () => askAll(application.port, REQUESTS))
      const reference = await costOf(bare.pid, REQUESTS, () => askAll(bare.port, REQUESTS))
      rounds.push({ ours: ours.ms, database: database(), bare: reference.ms })
    }
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return [
      {
        id: 'uncached-render',
        what: 'The home page rendered without the cache, against a page of as many elements and bytes that says nothing, through the same router',
        value: of((round) => (round.ours + round.database) / round.bare),
        unit: '×',
        atMost: 20,
        how:
          `processor time for a request, ${ROUNDS} rounds of ${REQUESTS} in turn, ${elements} elements, ${html.length} bytes; ` +
          `${of(({ ours }) => ours).toFixed(2)} ms and ${of(({ database }) => database).toFixed(2)} of PostgreSQL against ${of((round) => round.bare).toFixed(2)} ms; ` +
          `answered within ${median(times).toFixed(1)} ms, 95 % within ${percentile(times, 0.95).toFixed(1)}`,
      },
    ]
  } finally {
    await bare.stop()
    await application.stop()
  }
}

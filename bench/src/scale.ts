import { fetchOk } from './ask.ts'
import { median, type Figure, type Part } from './figure.ts'
import { costOf, costOfDatabase } from './processor.ts'
import { untilAtRest } from './rest.ts'
import { runToEnd, startApplication, temporaryFolder, type Running } from './server.ts'

const SMALL = 10
const LARGE = 10_000
const ROUNDS = 9
/** Of each kind in a round: enough that a hundredth of a second, in which Linux counts, says little. */
const REQUESTS = { tenant: 2_000, home: 400 }
const WARM_UP = 100
/** In seconds: each church is asked a few times whether it has anything due. */
const MOST_FOR_START = 15

/** The same questions, in turn, to a server with ten churches and to one with ten thousand. */
export const scale: Part = async () => {
  const servers = { small: await startWith(SMALL), large: await startWith(LARGE) }
  try {
    // What is due at churches that were just made is done, and a start with nothing due is measured.
    for (const server of [servers.small, servers.large]) await untilAtRest(server, server.folder)
    const starts = { small: await startAgain(servers.small), large: await startAgain(servers.large) }
    const tenant = await compare(servers, REQUESTS.tenant, ({ port, churches }, number) => {
      const host = codeOf(1 + ((number * 7919) % churches)) + '.atrio.localhost'
      return fetchOk(port, `/api/v1/igreja/?hostname=${host}`, { host })
    })
    const home = await compare(servers, REQUESTS.home, ({ port }, number) =>
      // The same ten churches at both, so that as much is known beforehand; the address is new, so the page is not.
      fetchOk(port, `/?page=${number}`, { host: codeOf(1 + (number % SMALL)) + '.atrio.localhost' }),
    )
    return [
      {
        id: 'scale-start',
        what: 'What a start with nothing due computes more with 10,000 churches than with 10, until it is at rest',
        value: starts.large - starts.small,
        unit: 's',
        atMost: MOST_FOR_START,
        how:
          `processor time of server and PostgreSQL from the first page on, ` +
          `${starts.large.toFixed(1)} and ${starts.small.toFixed(1)} s`,
      },
      {
        id: 'scale-tenant',
        what: 'Finding a church by its host with 10,000 churches, against 10',
        ...tenant,
        how: `${tenant.how}; the call that the portal begins with, from the database`,
      },
      {
        id: 'scale-home',
        what: 'The home page with 10,000 churches, against 10',
        ...home,
        how: `${home.how}; rendered for each request`,
      },
    ]
  } finally {
    await servers.small.stop()
    await servers.large.stop()
  }
}

interface Server extends Running {
  folder: string
  churches: number
}

async function startWith(churches: number): Promise<Server> {
  const folder = temporaryFolder()
  await runToEnd(['demo/src/scale.ts', '--igrejas', String(churches)], { DATA_DIR: folder })
  return { ...(await startApplication(folder)), folder, churches }
}

/** @returns what it computes until it is at rest, in seconds of a processor */
async function startAgain(server: Server): Promise<number> {
  await server.stop()
  Object.assign(server, await startApplication(server.folder))
  return untilAtRest(server, server.folder)
}

/** What a visit costs at both, in rounds that take turns; at rest, so that nothing else is counted. */
async function compare(
  { small, large }: { small: Server; large: Server },
  requests: number,
  visit: (server: Server, number: number) => Promise<{ ms: number }>,
): Promise<Pick<Figure, 'value' | 'unit' | 'atMost' | 'how'>> {
  let number = 0
  const times = new Map<Server, number[]>([small, large].map((server) => [server, []]))
  const visitOften = async (server: Server, count: number) => {
    for (const end = number + count; number < end;) {
      times.get(server)!.push((await visit(server, ++number)).ms)
    }
  }
  const costs = async (server: Server) => {
    const database = costOfDatabase(server.folder, requests)
    const { ms } = await costOf(server.pid, requests, () => visitOften(server, requests))
    return ms + database()
  }
  for (const server of [small, large]) await visitOften(server, WARM_UP)
  const rounds: { small: number; large: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ small: await costs(small), large: await costs(large) })
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
  return {
    value: of((round) => round.large / round.small),
    unit: '×',
    atMost: 1.2,
    how:
      `processor time of server and PostgreSQL for a request, ${ROUNDS} rounds of ${requests} in turn, ` +
      `${of((round) => round.large).toFixed(2)} and ${of((round) => round.small).toFixed(2)} ms; ` +
      `answered within ${median(times.get(large)!).toFixed(1)} and ${median(times.get(small)!).toFixed(1)} ms`,
  }
}

function codeOf(number: number): string {
  return `escala-${String(number).padStart(6, '0')}`
}

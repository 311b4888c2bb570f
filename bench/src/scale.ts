import { fetchOk } from './ask.ts'
import { median, type Part } from './figure.ts'
import { runToEnd, startApplication, temporaryFolder, type Running } from './server.ts'

const SMALL = 10
const LARGE = 10_000
const ROUNDS = 300
const WARM_UP = 60

/** The same questions, in turn, to a server with ten churches and to one with ten thousand. */
export const scale: Part = async () => {
  const [small, large] = [await startWith(SMALL), await startWith(LARGE)]
  try {
    const tenant = await compare(small, large, (port, churches, round) => {
      const host = codeOf(1 + ((round * 7919) % churches)) + '.atrio.localhost'
      return fetchOk(port, `/api/v1/igreja/?hostname=${host}`, { host })
    })
    const home = await compare(small, large, (port, _churches, round) =>
      // The same ten churches at both, so that as much is known beforehand; the address is new, so the page is not.
      fetchOk(port, `/?page=${round}`, { host: codeOf(1 + (round % SMALL)) + '.atrio.localhost' }),
    )
    const how = `${ROUNDS} requests each, in turn; medians`
    return [
      {
        id: 'scale-tenant',
        what: 'Finding a church by its host with 10,000 churches, against 10',
        value: tenant.ratio,
        unit: '×',
        atMost: 1.2,
        how: `${how} ${tenant.large.toFixed(2)} and ${tenant.small.toFixed(2)} ms; the call that the portal begins with, from the database`,
      },
      {
        id: 'scale-home',
        what: 'The home page with 10,000 churches, against 10',
        value: home.ratio,
        unit: '×',
        atMost: 1.2,
        how: `${how} ${home.large.toFixed(2)} and ${home.small.toFixed(2)} ms; rendered for each request`,
      },
    ]
  } finally {
    await small.stop()
    await large.stop()
  }
}

async function startWith(churches: number): Promise<Running> {
  const folder = temporaryFolder()
  await runToEnd(['demo/src/scale.ts', '--igrejas', String(churches)], { DATA_DIR: folder })
  return startApplication(folder)
}

async function compare(
  small: Running,
  large: Running,
  visit: (port: number, churches: number, round: number) => Promise<{ ms: number }>,
): Promise<{ ratio: number; small: number; large: number }> {
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = 1; round <= WARM_UP + ROUNDS; round++) {
    const pair = [await visit(small.port, SMALL, round), await visit(large.port, LARGE, round)] as const
    if (round <= WARM_UP) continue
    times.small.push(pair[0].ms)
    times.large.push(pair[1].ms)
  }
  const medians = { small: median(times.small), large: median(times.large) }
  return { ...medians, ratio: medians.large / medians.small }
}

function codeOf(number: number): string {
  return `escala-${String(number).padStart(6, '0')}`
}

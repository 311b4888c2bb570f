import { fetchOk } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const WARM_UP = 150
const REQUESTS = 300

/** The home page rendered for each request: an address differs, so nothing comes from the cache. */
export const uncachedRender: Part = async () => {
  const application = await startApplication(temporaryFolder())
  try {
    const times: number[] = []
    for (let number = 1; number <= WARM_UP + REQUESTS; number++) {
      const { ms } = await fetchOk(application.port, `/?page=${number}`, {
        headers: { 'accept-encoding': 'br' },
      })
      if (number > WARM_UP) times.push(ms)
    }
    return [
      {
        id: 'uncached-render',
        what: 'Server rendering of the home page without the cache: median',
        value: median(times),
        unit: 'ms',
        atMost: 12,
        how: `${REQUESTS} requests one after the other, after ${WARM_UP} to warm up; database, rendering, policy and compression; 95 % under ${percentile(times, 0.95).toFixed(1)} ms`,
      },
    ]
  } finally {
    await application.stop()
  }
}

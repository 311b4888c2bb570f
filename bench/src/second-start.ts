import { fetchOk } from './ask.ts'
import { median, type Part } from './figure.ts'
import { start, temporaryFolder } from './server.ts'

const RUNS = 3

/** `npm start` where it has run before: from the command to the first page. */
export const secondStart: Part = async () => {
  const folder = temporaryFolder()
  await startAndStop(folder)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await startAndStop(folder))
  return [
    {
      id: 'second-start',
      what: 'A second `npm start`, from the command to the first page',
      value: median(times),
      unit: 's',
      atMost: 5,
      how: `median of ${RUNS}: check of what is installed and built, database, first rendering of the home page`,
    },
  ]
}

async function startAndStop(dataDir: string): Promise<number> {
  const began = performance.now()
  const { port, stop } = await start(['scripts/run.mjs', 'start'], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  await fetchOk(port, '/')
  const seconds = (performance.now() - began) / 1000
  await stop()
  return seconds
}

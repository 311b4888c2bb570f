import { setTimeout as wait } from 'node:timers/promises'
import { databaseSeconds, processorSeconds } from './processor.ts'
import type { Running } from './server.ts'

const WINDOW_MS = 5_000
/** So long in a row a server has to be quiet: what is done by the clock comes in between. */
const WINDOWS = 4
/** Of one processor, server and PostgreSQL together: what looks whether anything is due, and little else. */
const QUIET = 0.1
const PATIENCE_MS = 15 * 60_000

/**
 * Waits until a server has done what was due at its start and computes next to nothing; Linux only.
 *
 * @returns seconds of a processor that it and its PostgreSQL have computed meanwhile.
 * @throws Error that says how busy it still was when patience was over.
 */
export async function untilAtRest({ pid }: Running, folder: string): Promise<number> {
  const computed = () => processorSeconds(pid) + databaseSeconds(folder)
  const [first, began] = [computed(), performance.now()]
  let share = 1
  for (let quiet = 0, last = first; quiet < WINDOWS;) {
    if (performance.now() - began > PATIENCE_MS) {
      const busy = `it still computes for ${(100 * share).toFixed(0)} % of the time of a processor`
      throw new Error(`the server is not at rest ${PATIENCE_MS / 60_000} minutes after its start: ${busy}`)
    }
    const from = performance.now()
    await wait(WINDOW_MS)
    const now = computed()
    share = (1000 * (now - last)) / (performance.now() - from)
    quiet = share < QUIET ? quiet + 1 : 0
    last = now
  }
  return computed() - first
}

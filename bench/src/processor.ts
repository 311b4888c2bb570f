import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the processor. */
const TICKS_PER_SECOND = 100

/** Seconds that a process has computed, with all its threads; waiting counts nothing. */
export function processorSeconds(pid: number): number {
  if (process.platform === 'linux') {
    // The command's name comes before, in brackets, and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  }
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)]).toString()
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** What a server computed for a number of requests, and for how much of the time it did. */
export interface Cost {
  /** Milliseconds of a processor for one request. */
  ms: number
  /** 1 when it kept one processor busy all the time. */
  busy: number
}

/** How much a server computes while it is asked so many times. */
export async function costOf(pid: number, requests: number, ask: () => Promise<unknown>): Promise<Cost> {
  const [before, began] = [processorSeconds(pid), performance.now()]
  await ask()
  const seconds = processorSeconds(pid) - before
  return { ms: (1000 * seconds) / requests, busy: (1000 * seconds) / (performance.now() - began) }
}

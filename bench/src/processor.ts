import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux counts in hundredths of a second, whatever the processor. */
const TICKS_PER_SECOND = 100

/** Seconds that a process has computed, with all its threads; waiting counts nothing. */
export function processorSeconds(pid: number): number {
  if (process.platform === 'linux') {
    const fields = statOf(pid)
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

/**
 * Begins to count what the embedded PostgreSQL of a data folder computes, all its connections together; Linux only.
 * @returns what ends it: milliseconds of a processor for one request
 */
export function costOfDatabase(dataDir: string, requests: number): () => number {
  const before = databaseSeconds(dataDir)
  return () => (1000 * (databaseSeconds(dataDir) - before)) / requests
}

/** Seconds that the embedded PostgreSQL of a data folder has computed, all its connections together; Linux only. */
export function databaseSeconds(dataDir: string): number {
  const postmaster = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]!
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [statOf(Number(pid))]
      } catch {
        return [] // It has ended meanwhile, and counts as its parent's.
      }
    })
    .filter(([, parent]) => parent === postmaster)
  const own = ticks(statOf(Number(postmaster)), 11, 15)
  return (own + running.reduce((sum, fields) => sum + ticks(fields, 11, 13), 0)) / TICKS_PER_SECOND
}

function ticks(fields: string[], from: number, to: number): number {
  return fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0)
}

/** The fields of `/proc/<pid>/stat` from the state on. */
function statOf(pid: number): string[] {
  // The command's name comes before, in brackets, and may hold spaces.
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
}

import { readFileSync } from 'node:fs'

/** How many files and connections this process may have open at once, as the system says. */
function mostOpen(): number {
  try {
    const [, most = ''] =
      /^Max open files +(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return most === 'unlimited' ? Number.POSITIVE_INFINITY : Number(most) || UNKNOWN
  } catch {
    return UNKNOWN
  }
}

/** Where the system does not tell; most give more. */
const UNKNOWN = 4_096

/**
 * What each kind of them may take, so that none leaves the others without (Decision 261). A connection may be sent a file of
 * the disk, and is counted twice; what is left over is for the database, for programs that are started, and for files that
 * are received.
 */
export function sharesOf(most: number): { connections: number; sockets: number; reads: number } {
  return {
    connections: Math.min(20_000, Math.floor(most * 0.4)),
    sockets: Math.min(10_000, Math.floor(most * 0.3)),
    reads: Math.min(400, Math.floor(most * 0.13)),
  }
}

export const shares = sharesOf(mostOpen())

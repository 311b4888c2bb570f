import { AppError } from './errors.ts'

/** A line before work that would only wait for other work of its kind, each holding a connection. */
export interface Turns {
  /**
   * Does the work when its turn has come.
   * @throws AppError UNAVAILABLE when that takes too long.
   */
  take: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** @param parallel how many may be at work at once; who waits longer than `patienceMs` is told to come back. */
export function createTurns({
  parallel,
  patienceMs = 20_000,
}: {
  parallel: number
  patienceMs?: number
}): Turns {
  const line: (() => void)[] = []
  let running = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(begin), 1)
        reject(new AppError('UNAVAILABLE', { retryAfter: 5 }))
      }, patienceMs)
      line.push(begin)
    })

  return {
    async take(work) {
      // Who ends hands its place on, so `running` does not change then.
      if (running >= parallel) await wait()
      else running += 1
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

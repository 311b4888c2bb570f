import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { AppError } from '../../http/errors.ts'

export interface Passwords {
  /** @throws AppError UNAVAILABLE when too many wait. */
  hash: (password: string) => Promise<string>
  /**
   * Whether a password is the one of a hash. Without a hash it does the same work and answers false, so that time does
   * not tell whether there is such an account.
   * @throws AppError UNAVAILABLE when too many wait.
   */
  verify: (stored: string | null | undefined, password: string) => Promise<boolean>
  /** Made with other parameters than today's: to be made again at the next log-in. */
  isOutdated: (stored: string) => boolean
  /** How many wait for their turn. */
  waiting: () => number
}

// argon2id (the package's default), OWASP's first choice of parameters. The native package is four times as fast as the runtime's own.
const MEMORY = 47_104
const OPTIONS: Options = { memoryCost: MEMORY, timeCost: 1, parallelism: 1 }
const CURRENT = `$argon2id$v=19$m=${MEMORY},t=1,p=1$`
// Of a random password that nobody kept.
const NOBODY = `${CURRENT}MTIzNDU2Nzg5MGFiY2RlZg$yVk1wZ3pXb1pQbVhHc0Z2a3dXZGJ4Tm5yS0hqU2x0YUU`

/** Each hash takes 47 MB and a core for some 15 ms: a few at once, a few more in line, the rest is told to come back. */
export function createPasswords(limits: { parallel?: number; queue?: number } = {}): Passwords {
  const parallel = limits.parallel ?? Math.min(3, availableParallelism())
  const queue = limits.queue ?? 8
  const line: (() => void)[] = []
  let running = 0

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= parallel) {
      if (line.length >= queue) throw new AppError('UNAVAILABLE', { retryAfter: 1 })
      // Who ends hands its place on, so `running` does not change here.
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    async verify(stored, password) {
      const matches = await inTurn(() => verify(stored ?? NOBODY, password))
      return matches && Boolean(stored)
    },
    isOutdated: (stored) => !stored.startsWith(CURRENT),
    waiting: () => line.length,
  }
}

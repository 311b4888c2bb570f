import type { PgBoss } from 'pg-boss'
import { ensureQueue } from './boss.ts'

export interface RegularDeps {
  onError: (error: unknown) => void
  signals: { jobFailed: (name: string) => void }
}

/** Work for the whole installation that comes again by the clock, whatever churches there are. */
export interface Regular<D> {
  name: string
  /** Minute, hour, day, month, day of the week; UTC. */
  cron: string
  /** How long it may take before another process may begin it. */
  seconds: number
  /** @param signal aborted when the process ends, or the time is over. */
  run: (deps: D, signal: AbortSignal) => Promise<unknown>
}

/** Does each at its times, and once now, in one of the processes; what fails is told, and done again at the next time. */
export async function startRegular<D extends RegularDeps>(
  boss: PgBoss,
  deps: D,
  regulars: readonly Regular<D>[],
): Promise<void> {
  for (const { name, cron, seconds, run } of regulars) {
    await ensureQueue(boss, name, {
      policy: 'exclusive',
      retryLimit: 0,
      expireInSeconds: seconds,
      deleteAfterSeconds: 86_400,
    })
    await boss.work(name, { pollingIntervalSeconds: 5 }, async ([job]) => {
      try {
        await run(deps, job!.signal)
      } catch (cause) {
        deps.signals.jobFailed(name)
        deps.onError(new Error(`${name} failed`, { cause }))
        throw cause
      }
    })
    await boss.schedule(name, cron)
    await boss.send(name)
  }
}

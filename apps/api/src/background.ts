import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Deps } from './deps.ts'
import { AGENDA_BATCH, workAgenda } from './jobs/agenda.ts'
import { INBOX_BATCH, workInbox } from './payments/charge/webhooks.ts'
import { agendas, regularsOf } from './slices.ts'

/** Does what is due, and what comes again by the clock, until it is stopped. */
export async function startBackground(
  deps: Deps,
  { log, everyMs = 2_000 }: { log: Pick<Logger, 'info' | 'warn'>; everyMs?: number },
): Promise<{ stop: () => Promise<void> }> {
  const halt = new AbortController()
  await deps.jobs.startRegular(deps, regularsOf(deps, log))
  // Each line works by itself: one that waits for other people's servers keeps none of the others waiting.
  const line = async (work: () => Promise<number>, batch: number) => {
    while (!halt.signal.aborted) {
      const done = await work().catch((error: unknown) => {
        deps.onError(error)
        return 0
      })
      // At once again while there is more.
      if (done < batch) await setTimeout(everyMs, null, { signal: halt.signal }).catch(() => {})
    }
  }
  const lines = [
    ...Object.values(agendas).map((agenda) => line(() => workAgenda(deps, agenda), AGENDA_BATCH)),
    line(() => workInbox(deps), INBOX_BATCH),
  ]
  return {
    async stop() {
      halt.abort()
      await Promise.all(lines)
    },
  }
}

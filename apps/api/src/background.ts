import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { bibleRegular } from './bible/import/fetch-missing.ts'
import type { Deps } from './deps.ts'
import { filesAgenda, filesRegular } from './files/file-jobs.ts'
import { givingAgenda } from './giving/agenda.ts'
import { httpRegular } from './http/forget-expired.ts'
import { AGENDA_BATCH, workAgenda, type Agenda } from './jobs/agenda.ts'
import { paymentsAgenda, paymentsRegular } from './payments/agenda.ts'
import { INBOX_BATCH, workInbox } from './payments/charge/webhooks.ts'
import { podcastAgenda } from './podcast/copia.ts'
import { podcastSizes } from './podcast/tamanho.ts'
import { sealRegular } from './seal-anew.ts'

/**
 * What the slices do about what is due. Each line works by itself: one that waits for other people's servers keeps none
 * of the others waiting.
 */
export const agendas: Readonly<Record<string, Agenda<Deps>>> = {
  money: { ...paymentsAgenda, ...givingAgenda },
  feeds: { ...podcastAgenda, ...podcastSizes },
  files: filesAgenda,
}

/** Does what is due, and what comes again by the clock, until it is stopped. */
export async function startBackground(
  deps: Deps,
  { log, everyMs = 2_000 }: { log: Pick<Logger, 'info' | 'warn'>; everyMs?: number },
): Promise<{ stop: () => Promise<void> }> {
  const halt = new AbortController()
  await deps.jobs.startRegular(deps, [
    ...httpRegular,
    ...paymentsRegular,
    ...sealRegular,
    ...filesRegular,
    ...bibleRegular({ source: deps.env.BIBLE_SOURCE, log }),
  ])
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

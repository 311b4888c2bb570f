import { createChatFigures, type ChatFigures } from './chat-figures.ts'

/** What a cache of pages has come to, and the line before those that it has not. */
interface CacheFigures {
  entries: number
  bytes: number
  hits: number
  misses: number
  waiting: number
  refused: number
}

/** What parts of the application tell the operator through the metrics. */
export interface Signals {
  /** More e-mails were looked up at a church than its people can account for. */
  lookUpBurst: (igrejaId: number) => void
  /** Bursts since the process started, by church. */
  lookUpBursts: () => Iterable<[igrejaId: number, times: number]>
  /** A message that claimed to be a gateway's and was not proved. */
  webhookRefused: (gateway: string) => void
  /** Such messages since the process started, by gateway. */
  webhookRefusals: () => Iterable<[gateway: string, times: number]>
  /** Work that comes again by the clock and failed. */
  jobFailed: (name: string) => void
  /** Such failures since the process started, by name. */
  jobFailures: () => Iterable<[name: string, times: number]>
  /** Given by the portal where it runs in this process. */
  watchPageCache: (read: () => CacheFigures) => void
  pageCache: () => CacheFigures | null
  /** What becomes of messages in rooms. */
  chat: ChatFigures
}

export function createSignals(): Signals {
  const bursts = new Map<number, number>()
  const refusals = new Map<string, number>()
  const failures = new Map<string, number>()
  let readPageCache: (() => CacheFigures) | undefined
  return {
    lookUpBurst: (igrejaId) => bursts.set(igrejaId, (bursts.get(igrejaId) ?? 0) + 1),
    lookUpBursts: () => bursts.entries(),
    webhookRefused: (gateway) => refusals.set(gateway, (refusals.get(gateway) ?? 0) + 1),
    webhookRefusals: () => refusals.entries(),
    jobFailed: (name) => failures.set(name, (failures.get(name) ?? 0) + 1),
    jobFailures: () => failures.entries(),
    watchPageCache: (read) => {
      readPageCache = read
    },
    pageCache: () => readPageCache?.() ?? null,
    chat: createChatFigures(),
  }
}

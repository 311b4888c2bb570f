/** What a cache of pages has come to. */
interface CacheFigures {
  entries: number
  bytes: number
  hits: number
  misses: number
}

/** What parts of the application tell the operator through the metrics. */
export interface Signals {
  /** More e-mails were looked up at a church than its people can account for. */
  lookUpBurst: (igrejaId: number) => void
  /** Bursts since the process started, by church. */
  lookUpBursts: () => Iterable<[igrejaId: number, times: number]>
  /** Given by the portal where it runs in this process. */
  watchPageCache: (read: () => CacheFigures) => void
  pageCache: () => CacheFigures | null
}

export function createSignals(): Signals {
  const bursts = new Map<number, number>()
  let readPageCache: (() => CacheFigures) | undefined
  return {
    lookUpBurst: (igrejaId) => bursts.set(igrejaId, (bursts.get(igrejaId) ?? 0) + 1),
    lookUpBursts: () => bursts.entries(),
    watchPageCache: (read) => {
      readPageCache = read
    },
    pageCache: () => readPageCache?.() ?? null,
  }
}

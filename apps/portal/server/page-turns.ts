/** Turns at work that keeps all others waiting while it is done (Decision 270). */
export interface PageTurns {
  /**
   * Does the work once it is the turn of whom it is for. Their own come in order, those of others in between.
   * @param gone nobody waits for it any longer
   * @throws NoTurn when that takes too long, too many wait, or nobody does any longer
   */
  take: <Result>(of: string, work: () => Promise<Result>, gone?: AbortSignal) => Promise<Result>
  figures: () => TurnFigures
}

export interface TurnFigures {
  waiting: number
  /** Since the process started: who was told to come again. */
  refused: number
}

export class NoTurn extends Error {
  override name = 'NoTurn'
}

const settings = {
  /** Two, so that whoever comes first shares the processor with one and not with a crowd. */
  parallel: 2,
  /** In all. Where more come, the last of the longest line is refused, whoever comes. */
  most: 2_000,
  /** A hall of 500 on a slow machine; silent connections are ended at 30 s. */
  patienceMs: 25_000,
  /** What takes longer waits for something else than the processor, and others need not wait for that. */
  holdMs: 500,
}

interface Waiting {
  begin: () => void
  refuse: () => void
}

/** Nobody has two turns at once, and whoever had one stands behind all others who wait. */
export function createPageTurns(given: Partial<typeof settings> = {}): PageTurns {
  const { parallel, most, patienceMs, holdMs } = { ...settings, ...given }
  const atWork = new Set<string>()
  // The one whose turn comes next is the first of them.
  const lines = new Map<string, Waiting[]>()
  let [waiting, refused] = [0, 0]

  const beginNext = () => {
    for (const [of, line] of lines) {
      if (atWork.size >= parallel) return
      if (atWork.has(of)) continue
      atWork.add(of)
      const [next] = line
      next!.begin()
      if (lines.delete(of) && line.length > 0) lines.set(of, line)
    }
  }
  const longest = () => [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a))

  const wait = (of: string, gone?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const line = lines.get(of) ?? []
      const leave = () => {
        clearTimeout(timer)
        gone?.removeEventListener('abort', refuse)
        line.splice(line.indexOf(entry), 1)
        if (line.length === 0) lines.delete(of)
        waiting -= 1
      }
      const refuse = () => {
        leave()
        if (!gone?.aborted) refused += 1
        reject(new NoTurn())
      }
      const entry: Waiting = {
        begin() {
          leave()
          resolve()
        },
        refuse,
      }
      const timer = setTimeout(refuse, patienceMs).unref()
      gone?.addEventListener('abort', refuse)
      line.push(entry)
      lines.set(of, line)
      waiting += 1
      if (waiting > most) longest().at(-1)!.refuse()
    })

  return {
    async take(of, work, gone) {
      if (gone?.aborted) throw new NoTurn()
      const turn = wait(of, gone)
      beginNext()
      await turn
      const end = () => {
        clearTimeout(timer)
        if (isOver) return
        isOver = true
        atWork.delete(of)
        beginNext()
      }
      let isOver = false
      const timer = setTimeout(end, holdMs).unref()
      try {
        return await work()
      } finally {
        end()
      }
    },
    figures: () => ({ waiting, refused }),
  }
}

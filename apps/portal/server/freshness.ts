/** A church by its id, or `'*'` when any church may have changed. */
export type ChangedIgreja = number | '*'

/** Subscribes to the changes of churches; returns what ends the subscription. */
export type OnIgrejaChanged = (listener: (igrejaId: ChangedIgreja) => void) => () => void

/** Knows whether something that was read from the database may still be what it says. */
export interface Freshness {
  /** The present moment, to be taken *before* reading: a change while reading makes the result stale at once. */
  stamp: () => number
  /** `igrejaId` null stands for what depends on more churches than one. */
  isFresh: (igrejaId: number | null, stamp: number) => boolean
  close: () => void
}

/** Costs the same however much is cached: nothing is searched on a change, stale entries are found when asked for. */
export function createFreshness(onIgrejaChanged?: OnIgrejaChanged): Freshness {
  const changed = new Map<number, number>()
  let moment = 0
  let changedAll = 0
  const close = onIgrejaChanged?.((igrejaId) => {
    moment += 1
    if (igrejaId === '*') changedAll = moment
    else changed.set(igrejaId, moment)
  })
  return {
    stamp: () => moment,
    isFresh(igrejaId, stamp) {
      if (igrejaId === null) return stamp === moment
      return stamp >= changedAll && stamp >= (changed.get(igrejaId) ?? 0)
    },
    close: () => close?.(),
  }
}

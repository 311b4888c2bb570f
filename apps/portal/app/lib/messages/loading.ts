import { createStore, useStore } from '../data/store.ts'

/** Counts as loading for every other context (Spec §4). */
export const GLOBAL = 'GLOBAL'

const counts = createStore<Readonly<Record<string, number>>>({})
const none = {}

/** Runs work while its context counts as loading. */
export async function whileLoading<T>(context: string, work: () => Promise<T>): Promise<T> {
  change(context, 1)
  try {
    return await work()
  } finally {
    change(context, -1)
  }
}

export function isLoading(context: string): boolean {
  return isBusy(counts.get(), context)
}

export function useLoading(context: string): boolean {
  return isBusy(useStore(counts, none), context)
}

function isBusy(busy: Readonly<Record<string, number>>, context: string): boolean {
  return (busy[context] ?? 0) > 0 || (busy[GLOBAL] ?? 0) > 0
}

function change(context: string, by: number): void {
  const busy = counts.get()
  counts.set({ ...busy, [context]: (busy[context] ?? 0) + by })
}

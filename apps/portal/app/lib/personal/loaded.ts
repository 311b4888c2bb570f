/** Something personal that only the browser can ask for: on its way, failed, or there as the server said. */
export type Loaded<T> = {
  /** When the server said so, as an ISO moment; null before it did. */
  confirmedAt: string | null
  /** Asks the server once more. */
  again: () => void
} & (
  | { state: 'loading'; data: T | undefined }
  | { state: 'failed'; data: T | undefined; error: unknown }
  | { state: 'loaded'; data: T }
)

type DataOf<L> = L extends Loaded<infer T> ? T : never

/** What a page may show although one part of it is needed only sometimes. */
export function loadedAs<T>(data: T): Loaded<T> {
  return { state: 'loaded', data, confirmedAt: null, again: () => {} }
}

/** Of what came with an answer only this; the moment and the state stay. */
export function mapLoaded<T, R>(loaded: Loaded<T>, pick: (data: T) => R): Loaded<R> {
  const data = loaded.data === undefined ? undefined : pick(loaded.data)
  return { ...loaded, data } as Loaded<R>
}

/**
 * Several answers that one view needs: there when all are, failed when one is and on its way otherwise. Its moment is
 * the oldest of theirs.
 */
export function together<Parts extends Record<string, Loaded<unknown>>>(
  parts: Parts,
): Loaded<{ [Name in keyof Parts]: DataOf<Parts[Name]> }> {
  const all = Object.values(parts)
  const isWhole = all.every(({ data }) => data !== undefined)
  const data = isWhole
    ? Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]))
    : undefined
  const moments = all.flatMap(({ confirmedAt }) => confirmedAt ?? [])
  const failed = all.find((part) => part.state === 'failed')
  const state = all.every((part) => part.state === 'loaded') ? 'loaded' : 'loading'
  return {
    data,
    confirmedAt: moments.sort()[0] ?? null,
    again: () => all.forEach((part) => part.again()),
    ...(failed ? { state: 'failed', error: failed.error } : { state }),
  } as Loaded<{ [Name in keyof Parts]: DataOf<Parts[Name]> }>
}

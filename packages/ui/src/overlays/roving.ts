export type RovingKeys = { previous: string; next: string }

export const vertical: RovingKeys = { previous: 'ArrowUp', next: 'ArrowDown' }
export const horizontal: RovingKeys = { previous: 'ArrowLeft', next: 'ArrowRight' }

/** Where a key leads among `count` items, going round at both ends; `undefined` for any other key. */
export function rovingTarget(
  key: string,
  current: number,
  count: number,
  keys: RovingKeys,
): number | undefined {
  if (count === 0) return undefined
  if (key === keys.next) return (current + 1) % count
  if (key === keys.previous) return current < 0 ? count - 1 : (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The next item that starts with a typed letter, looked for from behind the current one. */
export function typeAheadTarget(
  letter: string,
  current: number,
  labels: readonly string[],
): number | undefined {
  if (letter.length !== 1 || !letter.trim()) return undefined
  const wanted = letter.toLocaleLowerCase()
  const order = labels.map((_, step) => (current + 1 + step) % labels.length)
  return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(wanted))
}

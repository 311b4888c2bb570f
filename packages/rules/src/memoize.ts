/** Keeps what a function made for each key. Building an `Intl` formatter per row halves rendering speed. */
export function memoize<Args extends (string | number | undefined)[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = new Map<string, Result>()
  return (...args) => {
    const key = args.join('\n')
    let result = kept.get(key)
    if (result === undefined) kept.set(key, (result = make(...args)))
    return result
  }
}

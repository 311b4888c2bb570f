/** Verses as the end of an address: `#v16`, `#v16-18`, `#v16-18,20`. */
export function verseHash(verses: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const verse of [...verses].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && verse === last[1] + 1) last[1] = verse
    else ranges.push([verse, verse])
  }
  return `#v${ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(',')}`
}

/** The verses of an address's hash; none for any other hash. */
export function readVerseHash(hash: string): number[] {
  const ranges = /^#v(\d{1,3}(?:-\d{1,3})?(?:,\d{1,3}(?:-\d{1,3})?)*)$/.exec(hash)?.[1]?.split(',') ?? []
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: Math.min(Math.max(to - from + 1, 0), 200) }, (_, index) => from + index)
  })
}

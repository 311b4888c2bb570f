/**
 * The known word that was probably meant, the nearest and then the most frequent. A word counts as near, too, when it
 * only begins like that: people search while they type.
 */
export function nearWord(
  word: string,
  known: ReadonlyMap<string, number>,
  most = Infinity,
): string | undefined {
  const allowed = Math.min(slips(word), most)
  if (allowed === 0) return undefined
  const near: { other: string; far: number; times: number }[] = []
  for (const [other, times] of known) {
    // The first letter is almost never the wrong one, and asking for it leaves little to compare.
    if (other.length < word.length - allowed || other[0] !== word[0]) continue
    const far = slipsBetween(word, other, allowed)
    if (far <= allowed) near.push({ other, far, times })
  }
  near.sort((a, b) => a.far - b.far || b.times - a.times || a.other.length - b.other.length)
  return near[0]?.other
}

/** How many slips of the finger a word of that length may hold and still be meant. */
function slips(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * How many letters were left out, added, mistaken or swapped with their neighbour (optimal string alignment). What
 * follows in a longer word costs half a slip at most.
 */
function slipsBetween(word: string, other: string, allowed: number): number {
  const width = Math.min(other.length, word.length + allowed)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const next = [row]
    for (let column = 1; column <= width; column++) {
      const same = word[row - 1] === other[column - 1]
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1)
      next.push(cost)
    }
    if (Math.min(...next) > allowed) return Infinity
    before = last
    last = next
  }
  const whole = width === other.length ? last[width]! : Infinity
  return Math.min(whole, Math.min(...last) + 0.5)
}

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
  const may = new RegExp(beginningLike(word), 'u')
  const near: { other: string; far: number; times: number }[] = []
  for (const [other, times] of known) {
    if (other.length < word.length - allowed || !may.test(other)) continue
    // The first letter is seldom the wrong one: of two that are as near, the other one is meant.
    const far = slipsBetween(word, other, allowed) + (other[0] === word[0] ? 0 : SELDOM)
    if (far <= allowed + SELDOM) near.push({ other, far, times })
  }
  // Of a stem and a word that are as near, the word is meant: nobody types stems.
  if (near.length > 1) {
    const longer = [...known.keys()]
    for (const one of near) {
      const isStem = longer.some(
        (key) => key !== one.other && key.length <= one.other.length + 3 && key.startsWith(one.other),
      )
      if (isStem) one.far += SELDOM / 2
    }
  }
  near.sort((a, b) => a.far - b.far || b.times - a.times || a.other.length - b.other.length)
  return near[0]?.other
}

const SELDOM = 0.25

/**
 * How words begin that may be meant by it, as a pattern for here and for the database: by its first letter, or, where that
 * one is mistaken, missing, too many or swapped with the next, by the two letters beside it. It leaves little to compare.
 */
export function beginningLike(word: string): string {
  const [a = '', b = '', c = ''] = word
  const others = word.length < 4 ? [] : [`.${b}${c}`, `.${a}${b}`, `${b}${c}`, `${b}${a}`]
  return `^(?:${[a, ...others].join('|')})`
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

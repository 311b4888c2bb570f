/** As many letters as launchers show below an icon. */
const LONGEST = 14

/**
 * What a phone writes below the icon of a church: whole words of its name that fit there and tell it from others.
 * "Iglesia El Camino" is "El Camino", for there are many whose name begins with "Iglesia".
 */
export function shortName(nome: string): string {
  const words = nome.trim().split(/\s+/)
  if (words.join(' ').length <= LONGEST) return words.join(' ')
  const runs = words.map((word, start) => {
    const insideOf = isOneOf(PREPOSITIONS, words[start - 1]) && isOneOf(LINKS, word)
    return insideOf ? [] : fittingRun(words.slice(start))
  })
  return runs.find(isDistinct)?.join(' ') ?? words[0]!
}

function fittingRun(words: readonly string[]): string[] {
  const run: string[] = []
  for (const word of words) {
    if ([...run, word].join(' ').length > LONGEST) break
    run.push(word)
  }
  while (run.length > 0 && isOneOf(LINKS, run.at(-1))) run.pop()
  return run
}

/** Says more than what kind of church it is, and does not begin in the middle of "of Somewhere". */
function isDistinct(run: readonly string[]): boolean {
  const [first] = run
  if (first === undefined || isOneOf(PREPOSITIONS, first)) return false
  return run.some((word) => !isOneOf(KINDS, word) && !isOneOf(LINKS, word))
}

function isOneOf(words: ReadonlySet<string>, word: string | undefined): boolean {
  return word !== undefined && words.has(word.toLowerCase())
}

const PREPOSITIONS = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'del',
  'em',
  'en',
  'of',
  'in',
  'at',
  'e',
  'y',
  'and',
])
const LINKS = new Set([...PREPOSITIONS, 'o', 'a', 'os', 'as', 'el', 'la', 'los', 'las', 'the', '–', '-', '&'])
const KINDS = new Set([
  'igreja',
  'iglesia',
  'church',
  'congregação',
  'congregación',
  'congregation',
  'comunidade',
  'comunidad',
  'community',
  'evangélica',
])

/** One or two capitals that stand for a name: of its first and its last word, particles skipped. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word && !particles.has(word.toLocaleLowerCase('pt')))
  const first = words.at(0)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => (word ? firstLetter(word) : '')).join('')
}

const particles = new Set(['da', 'das', 'de', 'del', 'do', 'dos', 'e', 'la', 'las', 'los', 'y', 'of', 'the'])

function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 0x20).toLocaleUpperCase('pt')
}

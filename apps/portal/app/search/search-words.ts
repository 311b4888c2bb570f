/** A text as it is compared: no accents, no case, no punctuation. */
export function foldSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether each word that was typed begins some word of the text. */
export function holdsAll(text: string, typed: string): boolean {
  const words = foldSearch(text).split(' ')
  const wanted = foldSearch(typed)
  return wanted !== '' && wanted.split(' ').every((begun) => words.some((word) => word.startsWith(begun)))
}

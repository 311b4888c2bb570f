/** More words than this are not looked for; nobody types them, and each makes the answer slower. */
const MOST = 8
const LONGEST = 40

/** A text as the index has it: no accents, no case. Not always as long as the text itself: it parts ligatures. */
export function foldText(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(/[\u0300-\u036F]/g, '') : text
  return plain.toLowerCase()
}

const BEYOND_ASCII = /[\u0080-\uFFFF]/

/** The words of what somebody typed, as they are compared. Letters and digits alone reach the query language. */
export function wordsOf(typed: string): string[] {
  const words = foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, MOST).map((word) => word.slice(0, LONGEST))
}

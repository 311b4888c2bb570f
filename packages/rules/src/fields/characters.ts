/**
 * Length in characters (Spec §5): code points of the composed (NFC) text. "é" counts one however
 * the keyboard wrote it, and an emoji outside the basic plane counts one.
 *
 * Not graphemes: browser and server may carry different Unicode tables and disagree about a new
 * emoji, and one grapheme may hold any number of combining marks, so it would bound nothing.
 * Code points are also what PostgreSQL's `char_length` and JSON Schema's `maxLength` count.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text.normalize('NFC')) count++
  return count
}

/** Longest text that is spoken in one go: some browsers fall silent in the middle of longer ones. */
export const longestPiece = 200

/** A text in pieces short enough to be spoken, cut at the ends of sentences, else between words. */
export function speechPieces(text: string): string[] {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…:;])\s+/)
  const pieces: string[] = []
  for (const sentence of sentences.flatMap(cutLong)) {
    const joined = pieces.length > 0 ? `${pieces.at(-1)} ${sentence}` : sentence
    if (pieces.length > 0 && joined.length <= longestPiece) pieces[pieces.length - 1] = joined
    else if (sentence) pieces.push(sentence)
  }
  return pieces
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > longestPiece) {
    const space = rest.lastIndexOf(' ', longestPiece)
    const end = space > 0 ? space : longestPiece
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...pieces, rest]
}

import { findReferences, formatPassagem, passagemCode, type Locale } from '@atrio/rules'

/** The reference that was just typed before the caret: as a person reads it, and as the Bible takes it. */
export function verseAtCaret(
  texto: string,
  caret: number,
  locale: Locale,
): { referencia: string; passagem: string } | null {
  const line = texto.slice(texto.lastIndexOf('\n', caret - 1) + 1, caret)
  // Below a quotation the reference is that of the words above it.
  if (line.startsWith('>')) return null
  const last = findReferences(line, locale).at(-1)
  if (!last || !/^[\s.,;:)]*$/.test(line.slice(last.index + last.text.length))) return null
  return {
    referencia: last.passagens.map((passagem) => formatPassagem(passagem, locale)).join('; '),
    passagem: last.passagens.map((passagem) => passagemCode(passagem)).join('; '),
  }
}

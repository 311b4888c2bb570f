import { findReferences, formatPassagem, namedTraducao, type Locale } from '@atrio/rules'
import { askedAs } from './asked-as.ts'

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
  if (!last) return null
  const written = line.slice(last.index)
  const traducao = namedTraducao(written)
  // What follows the place is the end of a sentence or the translation's name, and nothing else.
  if (onlyLetters(written.slice(last.text.length)) !== onlyLetters(traducao ?? '')) return null
  const lugar = last.passagens.map((passagem) => formatPassagem(passagem, locale)).join('; ')
  return {
    referencia: [lugar, traducao].filter(Boolean).join(' '),
    passagem: askedAs(last.passagens, written),
  }
}

function onlyLetters(text: string): string {
  return text.replace(/[\s.,;:()[\]-]/g, '')
}

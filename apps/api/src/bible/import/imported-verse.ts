import { findLivro, isLivroCodigo, type LivroCodigo } from '@atrio/rules'

/** One verse as a file has it. */
export interface ImportedVerse {
  livro: LivroCodigo
  capitulo: number
  versiculo: number
  texto: string
  flagParagrafo: boolean
}

/** A file that is not what it should be; the message is for the person who imports. */
export class ImportError extends Error {
  override name = 'ImportError'
}

/** Null for a book that we do not have: those beyond the 66, and introductions. */
export function toLivro(name: string): LivroCodigo | null {
  const code = name.trim().toLowerCase()
  if (isLivroCodigo(code)) return code
  return findLivro(code, 'en')
}

/** A verse with its text tidied; null when nothing is left, or its number cannot be. */
export function toVerse(
  livro: LivroCodigo,
  capitulo: number,
  versiculo: number,
  raw: string,
  startsParagraph = false,
): ImportedVerse | null {
  const marked = /^\s*[¶#]/.test(raw)
  const texto = raw
    .replace(/[¶#]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
  const inRange = [capitulo, versiculo].every((n) => Number.isInteger(n) && n >= 1 && n <= 200)
  if (texto === '' || !inRange) return null
  return { livro, capitulo, versiculo, texto, flagParagrafo: startsParagraph || marked }
}

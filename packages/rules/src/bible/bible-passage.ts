import { FIRST_OF_NEW_TESTAMENT, livroName, LIVROS, type LivroCodigo } from './bible-books.ts'
import { VERSE_COUNTS } from './bible-verse-counts.ts'
import type { Locale } from '../site/locales.ts'

/** A part of one book, both ends included. Whole chapters have no verses: both are null, or neither is. */
export interface Passagem {
  livro: LivroCodigo
  capitulo: number
  versiculo: number | null
  ateCapitulo: number
  ateVersiculo: number | null
}

export function chapterCount(livro: LivroCodigo): number {
  return VERSE_COUNTS[livro].length
}

/** How many verses a chapter usually has; 0 where the book has no such chapter. */
export function verseCount(livro: LivroCodigo, capitulo: number): number {
  return VERSE_COUNTS[livro][capitulo - 1] ?? 0
}

/** The chapter before or after, across books; null at either end of the Bible. */
export function neighbourChapter(
  { livro, capitulo }: { livro: LivroCodigo; capitulo: number },
  step: 1 | -1,
): { livro: LivroCodigo; capitulo: number } | null {
  const next = capitulo + step
  if (verseCount(livro, next) > 0) return { livro, capitulo: next }
  const neighbour = LIVROS[LIVROS.indexOf(livro) + step]
  return neighbour ? { livro: neighbour, capitulo: step === 1 ? 1 : chapterCount(neighbour) } : null
}

export function isNewTestament(livro: LivroCodigo): boolean {
  return LIVROS.indexOf(livro) >= FIRST_OF_NEW_TESTAMENT
}

/** Whether both ends exist, in order. One verse more than usual is let through: some numberings have it. */
export function isPassagem({ livro, capitulo, versiculo, ateCapitulo, ateVersiculo }: Passagem): boolean {
  const [first, last] = [verseCount(livro, capitulo), verseCount(livro, ateCapitulo)]
  if (first === 0 || last === 0 || ateCapitulo < capitulo) return false
  if (versiculo === null || ateVersiculo === null) return versiculo === ateVersiculo
  if (versiculo < 1 || versiculo > first + 1 || ateVersiculo < 1 || ateVersiculo > last + 1) return false
  return ateCapitulo > capitulo || ateVersiculo >= versiculo
}

/** As the locale's readers write it: `Jo 3.16–18`, `John 3:16–18`, `Jn 3:16–18`; `João 3.16–18` in long. */
export function formatPassagem(
  passagem: Passagem,
  locale: Locale,
  style: 'long' | 'short' = 'short',
): string {
  return `${livroName(passagem.livro, locale, style)} ${placeText(passagem, locale === 'pt-BR' ? '.' : ':', '–')}`
}

/** The form that means the same in every language: `jhn 3:16-18`. */
export function passagemCode(passagem: Passagem): string {
  return `${passagem.livro} ${placeText(passagem, ':', '-')}`
}

function placeText(passagem: Passagem, point: string, dash: string): string {
  const { capitulo, versiculo, ateCapitulo, ateVersiculo } = passagem
  if (versiculo === null || ateVersiculo === null) {
    return ateCapitulo === capitulo ? `${capitulo}` : `${capitulo}${dash}${ateCapitulo}`
  }
  const start = `${capitulo}${point}${versiculo}`
  if (ateCapitulo > capitulo) return `${start}${dash}${ateCapitulo}${point}${ateVersiculo}`
  return ateVersiculo === versiculo ? start : `${start}${dash}${ateVersiculo}`
}

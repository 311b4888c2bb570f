import { chapterCount, isNewTestament, livroName, LIVROS, type LivroCodigo, type Locale } from '@atrio/rules'

/** A book as the picker shows it. Made in loaders, so that the tables of names stay on the server. */
export interface BibleBook {
  codigo: LivroCodigo
  nome: string
  capitulos: number
  novo: boolean
}

export function bibleBooks(locale: Locale): BibleBook[] {
  return LIVROS.map((codigo) => ({
    codigo,
    nome: livroName(codigo, locale),
    capitulos: chapterCount(codigo),
    novo: isNewTestament(codigo),
  }))
}

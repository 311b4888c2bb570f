import { LIVROS, parsePassagens, type LivroCodigo } from '@atrio/rules'
import { ImportError, toLivro, toVerse, type ImportedVerse } from './imported-verse.ts'

/**
 * Verse JSON in the shapes that are about: a book or a list of books with chapters of verses, a list of verses, or
 * texts by reference (`{"John 3:16": "…"}`).
 */
export function* readVerseJson(content: unknown): Generator<ImportedVerse> {
  if (Array.isArray(content)) {
    yield* content.some((item) => isRecord(item) && 'chapters' in item)
      ? readBooks(content)
      : readList(content)
  } else if (isRecord(content)) {
    const nested = content['books'] ?? content['verses']
    if (Array.isArray(nested)) yield* readVerseJson(nested)
    else if ('chapters' in content) yield* readBook(content, null)
    else yield* readByReference(content)
  } else throw new ImportError('The JSON holds neither books nor verses')
}

function* readBooks(books: unknown[]): Generator<ImportedVerse> {
  // Files of 66 books without names that we know are in the usual order.
  const inOrder = books.length === LIVROS.length
  for (const [index, book] of books.entries()) {
    if (isRecord(book)) yield* readBook(book, inOrder ? LIVROS[index]! : null)
  }
}

function* readBook(book: Record<string, unknown>, inOrder: LivroCodigo | null): Generator<ImportedVerse> {
  const names = [book['code'], book['id'], book['name'], book['book'], book['abbrev']]
  const livro =
    inOrder ?? names.map((name) => (typeof name === 'string' ? toLivro(name) : null)).find(Boolean) ?? null
  if (!livro || !Array.isArray(book['chapters'])) return
  for (const [index, chapter] of book['chapters'].entries()) {
    const verses: unknown = isRecord(chapter) ? chapter['verses'] : chapter
    const capitulo = isRecord(chapter)
      ? Number(chapter['number'] ?? chapter['chapter'] ?? index + 1)
      : index + 1
    if (!Array.isArray(verses)) continue
    for (const [position, verse] of verses.entries()) {
      const number = isRecord(verse)
        ? Number(verse['number'] ?? verse['verse'] ?? position + 1)
        : position + 1
      yield* some(toVerse(livro, capitulo, number, textOf(verse)))
    }
  }
}

function* readList(verses: unknown[]): Generator<ImportedVerse> {
  for (const verse of verses) {
    if (!isRecord(verse)) continue
    const book = verse['book'] ?? verse['book_name'] ?? verse['code']
    const livro =
      typeof book === 'number' ? (LIVROS[book - 1] ?? null) : typeof book === 'string' ? toLivro(book) : null
    if (livro) yield* some(toVerse(livro, Number(verse['chapter']), Number(verse['verse']), textOf(verse)))
  }
}

function* readByReference(verses: Record<string, unknown>): Generator<ImportedVerse> {
  for (const [reference, text] of Object.entries(verses)) {
    const passagem = typeof text === 'string' ? parsePassagens(reference, 'en')?.[0] : null
    if (passagem?.versiculo) {
      yield* some(toVerse(passagem.livro, passagem.capitulo, passagem.versiculo, text as string))
    }
  }
}

function textOf(verse: unknown): string {
  if (typeof verse === 'string') return verse
  return isRecord(verse) && typeof verse['text'] === 'string' ? verse['text'] : ''
}

function* some(verse: ImportedVerse | null): Generator<ImportedVerse> {
  if (verse) yield verse
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

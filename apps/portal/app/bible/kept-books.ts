import { paths } from '../lib/paths.ts'

/** Which book of which text, and how far it goes. */
export type KeptBook = { traducao: string; livro: string; capitulos: number }

/** Where the service worker looks for pages that somebody asked to keep; `sw/pages.ts` has the same name. */
const CACHE = 'kept-pages'
const AT_ONCE = 4

/** Whether every chapter of a book lies on this device, in the language of the page. */
export async function isBookKept(book: KeptBook): Promise<boolean> {
  const cache = await caches.open(CACHE)
  const found = await Promise.all(chapters(book).map((path) => cache.match(keyOf(path))))
  return found.every(Boolean)
}

/**
 * Loads the pages of all chapters of a book for reading without network. Rejects when one of them does not come; those
 * that came stay, and the next try goes on from there.
 */
export async function keepBook(book: KeptBook, onProgress: (done: number) => void): Promise<void> {
  const cache = await caches.open(CACHE)
  const left = chapters(book)
  let done = 0
  const work = async () => {
    for (let path = left.shift(); path; path = left.shift()) {
      if (!(await cache.match(keyOf(path)))) await load(cache, path)
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

export async function dropBook(book: KeptBook): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(chapters(book).map((path) => cache.delete(keyOf(path))))
}

async function load(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await cache.put(keyOf(path), response)
}

function chapters({ traducao, livro, capitulos }: KeptBook): string[] {
  return Array.from({ length: capitulos }, (_, index) =>
    paths.bibleChapter({ traducao, livro, capitulo: index + 1 }),
  )
}

/** The service worker's way to name the page of an address in a language. */
function keyOf(path: string): string {
  const url = new URL(path, location.origin)
  url.searchParams.set('__language', document.documentElement.lang)
  return url.href
}

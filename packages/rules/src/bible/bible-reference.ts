import { isLivroCodigo, LIVROS, shortWritings, writings, type LivroCodigo } from './bible-books.ts'
import { chapterCount, isPassagem, verseCount, type Passagem } from './bible-passage.ts'
import { plainName, plainReference } from './bible-written.ts'
import { fold } from '../text/fold.ts'
import { FALLBACK_LOCALE, LOCALES, type Locale } from '../site/locales.ts'
import { memoize } from '../memoize.ts'

/**
 * Reads what a person typed: `Jo 3.16`, `John 3:16-18; 1Co 13`, `salmo 23`, `jo 3 16`. Names of all our languages are
 * understood, with the words that people put around numbers; the locale decides where one writing means two books
 * (`Jn`). Null when any part is not a reference.
 */
export function parsePassagens(text: string, locale: Locale = FALLBACK_LOCALE): Passagem[] | null {
  if (text.length > MAX_LENGTH) return null
  const found: Passagem[] = []
  let livro: LivroCodigo | null = null
  for (const part of plainReference(text).split(';')) {
    if (part.trim() === '') continue
    const [, name, places = ''] = PART.exec(part.trim()) ?? []
    const candidates: LivroCodigo[] = name ? named(name, places, locale) : livro ? [livro] : []
    const read = candidates.flatMap((candidate) => readPlaces(candidate, places) ?? [])
    const chosen = read[0]?.livro
    if (!chosen) return null
    livro = chosen
    found.push(...read.filter((passagem) => passagem.livro === chosen))
  }
  return found.length > 0 ? found : null
}

/** A book by any of its names, by its code, or by the beginning of a name that only it has. */
export function findLivro(name: string, locale: Locale = FALLBACK_LOCALE): LivroCodigo | null {
  return findLivros(name, locale)[0] ?? null
}

const MAX_LENGTH = 300
const PART = /^((?:(?:[1-3]\s*\.?[ºª°]?|I{1,3}(?=\s))\.?\s*)?\p{L}[\p{L}\s.ºª°]*?)?[.,:]?\s*(\d.*)?$/iu

/** A book that stands before a place may be written as shortly as people do; alone, two letters are any word. */
function named(name: string, places: string, locale: Locale): LivroCodigo[] {
  const found = findLivros(name, locale)
  if (found.length > 0 || places === '') return found
  return LIVROS.filter((livro) => shortWritings(livro).includes(fold(toKey(plainName(name)))))
}

function findLivros(written: string, locale: Locale): LivroCodigo[] {
  const name = toKey(plainName(written))
  const folded = fold(name)
  const { exact, loose } = names(locale)
  const known = [...(exact.get(name) ?? []), ...(loose.get(folded) ?? [])]
  if (isLivroCodigo(folded)) known.push(folded)
  if (known.length > 0) return [...new Set(known)]
  if (folded.replace(/\d/g, '').length < 3) return []
  const begun = new Set([...loose].flatMap(([key, livros]) => (key.startsWith(folded) ? livros : [])))
  return begun.size === 1 ? [...begun] : []
}

/** Books by how they are written, with accents and without, the reader's own language first. */
const names = memoize((locale: Locale) => {
  const exact = new Map<string, LivroCodigo[]>()
  const loose = new Map<string, LivroCodigo[]>()
  for (const language of [locale, ...LOCALES.filter((other) => other !== locale)]) {
    for (const livro of LIVROS) {
      for (const key of writings(livro, language).map(toKey)) {
        exact.set(key, [...(exact.get(key) ?? []), livro])
        loose.set(fold(key), [...(loose.get(fold(key)) ?? []), livro])
      }
    }
  }
  return { exact, loose }
})

function toKey(name: string): string {
  return name.toLowerCase().replace(/[.\s]/g, '')
}

/** The chapters and verses of one book: `3.16-18,20`, `1-3`, `3:16-4:2`; the whole book when nothing is written. */
function readPlaces(livro: LivroCodigo, written: string): Passagem[] | null {
  if (written === '') {
    return [{ livro, capitulo: 1, versiculo: null, ateCapitulo: chapterCount(livro), ateVersiculo: null }]
  }
  const tokens = tokensOf(livro, written)
  const found: Passagem[] = []
  for (const token of tokens) {
    const passagem = readPlace(livro, token, found.at(-1))
    if (!passagem || !isPassagem(passagem)) return null
    found.push(passagem)
  }
  return found
}

function tokensOf(livro: LivroCodigo, written: string): string[] {
  const [commas = '', ...others] = written.split('&')
  const tokens = commas.split(',')
  const [first = '', second = ''] = tokens.map((token) => token.trim())
  // Catholic readers write `Jo 3,16` for chapter and verse, and `Jo 3,16.18` for two verses.
  const isVerse = /^\d+$/.test(first) && Number.parseInt(second, 10) <= verseCount(livro, Number(first))
  if (!isVerse) return [...tokens, ...others]
  return [`${first}:${second.replaceAll('.', ',')}`, ...tokens.slice(2), ...others].flatMap((token) =>
    token.split(','),
  )
}

const PLACE =
  /^(\d{1,3})(?:(?:\s*[.:]\s*|\s+)(\d{1,3}))?[a-c]?(?:\s*-\s*(\d{1,3})(?:\s*[.:]\s*(\d{1,3}))?[a-c]?)?\s*(ff?|ss?)?[.!?]?$/

function readPlace(livro: LivroCodigo, token: string, before: Passagem | undefined): Passagem | null {
  const [, first, ...rest] = PLACE.exec(token.trim().toLowerCase()) ?? []
  if (first === undefined) return null
  const on = rest.pop()
  const [a, b, c, d] = [first, ...rest].map((text) => text && Number(text)) as (number | undefined)[]
  const passagem = readRange(livro, [a!, b, c, d], before)
  return on ? goOn(passagem, on) : passagem
}

type Numbers = [number, number | undefined, number | undefined, number | undefined]

function readRange(livro: LivroCodigo, [a, b, c, d]: Numbers, before: Passagem | undefined): Passagem {
  const inChapter =
    before?.ateVersiculo === undefined || before.ateVersiculo === null ? null : before.ateCapitulo
  // The letter of Jude has one chapter, so its `Jd 3` is a verse.
  const onlyChapter = chapterCount(livro) === 1 && a > 1 ? 1 : inChapter
  if (b === undefined && onlyChapter !== null) {
    return place(livro, [onlyChapter, a], d === undefined ? [onlyChapter, c ?? a] : [c!, d])
  }
  if (b !== undefined) return place(livro, [a, b], d === undefined ? [a, c ?? b] : [c!, d])
  if (d !== undefined) return place(livro, [a, 1], [c!, d])
  return place(livro, [a, null], [c ?? a, null])
}

/** `28s` and `28f` go on for one verse more, `28ss` and `28ff` to the end of the chapter; chapters likewise. */
function goOn(passagem: Passagem, on: string): Passagem {
  const { livro, ateCapitulo, ateVersiculo } = passagem
  const verses = ateVersiculo !== null
  const last = verses ? verseCount(livro, ateCapitulo) : chapterCount(livro)
  const from = ateVersiculo ?? ateCapitulo
  const to = on.length === 2 ? Math.max(last, from) : Math.min(from + 1, Math.max(last, from))
  return verses ? { ...passagem, ateVersiculo: to } : { ...passagem, ateCapitulo: to }
}

type Place = [capitulo: number, versiculo: number | null]

function place(
  livro: LivroCodigo,
  [capitulo, versiculo]: Place,
  [ateCapitulo, ateVersiculo]: Place,
): Passagem {
  return { livro, capitulo, versiculo, ateCapitulo, ateVersiculo }
}

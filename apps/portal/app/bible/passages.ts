import { bibleCalls, type ApiCall } from '@atrio/contract'
import type { Passagem } from '@atrio/rules'
import { paths } from '../lib/paths.ts'
import type { Passages } from './passage-text.tsx'
import { verseHash } from './verse-hash.ts'

/**
 * The chapter that holds all of what is asked for, which says of a translation `pedida` that it is not here; null where
 * it takes more than one chapter to read it.
 */
export function addressOf(traducao: string, passagens: readonly Passagem[], pedida?: string): string | null {
  const [first, ...others] = passagens
  if (!first) return null
  const chapter = firstChapterOf(traducao, first, pedida)
  // Whole chapters are read by turning pages.
  if (others.length === 0 && first.versiculo === null) return chapter
  const verses = passagens.map((passagem) => versesIn(first, passagem))
  return verses.includes(null)
    ? null
    : chapter + verseHash([...new Set(verses.flatMap((found) => found ?? []))])
}

/** The chapter in which a passage begins. */
export function firstChapterOf(traducao: string, { livro, capitulo }: Passagem, pedida?: string): string {
  return paths.bibleChapter({ traducao, livro, capitulo }, { pedida })
}

/** The verses of a passage, where it lies within that chapter. */
function versesIn({ livro, capitulo }: Passagem, passagem: Passagem): number[] | null {
  const { versiculo, ateVersiculo } = passagem
  const isWithin =
    passagem.livro === livro && passagem.capitulo === capitulo && passagem.ateCapitulo === capitulo
  if (!isWithin || versiculo === null || ateVersiculo === null) return null
  return Array.from({ length: ateVersiculo - versiculo + 1 }, (_, index) => versiculo + index)
}

/** The words of several passages; null where they are too many, or not all of them are in the translation. */
export async function readPassages(
  api: ApiCall,
  query: { referencia: string; traducao: string },
): Promise<Passages | null> {
  if (query.referencia.length > 300) return null
  return api(bibleCalls.getPassagem, { query }).catch(() => null)
}

/** Where a passage that is shown stands in its first chapter. */
export function chapterHref(traducao: string, { livro, capitulos }: Passages['passagens'][number]): string {
  const [{ capitulo, versiculos } = { capitulo: 1, versiculos: [] }] = capitulos
  const address = paths.bibleChapter({ traducao, livro, capitulo })
  return address + verseHash(versiculos.map(({ numero }) => numero))
}

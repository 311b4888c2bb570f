import { chapterCount, verseCount, type LivroCodigo, type Passagem } from '@atrio/rules'

/** One day of a plan: its passages in the order in which they are read. */
export type Day = Passagem[]

/** The chapters of some books, in order, spread over days as evenly as whole chapters allow. None stays empty. */
export function spread(livros: readonly LivroCodigo[], days: number): Day[] {
  const chapters = livros.flatMap((livro) =>
    Array.from({ length: chapterCount(livro) }, (_, index) => ({
      livro,
      capitulo: index + 1,
      verses: verseCount(livro, index + 1),
    })),
  )
  let left = chapters.reduce((sum, { verses }) => sum + verses, 0)
  let next = 0
  return Array.from({ length: days }, (_, index) => {
    const daysLeft = days - index
    const target = left / daysLeft
    const first = next
    let taken = 0
    while (next < chapters.length && chapters.length - next >= daysLeft) {
      const { verses } = chapters[next]!
      // One chapter more is taken while that brings the day nearer to its share; the last day takes the rest.
      const isNearer =
        taken === 0 || daysLeft === 1 || Math.abs(taken + verses - target) <= Math.abs(taken - target)
      if (!isNearer) break
      taken += verses
      next += 1
    }
    left -= taken
    return join(chapters.slice(first, next))
  })
}

/** Several plans at once: each day has the passages of all. */
export function beside(...tracks: Day[][]): Day[] {
  return tracks[0]!.map((_, index) => tracks.flatMap((track) => track[index]!))
}

function join(chapters: readonly { livro: LivroCodigo; capitulo: number }[]): Day {
  const day: Day = []
  for (const { livro, capitulo } of chapters) {
    const last = day.at(-1)
    if (last?.livro === livro) last.ateCapitulo = capitulo
    else day.push({ livro, capitulo, versiculo: null, ateCapitulo: capitulo, ateVersiculo: null })
  }
  return day
}

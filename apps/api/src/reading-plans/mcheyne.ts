import {
  chapterCount,
  LIVROS,
  parsePassagens,
  verseCount,
  type LivroCodigo,
  type Passagem,
} from '@atrio/rules'
import { beside, type Day } from './spread.ts'

/**
 * The calendar that Robert M’Cheyne gave his people at the end of 1842: two readings for the family, two for oneself.
 * Each goes through its books a chapter a day. What is listed is all that he reads otherwise: several chapters on one
 * day, or a chapter parted; Jeremiah 45 is read where it belongs in time.
 */
export function mcheyneDays(): Day[] {
  return beside(
    track(
      between('gen', '2ch'),
      `gen 9-10, gen 35-36, exo 11:1-12:21, exo 12:22-51, lev 2-3, lev 11-12, num 12-13, num 17-18, deu 13-14,
       deu 27:1-28:19, deu 28:20-68, deu 33-34, jos 5:1-6:5, jos 6:6-27, jos 12-13, jos 14-15, jos 16-17, jos 18-19,
       jos 20-21, jdg 10:1-11:11, jdg 11:12-40, rut 3-4, 1sa 5-6, 1sa 7-8, 1sa 21-22, 1sa 29-30, 2sa 4-5, 2sa 8-9,
       1ki 4-5, 2ki 11-12, 1ch 1-2, 1ch 3-4, 1ch 5-6, 1ch 7-8, 1ch 9-10, 1ch 11-12, 1ch 13-14, 1ch 19-20, 1ch 24-25,
       1ch 26-27, 2ch 3-4, 2ch 5:1-6:11, 2ch 6:12-42, 2ch 11-12, 2ch 14-15, 2ch 19-20, 2ch 22-23, 2ch 27-28`,
    ),
    track(
      [...between('mat', 'jhn'), 'psa', ...between('act', 'rev')],
      `${LUKE}, ${PSALMS}, psa 86-87, psa 142-143, psa 149-150`,
    ),
    track(
      between('ezr', 'mal').filter((livro) => livro !== 'psa'),
      `est 9-10, job 16-17, job 25-26, isa 3-4, isa 8:1-9:7, isa 9:8-10:4, isa 10:5-34, isa 11-12, isa 17-18, isa 19-20,
       jer 30-31, jer 36; jer 45, hos 3-4, hos 5-6, zec 12:1-13:1, zec 13:2-9`,
    ),
    track(
      [...between('act', 'rev'), 'mat', 'mrk', 'psa', 'luk', 'jhn'],
      `${LUKE}, ${PSALMS}, psa 87-88, psa 148-150`,
    ),
  )
}

const LUKE = 'luk 1:1-38, luk 1:39-80'

/** As they are read both times. */
const PSALMS = `psa 1-2, psa 3-4, psa 5-6, psa 7-8, psa 11-12, psa 13-14, psa 15-16, psa 20-21, psa 23-24, psa 26-27,
  psa 28-29, psa 40-41, psa 42-43, psa 46-47, psa 52-54, psa 56-57, psa 58-59, psa 60-61, psa 62-63, psa 64-65,
  psa 66-67, psa 70-71, psa 75-76, psa 78:1-37, psa 78:38-72, psa 81-82, psa 83-84, psa 92-93, psa 95-96, psa 97-98,
  psa 99-101, psa 108-109, psa 110-111, psa 112-113, psa 114-115, psa 117-118, psa 119:1-24, psa 119:25-48,
  psa 119:49-72, psa 119:73-96, psa 119:97-120, psa 119:121-144, psa 119:145-176, psa 120-122, psa 123-125,
  psa 126-128, psa 129-131, psa 132-134, psa 135-136, psa 137-138, psa 140-141, psa 146-147`

/** A chapter a day, but for the readings that are listed; what is read with another day is left out of its own. */
function track(livros: readonly LivroCodigo[], listed: string): Day[] {
  const readings = listed.split(',').map((reading) => parsePassagens(reading.trim())!)
  const beginnings = new Map(readings.map((reading) => [placeOf(reading[0]!), reading]))
  const elsewhere = new Set(readings.flatMap((reading) => reading.slice(1).map(placeOf)))
  return livros.flatMap((livro) => {
    const days: Day[] = []
    let next = { capitulo: 1, versiculo: 1 }
    while (next.capitulo <= chapterCount(livro)) {
      const whole = wholeChapter(livro, next.capitulo)
      const day = beginnings.get(placeOf({ ...whole, ...next })) ?? [whole]
      if (!elsewhere.has(placeOf(day[0]!))) days.push(day)
      next = after(day[0]!)
    }
    return days
  })
}

function after({ livro, ateCapitulo, ateVersiculo }: Passagem): { capitulo: number; versiculo: number } {
  const isWhole = ateVersiculo === null || ateVersiculo === verseCount(livro, ateCapitulo)
  return isWhole
    ? { capitulo: ateCapitulo + 1, versiculo: 1 }
    : { capitulo: ateCapitulo, versiculo: ateVersiculo + 1 }
}

function placeOf({ livro, capitulo, versiculo }: Pick<Passagem, 'livro' | 'capitulo' | 'versiculo'>): string {
  return `${livro} ${capitulo}:${versiculo ?? 1}`
}

function wholeChapter(livro: LivroCodigo, capitulo: number): Passagem {
  return { livro, capitulo, versiculo: null, ateCapitulo: capitulo, ateVersiculo: null }
}

function between(first: LivroCodigo, last: LivroCodigo): LivroCodigo[] {
  return LIVROS.slice(LIVROS.indexOf(first), LIVROS.indexOf(last) + 1)
}

import { createHash } from 'node:crypto'
import { chapterCount, isPassagem, LIVROS, passagemCode, verseCount, type Passagem } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { plans } from './catalogue.ts'

const named = new Map(plans.map((plan) => [plan.texts.en.nome, plan]))

describe.each([
  ['The Gospels in 30 days', 30, 89],
  ['Psalms in 30 days', 30, 150],
  ['Proverbs in 31 days', 31, 31],
  ['New Testament in 90 days', 90, 260],
  ['The Bible in a year', 365, 1189],
] as const)('%s', (name, days, chapters) => {
  it('has every chapter once, in order, and no empty day', () => {
    const plan = named.get(name)!.days()
    expect(plan).toHaveLength(days)
    expect(plan.every((day) => day.length > 0)).toBe(true)
    const read = plan.flat().flatMap(chaptersOf)
    expect(read).toHaveLength(chapters)
    expect(read).toEqual(read.toSorted((a, b) => placeOf(a) - placeOf(b)))
  })

  it('asks about the same of each day', () => {
    const verses = named
      .get(name)!
      .days()
      .map((day) =>
        day.flatMap(chaptersOf).reduce((sum, [livro, chapter]) => sum + verseCount(livro, chapter), 0),
      )
    const mean = verses.reduce((a, b) => a + b) / verses.length
    const spread = verses.map((count) => Math.abs(count - mean)).reduce((a, b) => a + b) / verses.length
    expect(spread).toBeLessThan(mean * 0.25)
  })
})

describe('the calendar of M’Cheyne', () => {
  const days = named.get('M’Cheyne: four readings a day')!.days()

  it('has every verse of the Old Testament once, of the New and the Psalms twice', () => {
    const times = new Map<string, number>()
    for (const verse of days.flat().flatMap(versesOf)) times.set(verse, (times.get(verse) ?? 0) + 1)
    for (const livro of LIVROS) {
      const expected = livro === 'psa' || LIVROS.indexOf(livro) >= LIVROS.indexOf('mat') ? 2 : 1
      for (let chapter = 1; chapter <= chapterCount(livro); chapter++) {
        for (let verse = 1; verse <= verseCount(livro, chapter); verse++) {
          expect(times.get(`${livro} ${chapter}:${verse}`), `${livro} ${chapter}:${verse}`).toBe(expected)
        }
      }
    }
    expect(days.flat().filter((passagem) => !isPassagem(passagem))).toEqual([])
  })

  it('goes four ways through a year', () => {
    expect(days).toHaveLength(365)
    expect(days.filter((day) => day.length !== 4).map((day) => day.map(passagemCode))).toEqual([
      ['rut 1', 'act 26', 'jer 36', 'jer 45', 'psa 9'],
    ])
  })

  // Days that stand in every printed copy, most of them just before or after a reading that is not one chapter.
  it.each([
    ['01-01', 'gen 1, mat 1, ezr 1, act 1'],
    ['01-09', 'gen 9-10, mat 9, ezr 9, act 9'],
    ['02-15', 'gen 48, luk 1:39-80, job 14, 1co 2'],
    ['02-28', 'exo 11:1-12:21, luk 14, job 29, 1co 15'],
    ['03-31', 'lev 2-3, jhn 21, pro 18, col 1'],
    ['04-30', 'num 7, psa 42-43, sng 5, heb 5'],
    ['05-12', 'num 21, psa 60-61, isa 10:5-34, jas 4'],
    ['06-22', 'deu 27:1-28:19, psa 119:1-24, isa 54, mat 2'],
    ['07-13', 'jos 18-19, psa 149-150, jer 9, mat 23'],
    ['08-17', '1sa 9, rom 7, jer 46, psa 22'],
    ['09-10', '2sa 4-5, 1co 15, ezk 13, psa 52-54'],
    ['10-04', '1ki 7, eph 4, ezk 37, psa 87-88'],
    ['11-15', '1ch 5-6, heb 10, amo 4, psa 148-150'],
    ['12-06', '2ch 6:12-42, 1jn 5, hab 1, luk 20'],
    ['12-25', '2ch 30, rev 16, zec 12:1-13:1, jhn 15'],
    ['12-31', '2ch 36, rev 22, mal 4, jhn 21'],
  ])('on %s reads %s', (date, readings) => {
    const day = (Date.parse(`2026-${date}`) - Date.parse('2026-01-01')) / 86_400_000
    expect(days[day]!.map(passagemCode).join(', ')).toBe(readings)
  })
})

it('no plan changes: ticks of readers refer to its days and parts', () => {
  const content = plans.map(({ uuid, days }) => [uuid, days().map((day) => day.map(passagemCode))])
  expect(createHash('sha256').update(JSON.stringify(content)).digest('hex')).toMatchInlineSnapshot(
    `"05c3909f20650e09555df57d4dd278a8c70f8fa411c8af849442e4c978351e82"`,
  )
})

it('every plan has its own uuid and its words in three languages', () => {
  expect(new Set(plans.map(({ uuid }) => uuid)).size).toBe(plans.length)
  for (const { texts } of plans) {
    for (const { nome, descricao } of Object.values(texts)) expect(nome && descricao).toBeTruthy()
  }
})

type Chapter = [livro: Passagem['livro'], capitulo: number]

function chaptersOf({ livro, capitulo, ateCapitulo }: Passagem): Chapter[] {
  return Array.from({ length: ateCapitulo - capitulo + 1 }, (_, index) => [livro, capitulo + index])
}

function versesOf(passagem: Passagem): string[] {
  const { livro, capitulo, versiculo, ateCapitulo, ateVersiculo } = passagem
  return chaptersOf(passagem).flatMap(([, chapter]) => {
    const first = chapter === capitulo ? (versiculo ?? 1) : 1
    const last =
      chapter === ateCapitulo ? (ateVersiculo ?? verseCount(livro, chapter)) : verseCount(livro, chapter)
    return Array.from({ length: last - first + 1 }, (_, index) => `${livro} ${chapter}:${first + index}`)
  })
}

function placeOf([livro, capitulo]: Chapter): number {
  expect(capitulo).toBeLessThanOrEqual(chapterCount(livro))
  return LIVROS.indexOf(livro) * 1_000 + capitulo
}

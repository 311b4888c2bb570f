import { createHash } from 'node:crypto'
import { chapterCount, LIVROS, passagemCode, verseCount, type Passagem } from '@atrio/rules'
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

describe('the plan after M’Cheyne', () => {
  it('reads the Old Testament once, the New and the Psalms twice, at four places each day', () => {
    const days = named.get('M’Cheyne: four readings a day')!.days()
    const times = new Map<string, number>()
    for (const [livro, chapter] of days.flat().flatMap(chaptersOf)) {
      times.set(`${livro} ${chapter}`, (times.get(`${livro} ${chapter}`) ?? 0) + 1)
    }
    expect(times.size).toBe(1189)
    expect([times.get('gen 1'), times.get('mal 4'), times.get('psa 119'), times.get('rev 22')]).toEqual([
      1, 1, 2, 2,
    ])
    expect(days[0]!.map(passagemCode).map((code) => code.split(' ')[0])).toEqual(['gen', 'mat', 'ezr', 'act'])
    expect(days.every((day) => day.length >= 4)).toBe(true)
  })
})

it('no plan changes: ticks of readers refer to its days and parts', () => {
  const content = plans.map(({ uuid, days }) => [uuid, days().map((day) => day.map(passagemCode))])
  expect(createHash('sha256').update(JSON.stringify(content)).digest('hex')).toMatchInlineSnapshot(
    `"a1ee2e00fe6c13aca6d1e3fd6c61d1a99e9112ff6ae30909b6c4c6b56bb577cf"`,
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

function placeOf([livro, capitulo]: Chapter): number {
  expect(capitulo).toBeLessThanOrEqual(chapterCount(livro))
  return LIVROS.indexOf(livro) * 1_000 + capitulo
}

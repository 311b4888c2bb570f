import { describe, expect, it } from 'vitest'
import { findReferences } from './bible-find.ts'
import { passagemCode } from './bible-passage.ts'

describe('findReferences', () => {
  it.each([
    ['Leia Jo 3.16 e também 1Co 13, com calma.', 'pt-BR', ['Jo 3.16', '1Co 13']],
    ['Como diz João 3.16-18; 4.1, e não Rm 8.28.', 'pt-BR', ['João 3.16-18; 4.1', 'Rm 8.28']],
    ['As in John 3:16 (see also Psalm 23).', 'en', ['John 3:16', 'Psalm 23']],
    ['Lee Jn 3:16 y Salmos 23:1–3.', 'es', ['Jn 3:16', 'Salmos 23:1–3']],
    ['Éramos 12 em Jo 3.16, 20 pessoas depois.', 'pt-BR', ['Jo 3.16']],
  ] as const)('finds those of %j', (text, locale, expected) => {
    const found = findReferences(text, locale)
    expect(found.map((reference) => reference.text)).toEqual(expected)
    for (const { index, text: written } of found)
      expect(text.slice(index, index + written.length)).toBe(written)
  })

  it.each([
    ['We meet at 9:30, at 12 or so. At 9:30!', 'en'],
    ['Os 12 apóstolos; em 3 de maio. Ele é o número 1.', 'pt-BR'],
    ['jo 3.16 em minúsculas, Jo 3 sem versículo, Jo 99.1', 'pt-BR'],
  ] as const)('finds none in %j', (text, locale) => {
    expect(findReferences(text, locale)).toEqual([])
  })

  it('tells what was meant', () => {
    const [reference] = findReferences('(cf. Jó 3.16)', 'pt-BR')
    expect(reference?.passagens.map(passagemCode)).toEqual(['job 3:16'])
  })

  it('reads a long text in no time', () => {
    const text = 'Jo 3.16 1 1 1, Jo 3 – 1Co 1Co 1 I II '.repeat(3_000)
    const started = performance.now()
    expect(findReferences(text, 'pt-BR').length).toBeGreaterThan(1_000)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

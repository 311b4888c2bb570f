import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIVROS, livroName, writings } from './bible-books.ts'
import {
  chapterCount,
  formatPassagem,
  isPassagem,
  neighbourChapter,
  passagemCode,
  verseCount,
  type Passagem,
} from './bible-passage.ts'
import { findLivro, parsePassagens } from './bible-reference.ts'
import { LOCALES, type Locale } from '../site/locales.ts'

describe('parsePassagens', () => {
  it.each([
    ['Jo 3.16', 'pt-BR', 'jhn 3:16'],
    ['Jn 3:16', 'es', 'jhn 3:16'],
    ['John 3:16', 'en', 'jhn 3:16'],
    ['jo 3 16', 'pt-BR', 'jhn 3:16'],
    ['Jo 3,16', 'pt-BR', 'jhn 3:16'],
    ['1Co 13', 'pt-BR', '1co 13'],
    ['I Corintios 13', 'es', '1co 13'],
    ['1ª Coríntios 13.4-7', 'pt-BR', '1co 13:4-7'],
    ['Salmo 23', 'es', 'psa 23'],
    ['Ps. 23:1', 'en', 'psa 23:1'],
    ['Jó 3.16', 'pt-BR', 'job 3:16'],
    ['GÊNESIS 1', 'pt-BR', 'gen 1'],
    ['genesis 1-3', 'pt-BR', 'gen 1-3'],
    ['Jo 3.16–4.2', 'pt-BR', 'jhn 3:16-4:2'],
    ['Jo 3.16-18,20; 4.1', 'pt-BR', 'jhn 3:16-18 · jhn 3:20 · jhn 4:1'],
    ['Jo 3.16; 1Co 13; Rm 8.28', 'pt-BR', 'jhn 3:16 · 1co 13 · rom 8:28'],
    ['Jo 3.16, Rm 8', 'pt-BR', 'jhn 3:16 · rom 8'],
    ['Jd 3', 'pt-BR', 'jud 1:3'],
    ['Jude 3-5', 'en', 'jud 1:3-5'],
    ['Song of Songs 2:4', 'en', 'sng 2:4'],
    ['apocal 21', 'pt-BR', 'rev 21'],
    ['Filemom', 'pt-BR', 'phm 1'],
    ['jhn 3:16-18', 'en', 'jhn 3:16-18'],
    ['João 3.16a', 'pt-BR', 'jhn 3:16'],
  ] as const)('reads %s', (text, locale, code) => {
    expect(parsePassagens(text, locale)?.map(passagemCode).join(' · ')).toBe(code)
  })

  it('reads a writing of two books by language, and by what exists', () => {
    expect(parsePassagens('Jn 3', 'pt-BR')?.[0]?.livro).toBe('jon')
    expect(parsePassagens('Jn 3', 'es')?.[0]?.livro).toBe('jhn')
    expect(parsePassagens('Jn 3.16', 'pt-BR')?.[0]?.livro).toBe('jhn')
  })

  it.each([
    '',
    'oração',
    'Jo 99',
    'Jo 3.99',
    'Gn 3-1',
    'Xy 3.16',
    '3.16',
    'Jo 3.18-16',
    '1',
    'de 2 a 3',
    'Jo 3.16;x',
  ])('does not take %j for a reference', (text) => {
    expect(parsePassagens(text, 'pt-BR')).toBeNull()
  })

  it('never fails on anything a person may type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const passagem of parsePassagens(text, 'pt-BR') ?? []) expect(isPassagem(passagem)).toBe(true)
      }),
    )
  })

  it('reads back what it prints, in each language and style', () => {
    fc.assert(
      fc.property(somePassagem(), fc.constantFrom(...LOCALES), (passagem, locale) => {
        for (const text of [
          formatPassagem(passagem, locale),
          formatPassagem(passagem, locale, 'long'),
          passagemCode(passagem),
        ])
          expect(parsePassagens(text, locale)).toEqual([passagem])
      }),
      { numRuns: 500 },
    )
  })
})

describe('books', () => {
  it('are found by every writing in their own language', () => {
    const wrong = LOCALES.flatMap((locale) =>
      LIVROS.flatMap((livro) =>
        writings(livro, locale)
          .filter((name) => findLivro(name, locale) !== livro)
          .map((name) => `${locale} ${name}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('are 66 with 1,189 chapters and 31,102 verses', () => {
    const chapters = LIVROS.map(chapterCount).reduce((a, b) => a + b)
    const verses = LIVROS.flatMap((livro) =>
      Array.from({ length: chapterCount(livro) }, (_, index) => verseCount(livro, index + 1)),
    ).reduce((a, b) => a + b)
    expect([LIVROS.length, chapters, verses]).toEqual([66, 1189, 31_102])
  })

  it('have names that differ within a language', () => {
    for (const locale of LOCALES) {
      for (const style of ['long', 'short'] as const)
        expect(new Set(LIVROS.map((livro) => livroName(livro, locale, style))).size).toBe(66)
    }
  })

  it('follow one another chapter by chapter', () => {
    expect(neighbourChapter({ livro: 'gen', capitulo: 50 }, 1)).toEqual({ livro: 'exo', capitulo: 1 })
    expect(neighbourChapter({ livro: 'exo', capitulo: 1 }, -1)).toEqual({ livro: 'gen', capitulo: 50 })
    expect(neighbourChapter({ livro: 'gen', capitulo: 1 }, -1)).toBeNull()
    expect(neighbourChapter({ livro: 'rev', capitulo: 22 }, 1)).toBeNull()
  })
})

describe('formatPassagem', () => {
  it.each([
    ['pt-BR', 'short', 'Jo 3.16–18'],
    ['pt-BR', 'long', 'João 3.16–18'],
    ['en', 'short', 'John 3:16–18'],
    ['es', 'short', 'Jn 3:16–18'],
  ] as const)('prints as readers of %s do, in %s', (locale: Locale, style, text) => {
    expect(formatPassagem(parsePassagens('jhn 3:16-18')![0]!, locale, style)).toBe(text)
  })
})

function somePassagem(): fc.Arbitrary<Passagem> {
  return fc
    .record({
      livro: fc.constantFrom(...LIVROS),
      a: fc.nat(),
      b: fc.nat(),
      c: fc.nat(),
      d: fc.nat(),
      whole: fc.boolean(),
    })
    .map(({ livro, a, b, c, d, whole }) => {
      const [capitulo = 1, ateCapitulo = 1] = [a, b]
        .map((n) => (n % chapterCount(livro)) + 1)
        .sort((x, y) => x - y)
      if (whole) return { livro, capitulo, versiculo: null, ateCapitulo, ateVersiculo: null }
      const versiculo = (c % verseCount(livro, capitulo)) + 1
      const last = (d % verseCount(livro, ateCapitulo)) + 1
      const ateVersiculo = ateCapitulo === capitulo ? Math.max(versiculo, last) : last
      return { livro, capitulo, versiculo, ateCapitulo, ateVersiculo }
    })
}

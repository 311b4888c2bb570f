import { describe, expect, it } from 'vitest'
import { fileName, searchNotas, suggestTitle, toMarkdown } from './note-words.ts'
import { insertBelow, prefixLines, wrap } from './text-edit.ts'
import { verseAtCaret } from './verse-at-caret.ts'
import { verseQuote } from './verse-quote.ts'

describe('suggestTitle', () => {
  it.each([
    ['\n\n## A **graça** basta\nsegunda', 'A graça basta'],
    ['', ''],
    [
      'Deus amou o mundo de tal maneira que deu o seu Filho unigênito, para que',
      'Deus amou o mundo de tal maneira que deu o seu Filho…',
    ],
    ['x'.repeat(80), `${'x'.repeat(60)}…`],
  ])('%j becomes %j', (texto, titulo) => {
    expect(suggestTitle(texto)).toBe(titulo)
  })
})

it('finds all the words, without accents', () => {
  const notas = [
    { titulo: 'Oração', texto: 'do coração' },
    { titulo: 'Oração', texto: 'da manhã' },
  ]
  expect(searchNotas(notas, ' CORACAO oracao ')).toEqual([notas[0]])
  expect(searchNotas(notas, ' ')).toEqual(notas)
})

it('writes a note as Markdown, and names the file after it', () => {
  expect(toMarkdown({ titulo: ' Fé ', texto: '- um\n' }, '22 de nov.')).toBe('# Fé\n\n_22 de nov._\n\n- um\n')
  expect([fileName('Fé & Ação!', 'md'), fileName('✝', 'md')]).toEqual(['fe-acao.md', 'nota.md'])
})

describe('marks', () => {
  it('go around a selection and away again', () => {
    expect(show(wrap(at('a |fé| b'), '**'))).toBe('a **|fé|** b')
    expect(show(wrap(at('a **|fé|** b'), '**'))).toBe('a |fé| b')
  })

  it('go before every line of a selection and away again', () => {
    expect(prefixLines(at('um\n|dois\ntrês|\nfim'), '- ').text).toBe('um\n- dois\n- três\nfim')
    expect(prefixLines(at('- |um\n- dois|'), '- ').text).toBe('um\ndois')
    expect(show(prefixLines(at('||'), '## '))).toBe('## ||')
  })

  it('a quotation comes below the line', () => {
    expect(show(insertBelow(at('veja Jo 3.16||\nfim'), '> Porque'))).toBe('veja Jo 3.16\n> Porque\n||\nfim')
  })
})

describe('the reference before the caret', () => {
  it.each([
    ['veja Jo 3.16', 'pt-BR', { referencia: 'Jo 3.16', passagem: 'jhn 3:16' }],
    ['see John 3:16-18. ', 'en', { referencia: 'John 3:16–18', passagem: 'jhn 3:16-18' }],
    ['Jo 3.16 e mais', 'pt-BR', null],
    ['> — Jo 3.16', 'pt-BR', null],
    ['às 3.16', 'pt-BR', null],
  ] as const)('%j in %s', (texto, locale, found) => {
    expect(verseAtCaret(texto, texto.length, locale)).toEqual(found)
  })

  it('comes with whose translation it is', () => {
    const traducao = {
      codigo: 'kjv',
      nome: 'KJV',
      idioma: 'en' as const,
      licenca: 'Public',
      atribuicao: '1769.',
    }
    const passagem = (versiculos: ReturnType<typeof versiculo>[]) => ({
      traducao,
      traducaoAusente: null,
      passagens: [{ referencia: 'John 3:16', livro: 'jhn', capitulos: [{ capitulo: 3, versiculos }] }],
    })
    expect(verseQuote(passagem([versiculo(16, 'For God')]))).toBe('> For God\n> — John 3:16 (KJV, 1769)')
    expect(verseQuote(passagem([versiculo(16, 'For'), versiculo(17, 'God')]))).toContain('> 16 For 17 God')
  })
})

/** A text with its selection between bars. */
function at(text: string) {
  const [before = '', inner = '', after = ''] = text.split('|')
  return { text: before + inner + after, start: before.length, end: before.length + inner.length }
}

function show({ text, start, end }: { text: string; start: number; end: number }): string {
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`
}

function versiculo(numero: number, texto: string) {
  return { numero, texto, flagParagrafo: false }
}

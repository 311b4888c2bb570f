import { describe, expect, it } from 'vitest'
import { excerpt, markText } from './marks.ts'

const marked = ({ texto, marcas }: { texto: string; marcas: number[][] }) =>
  marcas.map(([start, end]) => texto.slice(start, end))

describe('marks', () => {
  it.each([
    ['A oração de Jesus', ['oracao'], ['oração']],
    ['As orações', ['oracao'], ['orações']],
    ['He helped, helping', ['helps'], ['helped', 'helping']],
    ['Mesada e mês', ['mesa'], ['Mesada']],
    ['Coração', ['oracao'], []],
    ['ﬁm e fim', ['fim'], ['ﬁm', 'fim']],
  ])('of %j for %j are %j', (texto, words, expected) => {
    expect(marked(markText(texto, words))).toEqual(expected)
  })

  it('cut a long text where it speaks of the words', () => {
    const { texto, marcas } = excerpt(`${'antes '.repeat(200)}a oração ${'depois '.repeat(200)}`, ['oracao'])
    expect(texto.length).toBeLessThan(220)
    expect(texto).toMatch(/^… antes.* oração .*depois …$/)
    expect(marked({ texto, marcas })).toEqual(['oração'])
    expect(excerpt('Curto.', ['nada'])).toEqual({ texto: 'Curto.', marcas: [] })
  })

  it('leave no space before a comma where a link ended', () => {
    expect(excerpt('De Lucas 24 : o pão, a oração .', ['oracao'])).toEqual({
      texto: 'De Lucas 24: o pão, a oração.',
      marcas: [[22, 28]],
    })
  })
})

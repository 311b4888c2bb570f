import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNotaText, plainNotaLine } from './nota-text.ts'

const span = (text: string, how: { strong?: boolean; stressed?: boolean } = {}) => ({
  text,
  strong: false,
  stressed: false,
  ...how,
})

describe('parseNotaText', () => {
  it('knows headings, items, quotes and paragraphs, and keeps lines apart', () => {
    const text = '# Graça\n\nprimeira linha\nsegunda\n- um\n2. dois\n> Porque Deus\n> amou\nfim'
    expect(parseNotaText(text)).toEqual([
      { kind: 'heading', level: 1, spans: [span('Graça')] },
      { kind: 'paragraph', spans: [span('primeira linha\nsegunda')] },
      { kind: 'item', marker: null, spans: [span('um')] },
      { kind: 'item', marker: '2.', spans: [span('dois')] },
      { kind: 'quote', spans: [span('Porque Deus\namou')] },
      { kind: 'paragraph', spans: [span('fim')] },
    ])
  })

  it('reads what is strong and what is stressed', () => {
    expect(parseNotaText('Ele **só *ele* salva** e _basta_')[0]!.spans).toEqual([
      span('Ele '),
      span('só ', { strong: true }),
      span('ele', { strong: true, stressed: true }),
      span(' salva', { strong: true }),
      span(' e '),
      span('basta', { stressed: true }),
    ])
  })

  it.each(['2 * 3 * 4', 'nome_do_arquivo', '** ', '#hashtag', '*aberto', '5*6*7'])(
    'leaves %j as it is',
    (text) => {
      expect(plainNotaLine(text)).toBe(text)
    },
  )

  it('loses no letter of any text', () => {
    const letters = fc.constantFrom('a', 'é', '\n', ' ', '*', '_', '#', '>', '-', '.', '1', ')')
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        const read = parseNotaText(text).flatMap(({ spans }) => spans.map((part) => part.text))
        expect(lettersOf(read.join(''))).toBe(lettersOf(text))
      }),
    )
  })
})

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

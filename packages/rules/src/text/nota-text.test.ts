import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasNotaMomento,
  linkNotaMomentos,
  notaMomento,
  parseNotaText,
  plainNotaLine,
  type NotaMomento,
} from './nota-text.ts'

const span = (text: string, how: { strong?: boolean; stressed?: boolean } = {}) => ({
  text,
  strong: false,
  stressed: false,
  ...how,
})

const at = (time: string) => notaMomento(time, { transmissaoId: 57 })
const momento = (segundo: number) => ({ transmissaoId: 57, segundo })
const addressOf = ({ transmissaoId, segundo }: NotaMomento) =>
  `https://church.example/live?transmissao=${transmissaoId}&t=${segundo}`

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

  it('reads the moments of a broadcast, also in a list and between marks', () => {
    expect(parseNotaText(`- ${at('1:02:03')} Graça **${at('0:07')} basta**`)[0]!.spans).toEqual([
      { ...span('1:02:03'), momento: momento(3_723) },
      span(' Graça '),
      { ...span('0:07', { strong: true }), momento: momento(7) },
      span(' basta', { strong: true }),
    ])
    expect(plainNotaLine(`${at('12:41')} Graça`)).toBe('12:41 Graça')
  })

  it.each(['[12:41](/give)', '[12:99](/live/5)', '[Graça](/live/5)', '[1:00](/live/0)', '[1:00](/live/5'])(
    'takes %j for no moment',
    (text) => {
      expect(plainNotaLine(text)).toBe(text)
    },
  )

  it('knows whether a note is of a broadcast, and writes its moments as addresses', () => {
    const text = `Olá\n${notaMomento('12:41', { transmissaoId: 57 })} Graça`
    expect(hasNotaMomento(text, { transmissaoId: 57 })).toBe(true)
    expect(hasNotaMomento(text, { transmissaoId: 5 })).toBe(false)
    expect(linkNotaMomentos(text, addressOf)).toBe(
      'Olá\n[12:41](https://church.example/live?transmissao=57&t=761) Graça',
    )
  })

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

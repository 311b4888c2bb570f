import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestPiece, speechPieces } from './speech-pieces.ts'

describe('speechPieces', () => {
  it('keeps short sentences together and cuts between them', () => {
    expect(speechPieces('Um. Dois.\n\n Três!')).toEqual(['Um. Dois. Três!'])
    const sentence = `${'a'.repeat(120)}.`
    expect(speechPieces(`${sentence} ${sentence}`)).toEqual([sentence, sentence])
  })

  it('has nothing to say of nothing', () => expect(speechPieces(' \n ')).toEqual([]))

  it('loses no letter and makes no piece too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1500 }), (text) => {
        const pieces = speechPieces(text)
        expect(pieces.every((piece) => piece.length > 0 && piece.length <= longestPiece)).toBe(true)
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })
})

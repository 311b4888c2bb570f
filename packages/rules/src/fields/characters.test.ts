import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters } from './characters.ts'
import { max } from './max.ts'
import { min } from './min.ts'

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['paz', 3],
    ['ação', 4],
    ['ac\u0327a\u0303o', 4],
    ['🙏', 1],
    ['🙏🏽', 2],
    ['𝒂𝒃', 2],
    ['\ud83d', 1],
  ])('%j has %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })

  it('does not depend on how accents were typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text.normalize('NFC')))
      }),
    )
  })
})

describe('min and max', () => {
  it('count an emoji once, where UTF-16 would count two', () => {
    expect(min('🙏🙏', { min: 3 })).toEqual({ regra: 'min', params: { min: 3 } })
    expect(min('🙏🙏🙏', { min: 3 })).toBeNull()
    expect(max('🙏🙏🙏', { max: 3 })).toBeNull()
    expect(max('🙏🙏🙏🙏', { max: 3 })).toEqual({ regra: 'max', params: { max: 3 } })
  })

  it('meet at the same length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(20), (text, length) => {
        const both = min(text, { min: length }) === null && max(text, { max: length }) === null
        expect(both).toBe(countCharacters(text) === length)
      }),
    )
  })
})

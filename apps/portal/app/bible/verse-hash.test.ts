import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVerseHash, verseHash } from './verse-hash.ts'

describe('verses in an address', () => {
  it.each([
    [[16], '#v16'],
    [[18, 16, 17], '#v16-18'],
    [[1, 3, 4, 9], '#v1,3-4,9'],
  ])('%j is %s', (verses, hash) => {
    expect(verseHash(verses)).toBe(hash)
  })

  it.each(['', '#content', '#v', '#v1x', '#v9-1', '#v1,,2'])('%j has none', (hash) => {
    expect(readVerseHash(hash)).toEqual([])
  })

  it('are the same when they come back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 176 }), { minLength: 1 }), (verses) => {
        expect(readVerseHash(verseHash(verses))).toEqual(verses.toSorted((a, b) => a - b))
      }),
    )
  })
})

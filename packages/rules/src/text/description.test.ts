import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters } from '../fields/characters.ts'
import { truncateDescription } from './description.ts'

describe('truncateDescription', () => {
  it.each([
    ['folds whitespace', ' Culto \n\t de\u00a0domingo ', 'Culto de domingo'],
    ['parts blocks, not words', '<p>Paz</p><p>e <b>be</b>m</p>', 'Paz e bem'],
    ['drops scripts with what they hold', 'a<script>alert("x")</script><style>p{}</style>b', 'a b'],
    ['drops comments', 'a<!-- <p>x</p> -->b', 'a b'],
    ['drops what never closes', 'a <p class="x', 'a'],
    ['drops a script that never closes', 'a <script>alert(1)', 'a'],
    ['keeps a less-than sign', '3 < 4 e 5 > 4', '3 < 4 e 5 > 4'],
    ['reads entities once', 'Fé &amp; vida &#233; &#x1F64F;&nbsp;&amp;lt;', 'Fé & vida é 🙏 &lt;'],
    ['survives impossible entities', 'a&#9999999;b&#0;c', 'a b c'],
    ['composes accents', 'cafe\u0301', 'café'],
  ])('%s', (_what, html, text) => {
    expect(truncateDescription(html)).toBe(text)
  })

  it('cuts to 160 characters', () => {
    expect(truncateDescription('a'.repeat(160))).toHaveLength(160)
    expect(truncateDescription('a'.repeat(161))).toHaveLength(160)
    expect(truncateDescription('🙏'.repeat(200))).toBe('🙏'.repeat(160))
  })

  it('leaves out a family that does not fit whole', () => {
    const family = '👩‍👩‍👧'
    expect(truncateDescription(`ab${family}`, 6)).toBe('ab')
    expect(truncateDescription(`ab${family}`, 7)).toBe(`ab${family}`)
  })

  it('is the start of the text, whole characters, within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(30), (text, limit) => {
        const whole = truncateDescription(text, 1000)
        const cut = truncateDescription(text, limit)
        expect(whole.startsWith(cut)).toBe(true)
        expect(countCharacters(cut)).toBeLessThanOrEqual(limit)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })

  it('stays text under torn input', () => {
    expect(truncateDescription('a\ud83d').isWellFormed()).toBe(true)
  })

  it('answers at once for long hostile input', () => {
    const start = performance.now()
    for (const piece of ['<', '<script', '<!--', '</', '<a ', '&#', '&', '<svg></sv']) {
      truncateDescription(piece.repeat(200_000))
    }
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

import { describe, expect, it } from 'vitest'
import { parseSettings, sizes, stepSize, usualSettings } from './reader-settings.ts'

describe('parseSettings', () => {
  it('takes what it knows and leaves the rest as usual', () => {
    expect(parseSettings({ size: 140, font: 'sans', theme: 'sepia', width: 'wide' })).toEqual({
      size: 140,
      font: 'sans',
      theme: 'sepia',
      width: 'wide',
    })
    expect(parseSettings({ size: 140, theme: 'neon' })).toEqual({ ...usualSettings, size: 140 })
  })

  it.each([null, undefined, 'x', 7, [], { size: 7000 }, { size: 105 }, { size: 'big' }])(
    'reads %j as usual',
    (stored) => expect(parseSettings(stored)).toEqual(usualSettings),
  )
})

describe('stepSize', () => {
  it('stays between the smallest and the largest', () => {
    expect(stepSize(100, 1)).toBe(110)
    expect(stepSize(100, -1)).toBe(90)
    expect(stepSize(sizes.largest, 1)).toBe(sizes.largest)
    expect(stepSize(sizes.smallest, -1)).toBe(sizes.smallest)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contrastRatio,
  hexToRgb,
  NEUTRAL_BRAND,
  parseBrandColor,
  rgbToHex,
  secondaryColor,
} from './brand-color.ts'

describe('parseBrandColor', () => {
  it.each([
    ['#ffd400', '#ffd400'],
    ['FFD400', '#ffd400'],
    [' #FfD400 ', '#ffd400'],
    ['#fd0', '#ffdd00'],
    ['fd08', '#ffdd00'],
    ['#ffd40080', '#ffd400'],
  ])('reads %j as %s', (corApp, hex) => {
    expect(parseBrandColor(corApp)).toBe(hex)
  })

  it.each([
    null,
    undefined,
    '',
    '#',
    'red',
    '#ffd40',
    '#ggg',
    7,
    {},
    'rgb(1,2,3)',
    '#fff;}body{display:none',
    '#fff\n}',
  ])('takes the neutral colour for %j', (corApp) => {
    expect(parseBrandColor(corApp)).toBe(NEUTRAL_BRAND)
  })
})

it('makes the secondary colour from the same colour and a translucent suffix', () => {
  expect(secondaryColor('#1a237e')).toBe('#1a237e33')
  expect(secondaryColor('nothing')).toBe(`${NEUTRAL_BRAND}33`)
})

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
  })
})

it('turns hex to channels and back', () => {
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`
      expect(rgbToHex(hexToRgb(hex))).toBe(hex)
    }),
  )
})

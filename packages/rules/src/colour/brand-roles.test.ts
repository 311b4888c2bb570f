import { describe, expect, it } from 'vitest'
import { brandPairs } from './brand-pairs.ts'
import { brandRoles } from './brand-roles.ts'
import { ROLE_NAMES, type Roles, type Theme } from '../person/role-names.ts'

const THEMES: readonly Theme[] = ['light', 'dark']

describe('brandRoles', () => {
  it(
    'keeps every pair legible for 103,823 brand colours in both themes, and the fill exact in light',
    { timeout: 120_000 },
    () => {
      const failures: string[] = []
      let colours = 0
      for (const corApp of everyBrand(47)) {
        const roles = brandRoles(corApp)
        colours++
        for (const theme of THEMES) {
          for (const pair of illegiblePairs(roles[theme])) failures.push(`${corApp} ${theme} ${pair}`)
          if (roles[theme].actionHover === roles[theme].action)
            failures.push(`${corApp} ${theme} has no hover`)
        }
        if (roles.light.action !== corApp) failures.push(`${corApp} is not its own action`)
      }
      expect(colours).toBe(103_823)
      expect(failures.slice(0, 10)).toEqual([])
    },
  )

  it.each(brandPairs)('would notice an illegible $front on $back', ({ front, back }) => {
    for (const theme of THEMES) {
      const { [theme]: roles } = brandRoles('#7b1fa2')
      const broken = { ...roles, [front]: roles[back] }
      expect(illegiblePairs(broken).some((pair) => pair.startsWith(`${front}/${back} 1.00`))).toBe(true)
    }
  })

  it('would notice a colour that misses its ratio by a little', () => {
    // #777777 on white has 4.48.
    expect(illegiblePairs({ ...brandRoles('#ffffff').light, link: '#777777' })).toContain(
      'link/surface 4.48 < 4.5',
    )
  })

  it('paints a church without a colour in neutral ones, never in nothing', () => {
    expect(brandRoles(null)).toEqual(brandRoles('not a colour'))
    for (const theme of THEMES) {
      expect(Object.keys(brandRoles(null)[theme]).sort()).toEqual([...ROLE_NAMES].sort())
    }
  })

  it('gives a grey brand grey pages', () => {
    const { bg, ink, link } = brandRoles('#808080').light
    for (const hex of [bg, ink, link]) expect(hex).toMatch(/^#(..)\1\1$/)
  })
})

/** An independent reading of WCAG 2.2, from the published hex values alone. */
function illegiblePairs(roles: Roles): string[] {
  return brandPairs.flatMap(({ front, back, ratio }) => {
    const [one, other] = [relativeLuminance(roles[front]), relativeLuminance(roles[back])]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    return contrast >= ratio ? [] : [`${front}/${back} ${contrast.toFixed(2)} < ${ratio}`]
  })
}

const CHANNEL = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const luminances = new Map<string, number>()

function relativeLuminance(hex: string): number {
  let known = luminances.get(hex)
  if (known === undefined) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
      (at) => CHANNEL[Number.parseInt(hex.slice(at, at + 2), 16)],
    )
    known = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    if (!/^#[\da-f]{6}$/.test(hex)) known = Number.NaN
    luminances.set(hex, known)
  }
  return known
}

/** A grid over all of sRGB with its corners, `steps` values for each channel. */
function* everyBrand(steps: number): Generator<string> {
  const channel = (index: number): string =>
    Math.round((index * 255) / (steps - 1))
      .toString(16)
      .padStart(2, '0')
  const channels = Array.from({ length: steps }, (_, index) => channel(index))
  for (const red of channels)
    for (const green of channels) for (const blue of channels) yield `#${red}${green}${blue}`
}

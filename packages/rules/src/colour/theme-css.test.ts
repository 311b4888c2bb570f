import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandRoles } from './brand-roles.ts'
import { ROLE_NAMES } from '../person/role-names.ts'
import { themeCss } from './theme-css.ts'

describe('themeCss', () => {
  const css = themeCss('#ffd400')
  const [light = '', system = '', dark = ''] = css.split('\n')

  it('declares every role, light first, then dark by the system and by choice, on screens', () => {
    const roles = brandRoles('#ffd400')
    expect(light).toMatch(/^:root,\[data-theme=light\]\{color-scheme:light;/)
    expect(system).toMatch(
      /^@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{color-scheme:dark;/,
    )
    expect(dark).toMatch(/^@media screen\{\[data-theme=dark\]\{color-scheme:dark;/)
    expect(light).toContain(`--color-ink-muted:${roles.light.inkMuted};`)
    expect(dark).toContain(`--color-on-action:${roles.dark.onAction};`)
    for (const block of [light, system, dark])
      expect(block.match(/--color-/g)).toHaveLength(ROLE_NAMES.length + 1)
  })

  it('carries the secondary colour of the church', () => {
    expect(light).toContain('--color-secondary:#ffd40033')
  })

  it('emits nothing but hex, whatever the church has stored', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `#fff${text}`),
      fc.constantFrom('</style><script>', '#fff;}*{', 'url(//x)', 'var(--x)', '\n#fff', '#fff\n'),
      fc.anything(),
    )
    fc.assert(
      fc.property(hostile, (corApp) => {
        const values = [...themeCss(corApp).matchAll(/--color-[a-z-]+:([^;}]*)/g)].map((match) => match[1])
        expect(values).toHaveLength(3 * (ROLE_NAMES.length + 1))
        for (const value of values) expect(value).toMatch(/^#[\da-f]{6}(?:33)?$/)
        expect(themeCss(corApp).length).toBe(css.length)
      }),
    )
  })
})

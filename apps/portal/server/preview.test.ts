import { describe, expect, it } from 'vitest'
import type { Bootstrap } from './church-base.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { inColour, inTheme, previewTheme, previewTicket } from './preview.ts'

const preview = { igrejaId: 7, corApp: '#ffd400', ancestor: 'https://admin.example.org' }
const churchWith = (id: number) =>
  ({ state: 'loaded', base: { igreja: { id }, igrejaVisual: { corApp: '#1a237e', logo: 'x' } } }) as Bootstrap

const policy = (isInert: boolean) =>
  contentSecurityPolicy({
    authority: 'church.example',
    scripts: [],
    styles: [],
    ancestors: isInert ? [preview.ancestor] : [],
    isInert,
    churches: '*.example',
    recaptcha: false,
    cardTokens: null,
    ports: [],
  })

describe('a page in a colour that is not saved', () => {
  it('is asked for by a ticket in its address, in light unless dark is said', () => {
    expect(previewTicket({ url: '/event/1?lang=en' })).toBeNull()
    expect(previewTicket({ url: '/event/1?lang=en&previa=7.ffd400.1.x' })).toBe('7.ffd400.1.x')
    expect([previewTheme({ url: '/?tema=dark' }), previewTheme({ url: '/?tema=x' })]).toEqual([
      'dark',
      'light',
    ])
    expect(inTheme('<html lang="en"><body>', { ...preview, tema: 'dark' })).toBe(
      '<html data-theme="dark" lang="en"><body>',
    )
  })

  it('is of the church that the ticket names alone', () => {
    expect(inColour(churchWith(7), preview)).toMatchObject({
      base: { igrejaVisual: { corApp: '#ffd400', logo: 'x' } },
    })
    expect(inColour(churchWith(8), preview)).toBeNull()
    expect(inColour({ state: 'unknown' }, preview)).toBeNull()
  })

  it('runs nothing, and may be framed by the staff’s site alone', () => {
    expect(policy(true)).toContain('frame-ancestors https://admin.example.org; ')
    expect(policy(true)).toMatch(/; sandbox allow-same-origin(;|$)/)
    expect(policy(false)).not.toContain('sandbox')
  })
})

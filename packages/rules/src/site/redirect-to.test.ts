import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirectTo } from './redirect-to.ts'

describe('safeRedirectTo', () => {
  it.each([
    '/',
    '/groups/12/meetings?page=2#top',
    '/prayer/new',
    '/event/7/tickets?buyingStep=1&fillTicket=3',
    '/ora%C3%A7%C3%A3o?q=%C3%80s%2010%25',
    '/@ana',
    '/a:b',
  ])('keeps %s', (path) => {
    expect(safeRedirectTo(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    ['/'],
    'groups',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a%0d%0aSet-Cookie:x',
    '/a%250d%250aSet-Cookie:x',
    '/a%00',
    '/\u0000',
    '/\u007f',
    '/\u0085/evil.example',
    '/a\u2028b',
    '/%c0%af/evil.example',
    '/%',
    '/%zz',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('refuses %j', (value) => {
    expect(safeRedirectTo(value)).toBeNull()
  })

  it('refuses what is too long, before or after escaping', () => {
    expect(safeRedirectTo(`/${'a'.repeat(1999)}`)).not.toBeNull()
    expect(safeRedirectTo(`/${'a'.repeat(2000)}`)).toBeNull()
    expect(safeRedirectTo(`/${'ã'.repeat(400)}`)).toBeNull()
  })

  it('resolves dot segments without leaving the origin', () => {
    expect(safeRedirectTo('/a/../b')).toBe('/b')
    expect(safeRedirectTo('/../../b')).toBe('/b')
    expect(safeRedirectTo('/./b/%2e%2e/c')).toBe('/c')
  })

  it('lets nothing leave the origin, whatever is put together from dangerous pieces', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      '%2f',
      '%5c',
      '%',
      '%25',
      '2f',
      '5c',
      '.',
      '..',
      '%2e',
      '\t',
      '\n',
      '@',
      ':',
    ]
    const piece = fc.oneof(
      fc.constantFrom(...pieces, 'evil.example', 'https:', '?', '#', ' ', '\u00ad', '／', '。'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        expect(strays(`/${parts.join('')}`)).toEqual([])
      }),
      { numRuns: 20_000 },
    )
  })

  it('lets nothing leave the origin, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...strays(text), ...strays(`/${text}`)]).toEqual([])
      }),
    )
  })

  const attacks = readAttacks()
  it('lets no attack string leave the origin', () => {
    expect(attacks.length).toBeGreaterThan(200)
    for (const attack of attacks) {
      expect([...strays(attack), ...strays(`/${attack}`), ...strays(`/?a=${attack}`)]).toEqual([])
      expect(safeRedirectTo(`//${attack}`)).toBeNull()
      expect(safeRedirectTo(`/%2f${attack}`)).toBeNull()
    }
  })
})

/** Where a text would lead elsewhere: the forms of the path, as it is or decoded, that another origin would serve. */
function strays(value: string): string[] {
  const path = safeRedirectTo(value)
  if (path === null) return []
  const home = 'https://church.example:8443'
  const forms = [path, decodeURIComponent(path)]
  const away = forms.filter((form) => new URL(form, home).origin !== home || /^(?!\/)|^\/[/\\]/.test(form))
  // Checked again after login, it must still be the same.
  return safeRedirectTo(path) === path ? away : [...away, `unstable: ${path}`]
}

function readAttacks(): string[] {
  const root = resolve(import.meta.dirname, '../../../..')
  const own = readFileSync(`${root}/packages/rich-text/src/own-attacks.txt`, 'utf8').split('\n')
  const folder = resolve(root, process.env.SHARED_DATA ?? '../shared/data', 'attacks')
  if (!existsSync(folder)) return own
  const naughty: unknown = JSON.parse(readFileSync(`${folder}/naughty-strings.json`, 'utf8'))
  const payloads = readFileSync(`${folder}/xss-payloads.txt`, 'utf8').split('\n')
  return [...own, ...(Array.isArray(naughty) ? naughty.map(String) : []), ...payloads]
}

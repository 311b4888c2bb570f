import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFrame } from './frames.ts'
import { sanitizeRichText } from './sanitize.ts'
import { splitRichText } from './split.ts'

const file = join(
  resolve(import.meta.dirname, '../../..', process.env['SHARED_DATA'] ?? '../shared/data'),
  'attacks/xss-payloads.txt',
)
const own = readLines(join(import.meta.dirname, 'own-attacks.txt'))
const others = existsSync(file) ? readLines(file) : null
if (!others) process.stderr.write(`${file} is absent: the attacks of others are not tried\n`)
const payloads = [...own, ...(others ?? [])]

/** Around a payload: as text, inside an element, inside an attribute. */
const places = [
  (payload: string) => payload,
  (payload: string) => `<p>a ${payload} b</p><blockquote>${payload}</blockquote>`,
  (payload: string) => `<a href="${payload}">x</a><img src="${payload}" alt='${payload}'>`,
  (payload: string) => `<iframe src="${payload}" title='${payload}'></iframe><embed src="${payload}">`,
]

describe('attacks', () => {
  it('are many', () => expect(own.length).toBeGreaterThan(200))

  it.skipIf(!others)('are many that others published', () => expect(others!.length).toBeGreaterThan(6000))

  it.each(places.map((place, index) => [index, place] as const))(
    'leave nothing that runs, in place %i',
    (_, place) => {
      const survivors = payloads.filter((payload) => {
        const once = sanitizeRichText(place(payload))
        const parts = splitRichText(place(payload)).map((part) => (part.kind === 'html' ? part.html : ''))
        return [once ?? '', sanitizeRichText(once) ?? '', ...parts].some(isDangerous)
      })
      expect(survivors).toEqual([])
    },
    60_000,
  )
})

describe('the judge of those attacks', () => {
  it.each([
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<iframe src="https://evil.example/"></iframe>',
    '<img src="data:text/html,x">',
    '<p style="x">',
    '<svg>',
  ])('finds %s', (html) => expect(isDangerous(html)).toBe(true))
})

const ALLOWED =
  /^(h2|h3|h4|p|br|hr|blockquote|ul|ol|li|strong|b|em|i|u|s|sup|sub|a|img|figure|figcaption|iframe|table|thead|tbody|tr|th|td)$/
const ATTRIBUTES =
  /^(href|rel|src|alt|width|height|loading|title|sandbox|referrerpolicy|colspan|rowspan|scope|allowfullscreen)$/

// Reads markup on its own, so that a mistake in what it judges is not made twice.
function isDangerous(html: string): boolean {
  for (const [, name = '', rest = ''] of html.matchAll(/<\/?([^\s/>]*)((?:"[^"]*"|[^">])*)>?/g)) {
    if (!ALLOWED.test(name)) return true
    for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)) {
      if (!ATTRIBUTES.test(attribute)) return true
      const scheme = schemeOf(value)
      if (attribute === 'href' && !/^(https?|mailto|tel)?$/.test(scheme)) return true
      if (attribute === 'src' && name === 'img' && !/^(https)?$/.test(scheme)) return true
      if (attribute === 'src' && name === 'iframe' && readFrame(value.replaceAll('&amp;', '&')) === null)
        return true
    }
  }
  return false
}

/** As a browser reads it: entities decoded, white space and control characters not counted. */
function schemeOf(address: string): string {
  const read = address.replaceAll('&amp;', '&').replace(/[\s\p{Cc}]/gu, '')
  return /^([a-z][\w+.-]*):/i.exec(read)?.[1]?.toLowerCase() ?? ''
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean)
}

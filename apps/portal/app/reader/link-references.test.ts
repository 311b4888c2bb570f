import { describe, expect, it } from 'vitest'
import { readableParts } from './link-references.server.ts'

const read = (html: string, idioma = 'pt_BR') =>
  readableParts(html, idioma)
    .map((part) => (part.kind === 'html' ? part.html : part.src))
    .join('')

describe('readableParts', () => {
  it('leads from a reference to the Bible', () => {
    expect(read('<p>Leia <em>João 3.16</em> hoje.</p>')).toBe(
      '<p>Leia <em><a class="verse-link" href="/bible?busca=Jo%C3%A3o+3.16">João 3.16</a></em> hoje.</p>',
    )
  })

  it('reads them in the language of the church', () => {
    expect(read('<p>Lee Juan 3:16 y Lucas 2:1.</p>', 'es').match(/<a /g)).toHaveLength(2)
    expect(read('<p>Read John 3:16.</p>', 'en')).toContain('href="/bible?busca=John+3%3A16"')
  })

  it('leaves links and other numbers as they are', () => {
    const html = '<p><a href="/about" rel="noopener nofollow">João 3.16</a>, às 10.30, com 3 pessoas</p>'
    expect(read(html)).toBe(html)
  })

  it('opens no way around the sanitiser', () => {
    expect(read('<p>João 3.16"&gt;&lt;script&gt;x</p>')).not.toContain('<script')
  })
})

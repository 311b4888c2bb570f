import { describe, expect, it } from 'vitest'
import { sanitizeRichText } from './sanitize.ts'

describe('sanitizeRichText', () => {
  it('keeps what editors write', () => {
    const html =
      '<h2>História</h2><p>Em <strong>1962</strong>…</p><blockquote>Paz</blockquote><ul><li>um</li></ul>'
    expect(sanitizeRichText(html)).toBe(html)
  })

  it('leaves one h1 to the page and marks links', () => {
    expect(sanitizeRichText('<h1>a</h1><a href="/about" target="_top" onclick="x()">b</a>')).toBe(
      '<h2>a</h2><a href="/about" rel="noopener nofollow">b</a>',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<p style="position:fixed" id="content" onclick="alert(1)">x</p>',
    '<form action="/x"><input name=a></form>',
    '<embed src="https://evil.example/x"><object data="https://www.youtube.com/x"></object>',
    '<embed src="javascript:alert(1)" type="image/svg+xml"><object><embed src="data:text/html,x"></object>',
    '<base href="https://evil.example"><meta http-equiv=refresh content=0>',
    '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('takes the danger out of %s', (html) => {
    expect(sanitizeRichText(html) ?? '').not.toMatch(
      /script|onerror|onclick|style|id=|form|input|embed|object|base|meta|svg|math/i,
    )
  })

  it('shows frames of known hosts only, without their own rights', () => {
    const known = sanitizeRichText(
      '<iframe src="https://www.youtube-nocookie.com/embed/a" srcdoc="<b>x"></iframe>',
    )
    expect(known).toContain('src="https://www.youtube-nocookie.com/embed/a"')
    expect(known).toContain('sandbox="allow-scripts')
    expect(known).not.toMatch(/srcdoc|top-navigation/)
    for (const src of [
      'https://evil.example/',
      'https://www.youtube.com@evil.example/',
      'https://www.youtube.com.evil.example/',
      '//www.youtube.com/embed/a',
      'http://www.youtube.com/embed/a',
      '/embed/chat',
      'https://www.google.com/url?q=https://evil.example',
      'data:text/html,x',
    ]) {
      expect(sanitizeRichText(`<iframe src="${src}"></iframe>`)).toBeNull()
    }
  })

  it('shows an embed of a known host as the frame that it stands for', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/a" title="Filme"></iframe>'
    for (const src of ['https://www.youtube.com/embed/a', 'https://www.youtube.com/v/a']) {
      const embed = `<p>a</p><embed src="${src}" title="Filme" type="text/html" width="9" onload="x()"><p>b</p>`
      expect(sanitizeRichText(embed)).toBe(sanitizeRichText(`<p>a</p>${frame}<p>b</p>`))
    }
  })

  it('has nothing to show for nothing', () => {
    expect(sanitizeRichText(null)).toBeNull()
    expect(sanitizeRichText(' <script></script> ')).toBeNull()
  })
})

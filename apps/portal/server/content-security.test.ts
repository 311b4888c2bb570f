import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  hashInlineCode,
  partnerOf,
  portsOfPage,
  takesCards,
} from './content-security.ts'

const subject = {
  authority: 'a.test:3000',
  scripts: ["'sha256-x'"],
  styles: ["'sha256-y'"],
  ancestors: [],
  churches: '*.test:3000',
  recaptcha: false,
  cardTokens: null,
  ports: [],
}

describe('hashInlineCode', () => {
  it('hashes our inline code, to the byte, and takes the nonce out', () => {
    const code = 'let a = "<b>" + 1;\nrun(a && 2)'
    const page = hashInlineCode(
      `<link rel="preload" nonce="N1"/><script nonce="N1" type="module">${code}</script><style nonce="N1">a{}</style>`,
      'N1',
    )
    expect(page.scripts).toEqual([`'sha256-${createHash('sha256').update(code).digest('base64')}'`])
    expect(page.styles).toHaveLength(1)
    expect(page.html).toBe(`<link rel="preload"/><script type="module">${code}</script><style>a{}</style>`)
  })

  it('gives no hash to a script that came with the content', () => {
    const page = hashInlineCode('<p><script>steal()</script><script nonce="other">steal()</script></p>', 'N1')
    expect(page.scripts).toEqual([])
  })
})

describe('contentSecurityPolicy', () => {
  it('lets scripts in from the build folder and by hash alone', () => {
    const policy = directives(contentSecurityPolicy(subject))
    expect(policy['script-src']).toBe("a.test:3000/assets/ 'sha256-x'")
    expect(policy['default-src']).toBe("'none'")
    expect(policy['object-src']).toBe("'none'")
    expect(policy['base-uri']).toBe("'none'")
    expect(policy['require-trusted-types-for']).toBe("'script'")
  })

  it('lets nobody frame a page but those it is given', () => {
    expect(directives(contentSecurityPolicy(subject))['frame-ancestors']).toBe("'none'")
    const embed = contentSecurityPolicy({ ...subject, ancestors: ['https://church.test'] })
    expect(directives(embed)['frame-ancestors']).toBe('https://church.test')
  })

  it('lets card numbers out to the tokenisation service alone, and only where cards are typed', () => {
    expect(directives(contentSecurityPolicy(subject))['connect-src']).toBe("'self' wss://a.test:3000")
    const card = contentSecurityPolicy({ ...subject, cardTokens: 'https://cards.test' })
    expect(directives(card)['connect-src']).toBe("'self' wss://a.test:3000 https://cards.test")
    expect(['/checkout', '/checkout?pedido=A', '/user/addcard'].every(takesCards)).toBe(true)
    expect(['/', '/checkout/thank-you', '/user/cards', '/give?to=/checkout'].some(takesCards)).toBe(false)
  })

  it('lets a form go to a partner from the page that leads there, and from no other', () => {
    const partners = { voluts: 'https://voluts.test', mykids: null }
    expect(partnerOf('/third-parts/voluts', partners)).toBe('https://voluts.test')
    expect(
      ['/third-parts/mykids', '/third-parts/other', '/give?to=/third-parts/voluts'].map((url) =>
        partnerOf(url, partners),
      ),
    ).toEqual([null, null, null])
    expect(contentSecurityPolicy({ ...subject, formTo: 'https://voluts.test' })).toContain(
      "form-action 'self' https://voluts.test;",
    )
    expect(contentSecurityPolicy(subject)).toContain("form-action 'self';")
  })

  it('lets in what the church has loaded from others, and not where people log in, pay or see what is theirs', () => {
    const open = [
      { porta: 'clarity', codigo: 'abcdef', url: 'https://www.clarity.ms' },
      { porta: 'sentry', codigo: 'x', url: 'https://errors.test' },
    ] as const
    const at = (url: string) =>
      directives(contentSecurityPolicy({ ...subject, ports: portsOfPage(url, open) }))
    expect(at('/about')['script-src']).toBe(
      "a.test:3000/assets/ 'sha256-x' https://www.clarity.ms https://*.clarity.ms",
    )
    for (const url of ['/access?redirectTo=/', '/checkout', '/user/addcard', '/prayer/new']) {
      expect(at(url)['script-src']).toBe("a.test:3000/assets/ 'sha256-x'")
      expect(at(url)['connect-src']).toBe("'self' wss://a.test:3000 https://errors.test")
    }
    expect(at('/embed/praise')['connect-src']).not.toContain('errors.test')
    expect(contentSecurityPolicy(subject)).not.toContain('clarity')
  })

  it("lets Google's captcha in only where it is used", () => {
    expect(contentSecurityPolicy(subject)).not.toContain('recaptcha')
    expect(directives(contentSecurityPolicy({ ...subject, recaptcha: true }))['script-src']).toContain(
      'https://www.google.com/recaptcha/',
    )
  })
})

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

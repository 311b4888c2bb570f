import { createHash } from 'node:crypto'
import { isQuietPage, portSources, ports, type OpenPort } from '@atrio/rules'

/** What a page's policy depends on. */
export interface PolicySubject {
  /** `host[:port]` of the page. */
  authority: string
  /** `'nonce-…'` or `'sha256-…'` of the inline scripts that we wrote ourselves. */
  scripts: string[]
  styles: string[]
  /** Sites that may frame the page; empty for none. */
  ancestors: string[]
  /** `*.host[:port]` of the platform's churches: each serves its own pictures. */
  churches: string
  /** Nothing of the page runs or leads anywhere: it is looked at. */
  isInert?: boolean
  /** The captcha is Google's. */
  recaptcha: boolean
  /** Origin of the tokenisation service, on the pages where a card is typed; null on all others. */
  cardTokens: string | null
  /** Origin of the pictures below maps, where the operator has one: by TLS any picture may come anyway. */
  mapTiles?: string | null
  /** Where the form of this page goes to, beside the church itself: a registered partner (Decision 241). */
  formTo?: string | null
  /** What the church has loaded from others on this page, where a visitor agrees (Decision 152). */
  ports: readonly OpenPort[]
}

/** Whose frames rich text and players may show. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://www.google.com/maps/',
]
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Decision 4. Scripts come from our build folder alone: nothing that a church uploads can be one. */
export function contentSecurityPolicy(subject: PolicySubject): string {
  const built = `${subject.authority}/assets/`
  const captcha = subject.recaptcha ? RECAPTCHA : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [built, ...subject.scripts, ...captcha, ...portSources(subject.ports, 'script-src')],
    'style-src': [built, ...subject.styles],
    // Attributes hold sizes and custom properties that components compute; they cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      subject.churches,
      'data:',
      'blob:',
      'https:',
      ...(subject.mapTiles ? [subject.mapTiles] : []),
      ...portSources(subject.ports, 'img-src'),
    ],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': [built],
    // Safari before 16 does not count the connection for channels as its own.
    'connect-src': [
      "'self'",
      `wss://${subject.authority}`,
      ...(subject.cardTokens ? [subject.cardTokens] : []),
      ...portSources(subject.ports, 'connect-src'),
    ],
    'worker-src': [built, `${subject.authority}/sw.js`],
    'manifest-src': [`${subject.authority}/manifest.webmanifest`],
    'frame-src': [...FRAMES, ...captcha, ...portSources(subject.ports, 'frame-src')],
    'frame-ancestors': subject.ancestors.length > 0 ? subject.ancestors : ["'none'"],
    'form-action': ["'self'", ...(subject.formTo ? [subject.formTo] : [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The origin stays its own, or its own styles and pictures would be another's.
    ...(subject.isInert ? { sandbox: ['allow-same-origin'] } : {}),
    // Google's loader writes to script sinks without a policy.
    ...(subject.recaptcha
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['app', 'default'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The pages where a card is typed, and whose scripts may therefore reach the tokenisation service. */
export function takesCards(url: string): boolean {
  return /^\/(?:checkout|user\/addcard)\/?(?:\?|$)/.test(url)
}

/** The partner to whom a page leads, if it is one that does. */
export function partnerOf(
  url: string,
  partners: Readonly<Record<string, string | null>> = {},
): string | null {
  const named = /^\/third-parts\/(voluts|mykids)\/?(?:\?|$)/.exec(url)?.[1]
  return (named && partners[named]) ?? null
}

/** Of what is on at the church, what this page may load: errors are reported of every page that is no part of another. */
export function portsOfPage(url: string, open: readonly OpenPort[]): OpenPort[] {
  if (/^\/embed(?:\/|$)/.test(url)) return []
  return isQuietPage(url) ? open.filter(({ porta }) => ports[porta].categoria === 'erros') : [...open]
}

/** A page whose own inline scripts and styles are known by their hashes instead of by the nonce it was rendered with. */
export interface HashedPage {
  html: string
  scripts: string[]
  styles: string[]
}

/**
 * Takes the nonce out of a rendered page. Only elements that carry it are ours, so only they are hashed: a script that
 * came with some church's text has no nonce, gets no hash, and does not run.
 */
export function hashInlineCode(html: string, nonce: string): HashedPage {
  const found = { script: new Set<string>(), style: new Set<string>() }
  const element = new RegExp(`<(script|style)((?:\\s[^<>]*)?)\\snonce="${nonce}"([^<>]*)>([^]*?)</\\1>`, 'g')
  const without = html.replace(element, (_, name: 'script' | 'style', before, after, code: string) => {
    if (code) found[name].add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `<${name}${before}${after}>${code}</${name}>`
  })
  return {
    html: without.replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...found.script],
    styles: [...found.style],
  }
}

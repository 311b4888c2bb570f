import { randomBytes } from 'node:crypto'
import { ApiError, churchCalls, type ApiCall, type Call } from '@atrio/contract'
import { openPorts, type Locale } from '@atrio/rules'
import type { FastifyRequest } from 'fastify'
import { churchOf, type Bootstrap } from './church-base.ts'
import {
  contentSecurityPolicy,
  hashInlineCode,
  partnerOf,
  portsOfPage,
  takesCards,
} from './content-security.ts'
import type { Made } from './fresh-cache.ts'
import type { PageAddress } from './page-address.ts'
import type { PortalSettings } from './page-request.ts'
import { paintFirst } from './paint-first.ts'
import { inTheme, type PreviewOfPage } from './preview.ts'
import type { Renderer } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'
import { AUTHORITY, PORT, storedSize, storeResponse, type StoredResponse } from './stored-response.ts'

/** How long a page is kept; what may change within it without any table changing: the clock. */
const PAGE_LIFE = 60_000
/** From here on it is made anew in the background: pages that were made in one rush do not end in one. */
const RENEW_BETWEEN = [30_000, 45_000] as const
const NOT_FOUND_LIFE = 10_000
// A browser always asks again and is answered 304; a CDN may answer alone for as long as we would.
const SHARED = {
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=300',
}
const NOT_SHARED = { 'cache-control': 'no-store' }

export interface PageMaker {
  render: Renderer
  settings: PortalSettings
  recaptcha: boolean
  /** Origin of the tokenisation service; empty until it has started. */
  cardTokens: () => string
  dev: boolean
}

/** Renders the page of an address, as a response that may be kept for `ttl`. */
export async function makePage(
  maker: PageMaker,
  address: PageAddress,
  visit: {
    request: FastifyRequest
    api: ApiCall
    bootstrap: Bootstrap
    origin: string
    preview?: PreviewOfPage
    /** Of which moment, where it is not of now. */
    momento?: string
  },
): Promise<Made<StoredResponse>> {
  const { bootstrap, origin } = visit
  const nonce = maker.dev ? '' : randomBytes(18).toString('base64url')
  const watched = watchCalls(visit.api, address.locale)
  const response = await maker.render(toWebRequest(visit.request, origin + address.url), {
    api: watched.api,
    bootstrap,
    locale: address.locale,
    origin,
    settings: maker.settings,
    nonce,
    preview: visit.momento ?? null,
    report: (error) => visit.request.log.error({ err: error }, 'page failed'),
  })
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html')
  const rendered = response.status >= 500 && watched.metOutage() ? 503 : response.status
  const status = isHtml ? statusOf(bootstrap, rendered) : rendered
  const cardTokens = takesCards(address.url) ? maker.cardTokens() : null
  // A page that was made before the service had an address, or without all that belongs to it, must not be kept.
  const ttl = maker.dev || cardTokens === '' || watched.metOutage() ? 0 : lifeOf(address, response, status)
  const text = Buffer.from(await response.arrayBuffer())
  const body = isHtml
    ? secure(maker, address, bootstrap, {
        html: maker.dev ? text.toString() : paintFirst(text.toString(), address.locale),
        nonce,
        hashed: ttl > 0,
        cardTokens: cardTokens || null,
        preview: visit.preview,
      })
    : { text, policy: null }
  const stored = storeResponse(
    status,
    {
      ...securityHeaders,
      ...pass(response.headers),
      ...(ttl > 0 ? SHARED : NOT_SHARED),
      ...(status === 503 ? { 'retry-after': '5' } : {}),
      ...(isHtml ? { 'content-language': address.locale } : {}),
      ...(body.policy ? { 'content-security-policy': body.policy } : {}),
      // The cookie can hold the chosen language; caches that key on it get at most a few pages for each address.
      vary: address.localeInUrl ? 'Host' : 'Host, Accept-Language, Cookie',
    },
    body.text,
  )
  const ownIgreja = churchOf(bootstrap)?.id ?? null
  return {
    value: stored,
    igrejaId: watched.sawOtherChurches() ? null : ownIgreja,
    ttl,
    ...(ttl === PAGE_LIFE ? { renewAfter: between(RENEW_BETWEEN) } : {}),
    size: storedSize(stored),
    minor: status === 404 || address.isLoose,
  }
}

/** The page's real status: an unknown host has no pages, and a church that could not be loaded is an outage. */
function statusOf(bootstrap: Bootstrap, rendered: number): number {
  if (bootstrap.state === 'failed') return 503
  return bootstrap.state === 'unknown' && rendered === 200 ? 404 : rendered
}

function lifeOf(address: PageAddress, response: Response, status: number): number {
  const isPrivate = /no-store|private/.test(response.headers.get('cache-control') ?? '')
  if (!address.keep || isPrivate || response.headers.has('set-cookie')) return 0
  if (status === 200) return PAGE_LIFE
  return status === 404 ? NOT_FOUND_LIFE : 0
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least)
}

function secure(
  maker: PageMaker,
  address: PageAddress,
  bootstrap: Bootstrap,
  page: {
    html: string
    nonce: string
    hashed: boolean
    cardTokens: string | null
    preview: PreviewOfPage | undefined
  },
): { text: Buffer; policy: string } {
  const inline = page.hashed
    ? hashInlineCode(page.html, page.nonce)
    : { html: page.html, scripts: [`'nonce-${page.nonce}'`], styles: [`'nonce-${page.nonce}'`] }
  if (maker.dev) return { text: Buffer.from(page.html), policy: "frame-ancestors 'none'" }
  const policy = contentSecurityPolicy({
    authority: AUTHORITY,
    scripts: inline.scripts,
    styles: inline.styles,
    ancestors: page.preview
      ? [page.preview.ancestor]
      : address.url.startsWith('/embed/')
        ? framingSites(bootstrap)
        : [],
    isInert: page.preview !== undefined,
    churches: `*.${maker.settings.hosts.platformHost}${PORT}`,
    recaptcha: maker.recaptcha,
    cardTokens: page.cardTokens,
    formTo: partnerOf(address.url, maker.settings.partners),
    mapTiles: maker.settings.mapTiles ? new URL(maker.settings.mapTiles.url).origin : null,
    ports:
      bootstrap.state === 'loaded'
        ? portsOfPage(address.url, openPorts(bootstrap.base.igreja, maker.settings.ports))
        : [],
  })
  const html = page.preview ? inTheme(inline.html, page.preview) : inline.html
  return { text: Buffer.from(html), policy }
}

/** The church's own site may show its embeddable pages. */
function framingSites(bootstrap: Bootstrap): string[] {
  if (bootstrap.state !== 'loaded') return []
  const sites = bootstrap.base.igreja.clientes.flatMap(({ site }) =>
    site && URL.canParse(site) ? [new URL(site)] : [],
  )
  return ["'self'", ...sites.filter(({ protocol }) => protocol === 'https:').map(({ origin }) => origin)]
}

const acrossChurches = new Set<Call>([
  churchCalls.listClientes,
  churchCalls.getOrganizacao,
  churchCalls.getIgrejaByCodigo,
  churchCalls.getIgrejaByHostname,
])

/**
 * Makes a page's calls in its language. Notices when it shows more than its own church, so that a change of any of them
 * ends it, and when what it asked for was not to be had: that is an outage, and no fault of the page.
 */
function watchCalls(
  api: ApiCall,
  locale: Locale,
): { api: ApiCall; sawOtherChurches: () => boolean; metOutage: () => boolean } {
  let seen = false
  let outage = false
  const watch = (call: Call, request: object = {}, options: { headers?: Record<string, string> } = {}) => {
    seen ||= acrossChurches.has(call)
    const headers = { 'accept-language': locale, ...options.headers }
    const ask = api as (call: Call, ...rest: unknown[]) => Promise<unknown>
    const answer = ask(call, request, { ...options, headers })
    answer.catch((error: unknown) => {
      outage ||= error instanceof ApiError && error.httpStatus === 503
    })
    return answer
  }
  return { api: watch as ApiCall, sawOtherChurches: () => seen, metOutage: () => outage }
}

// Credentials of the visitor never reach rendering: what it makes is for everyone.
function toWebRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers()
  // Only where the address leaves for the staff's site is the browser's own language passed on.
  const language = request.headers['accept-language']
  if (language) headers.set('accept-language', language)
  return new Request(url, { headers })
}

function pass(headers: Headers): Record<string, string> {
  const { vary: _vary, ...rest } = Object.fromEntries(headers)
  return rest
}

import {
  chosenLanguage,
  FALLBACK_LOCALE,
  isAuthority,
  listWanted,
  readChurchHost,
  spokenLocale,
  type Locale,
  type PortalHosts,
} from '@atrio/rules'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Bootstrap } from './church-base.ts'
import { keptParameters, passedParameters } from './page-parameters.ts'

/** What a request for a page is about: two requests for one church with the same key get the same answer. */
export interface PageAddress {
  key: string
  /** Host name in lower case, without port: the one spelling of a host that churches are looked up by. */
  host: string
  /** The visitor wrote the host in another way, which anyone could make up. */
  isAlias: boolean
  /** As the visitor reached us. */
  visit: Visit
  /** The address as rendering sees it. */
  url: string
  locale: Locale
  /** Every language that the visitor reads, the dearest first. */
  wanted: readonly Locale[]
  /** The language stands in the address, so neither browser nor cookie decides it. */
  localeInUrl: boolean
  /** False where the address says too much about one visitor to be worth keeping. */
  keep: boolean
  /** Spelled in a way that has many alike: what is made for it must push out nothing else. */
  isLoose: boolean
}

/** How a visitor reached us: what of an answer is not the same for all who get it. */
export interface Visit {
  scheme: string
  /** `host[:port]` */
  authority: string
}

const MAX_KEPT_URL = 300

/**
 * Reads a request's address. Parameters that no slice declares (campaign marks, one-time codes) never reach rendering: they
 * can neither fill the cache nor end up in a page. Null for a host header that names no host.
 */
export function readAddress(request: FastifyRequest, hosts: Hosts): PageAddress | null {
  // Most visitors ask for the same few pages in the same few languages, and reading an address costs as much as sending
  // a page. Addresses with a query may hold a one-time code and are not remembered, nor are cookies but for the language.
  if (request.url.includes('?') || request.url.length > MAX_KEPT_URL) return parseAddress(request, hosts)
  const { cookie, 'accept-language': languages = '' } = request.headers
  const asked = `${request.protocol} ${request.host} ${request.url} ${chosenLanguage(cookie)} ${languages}`
  const known = read.get(asked)
  if (known) return known
  const address = parseAddress(request, hosts)
  if (address && asked.length <= 2 * MAX_KEPT_URL) read.set(asked, address)
  return address
}

type Hosts = Pick<PortalHosts, 'marker' | 'platformHost'>

const read = new LRUCache<string, PageAddress>({
  maxSize: 1_000_000,
  // What is kept of an address beside its own words.
  sizeCalculation: (_, asked) => asked.length + 400,
})

function parseAddress(request: FastifyRequest, hosts: Hosts): PageAddress | null {
  const authority = request.host.toLowerCase()
  if (!isAuthority(authority) || !request.url.startsWith('/')) return null
  const mark = request.url.indexOf('?')
  const path = mark < 0 ? request.url : request.url.slice(0, mark)
  const query = mark < 0 ? NO_QUERY : readQuery(request.url.slice(mark + 1))
  const wanted = listWanted({
    lang: query.lang,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  })
  const locale = wanted[0] ?? FALLBACK_LOCALE
  const url = path + query.text
  const given = request.hostname.toLowerCase().replace(/\.$/, '')
  const { host } = readChurchHost(given, hosts)
  return {
    key: `${locale} ${url}`,
    host,
    isAlias: host !== given,
    visit: { scheme: request.protocol, authority },
    url,
    locale,
    wanted,
    localeInUrl: query.lang === locale,
    keep: query.keep && url.length <= MAX_KEPT_URL,
    isLoose: !PLAIN.test(url),
  }
}

/** The same address in a language that the church offers; its page has a key of that language. */
export function spokenAt(address: PageAddress, bootstrap: Bootstrap): PageAddress {
  if (bootstrap.state !== 'loaded') return address
  const locale = spokenLocale(address.wanted, bootstrap.base.igreja)
  return locale === address.locale
    ? address
    : { ...address, locale, key: `${locale} ${address.url}`, localeInUrl: false }
}

/** As our own links write addresses: with no capitals, codes or slashes too many, and with the language alone. */
const PLAIN = /^(?:\/|(?:\/[a-z0-9._~-]+)+)(?:\?lang=[A-Za-z-]{2,5})?$/
const NO_QUERY = { text: '', lang: null, keep: true }

function readQuery(search: string): { text: string; lang: string | null; keep: boolean } {
  const given = [...new URLSearchParams(search)]
    .filter(([name]) => keptParameters.has(name) || passedParameters.has(name))
    // No text of ours can hold it, and calls refuse it: nobody who searches typed it.
    .map(([name, value]): [string, string] => [name, value.replaceAll('\u0000', '')])
  // One order for one page, whatever order a link happens to have.
  const sorted = new URLSearchParams(given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  const text = sorted.toString()
  return {
    text: text ? `?${text}` : '',
    lang: sorted.get('lang'),
    keep: given.every(([name]) => keptParameters.has(name)),
  }
}

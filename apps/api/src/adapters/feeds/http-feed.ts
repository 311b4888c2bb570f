import { request as requestOverHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { request as requestOverTls, Agent as TlsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { publicAddresses, resolveByDns, type Address, type Resolve } from './addresses.ts'
import type { FeedFailure, FeedVersion, RawFeed } from './feeds.ts'

export interface HttpFeedOptions {
  /** How names become addresses; by default as the system does it. */
  resolve?: Resolve
  /**
   * `host:port` of servers that may be anywhere, for tests that serve feeds themselves. Only code can set it: an
   * environment that could would one day be set in production.
   */
  trusted?: readonly string[]
}

/** What is asked for, and how large it may be once unpacked. */
interface Wanted {
  accept: string
  maxBytes: number
  maxRedirects?: number
  /** Sent to the first address alone: with them no redirect is followed. */
  headers?: Record<string, string>
}

const FEED: Wanted = {
  accept:
    'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.1',
  maxBytes: 5 * 1024 * 1024,
}
export const CHAPTERS: Wanted = {
  accept: 'application/json+chapters, application/json;q=0.9, */*;q=0.1',
  maxBytes: 512 * 1024,
}
export const CAPTIONS: Wanted = { accept: 'text/vtt, */*;q=0.1', maxBytes: 1024 * 1024 }
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

class Refusal extends Error {
  readonly reason: FeedFailure
  constructor(reason: FeedFailure) {
    super(reason)
    this.reason = reason
  }
}

/** Fetches an address that a church typed in. */
export async function fetchOverHttp(
  url: string,
  version: FeedVersion,
  signal: AbortSignal,
  options: HttpFeedOptions & Partial<Wanted> = {},
): Promise<RawFeed> {
  const { accept, maxBytes, headers: own = {}, ...http } = { ...FEED, ...options }
  try {
    const headers = { ...headersOf(accept, version), ...own }
    const response = await reach(url, { method: 'GET', headers }, signal, http)
    return await readAnswer(response, maxBytes)
  } catch (error) {
    return { kind: 'failed', reason: failureOf(error, signal) }
  }
}

/**
 * The answer of an address that could point into our own network: each hop is resolved here, refused unless it is
 * public, and dialled at the very address that was looked at: asking again could be answered otherwise.
 * @throws Error, which `failureOf` names
 */
export async function reach(
  url: string,
  asked: Asked,
  signal: AbortSignal,
  {
    resolve = resolveByDns,
    trusted = [],
    maxRedirects = MAX_REDIRECTS,
  }: HttpFeedOptions & { maxRedirects?: number },
): Promise<IncomingMessage> {
  let target = parseTarget(url, trusted)
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const addresses = trusted.includes(target.host)
      ? null
      : await abortable(publicAddresses(target.hostname, resolve), signal)
    if (addresses === null && !trusted.includes(target.host)) throw new Refusal('refused')
    const response = await dial(target, addresses, asked, signal)
    const next = REDIRECTS.has(response.statusCode ?? 0) ? response.headers.location : undefined
    if (next === undefined) return response
    response.destroy()
    target = parseTarget(new URL(next, target).href, trusted)
  }
  throw new Refusal('redirects')
}

export function failureOf(error: unknown, signal: AbortSignal): FeedFailure {
  if (error instanceof Refusal) return error.reason
  return signal.aborted ? 'slow' : 'unreachable'
}

/** Asks one public address, and no other that it may lead to; null where there is no answer of that size in time. */
export async function askOverHttp(
  url: string,
  { headers, maxBytes, signal }: { headers: Record<string, string>; maxBytes: number; signal: AbortSignal },
  http: HttpFeedOptions = {},
): Promise<Buffer | null> {
  const asked = { accept: 'application/json', maxBytes, maxRedirects: 0, headers }
  const answer = await fetchOverHttp(url, { etag: null, ultimaModificacao: null }, signal, {
    ...http,
    ...asked,
  })
  return answer.kind === 'found' ? answer.body : null
}

function parseTarget(address: string, trusted: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new Refusal('refused')
  // Other ports are where databases and consoles listen; a name and password would be sent to whoever redirects.
  const isUsual = url.port === '' && url.username === '' && url.password === ''
  if (!isUsual && !trusted.includes(url.host)) throw new Refusal('refused')
  return url
}

function headersOf(accept: string, { etag, ultimaModificacao }: FeedVersion): Record<string, string> {
  return {
    accept,
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Atrio (podcast reader)',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(ultimaModificacao ? { 'if-modified-since': ultimaModificacao } : {}),
  }
}

interface Asked {
  method: 'GET' | 'HEAD' | 'POST'
  headers: Record<string, string>
  body?: Buffer
}

function dial(
  url: URL,
  addresses: Address[] | null,
  { method, headers, body }: Asked,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isTls = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isTls ? requestOverTls : requestOverHttp)(
      url,
      {
        // Agents of our own: those that everybody shares may be told to use a proxy.
        agent: isTls ? new TlsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false }),
        ...(addresses && { lookup: pinned(addresses) }),
        signal,
        method,
        headers,
      },
      resolve,
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** Answers every question about a name with the addresses that have been looked at. */
function pinned(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first!.address, first!.family)
  }
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<RawFeed> {
  const { statusCode, headers } = response
  if (statusCode === 304 || statusCode !== 200) {
    response.destroy()
    return statusCode === 304 ? { kind: 'unchanged' } : { kind: 'failed', reason: 'status' }
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw new Refusal('large')
  }
  return {
    kind: 'found',
    body: await readBody(response, unpack(response), maxBytes),
    contentType: headers['content-type'] ?? '',
    etag: headers.etag ?? null,
    ultimaModificacao: headers['last-modified'] ?? null,
  }
}

function unpack(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').toLowerCase().trim()
  if (encoding === 'identity' || encoding === '') return response
  const decoders: Record<string, () => ReturnType<typeof createGunzip>> = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }
  const decoder = decoders[encoding]?.()
  if (!decoder) throw new Refusal('not-a-feed')
  response.once('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}

/** Counts what comes out, not what came in: a few packed kilobytes can hold gigabytes. */
async function readBody(response: IncomingMessage, body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new Refusal('large')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    response.destroy()
  }
}

/** The system's own resolver cannot be told to stop; at least nobody waits for it. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('aborted', { cause: signal.reason }))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

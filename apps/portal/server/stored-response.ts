import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Visit } from './page-address.ts'
import { transportSecurity } from './security-headers.ts'

/** A whole answer, ready to be sent to anyone who may see it. */
export interface StoredResponse {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  /** Absent where compression gains nothing. */
  br?: Buffer
  /** Made for the first client that reads nothing better, then kept. */
  gzip?: Buffer
  /** The headers as the last visitor got them: most of a church's visitors reach it in one way. */
  visited?: { scheme: string; authority: string; headers: Record<string, string> }
}

/** Stands in a stored policy for how the visitor reached us: one page serves a host however its port is written. */
export const AUTHORITY = '{authority}'
export const PORT = '{port}'

/**
 * Quality 11 costs 25 ms a page, 5 more than one, 3 less than half a millisecond for a tenth of the size more. The window
 * is that of a page: the usual one of 4 MB would be allocated anew for each.
 */
function compress(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 3,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

export function storeResponse(status: number, headers: Record<string, string>, body: Buffer): StoredResponse {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(
    headers['content-type'] ?? '',
  )
  return {
    status,
    headers: compressible ? { ...headers, vary: joinVary(headers.vary) } : headers,
    etag,
    identity: body,
    ...(compressible && body.length > 500 ? { br: compress(body) } : {}),
  }
}

/** Bytes that keeping the answer costs. */
export function storedSize({ identity, br }: StoredResponse): number {
  // The rest covers headers, as stored and as sent, and, where it will be made, the gzip form.
  return identity.length + (br ? 2.2 * br.length : 0) + 5_000
}

/**
 * Writes past Fastify's reply, whose part in a cached answer would be a third of the work. Hooks that watch the end of a
 * response still run.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
  visit: Visit,
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  const { encoding, body } = encode(stored, request.headers['accept-encoding'])
  // The forms differ in bytes, so their tags do.
  const etag = encoding ? `"${stored.etag}-${encoding}"` : `"${stored.etag}"`
  const headers = headersFor(stored, visit)
  if (stored.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    raw.writeHead(304, { ...withoutEntity(headers), etag })
    raw.end()
    return reply
  }
  raw.writeHead(stored.status, {
    ...headers,
    etag,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  raw.end(request.method === 'HEAD' ? undefined : body)
  return reply
}

function headersFor(stored: StoredResponse, { scheme, authority }: Visit): Record<string, string> {
  if (stored.visited?.authority === authority && stored.visited.scheme === scheme)
    return stored.visited.headers
  const policy = stored.headers['content-security-policy']
  const port = /:\d+$/.exec(authority)?.[0] ?? ''
  const headers = {
    ...stored.headers,
    ...transportSecurity(scheme),
    ...(policy && {
      'content-security-policy': policy.replaceAll(AUTHORITY, authority).replaceAll(PORT, port),
    }),
  }
  stored.visited = { scheme, authority, headers }
  return headers
}

type Encoded = { encoding: 'br' | 'gzip' | null; body: Buffer }

function encode(stored: StoredResponse, accepted: string | undefined): Encoded {
  if (!stored.br || !accepted) return { encoding: null, body: stored.identity }
  if (accepts(accepted, 'br')) return { encoding: 'br', body: stored.br }
  if (!accepts(accepted, 'gzip')) return { encoding: null, body: stored.identity }
  stored.gzip ??= gzipSync(stored.identity)
  return { encoding: 'gzip', body: stored.gzip }
}

function accepts(accepted: string, coding: 'br' | 'gzip'): boolean {
  const at = accepted.indexOf(coding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + coding.length))
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}

function withoutEntity(headers: Record<string, string>): Record<string, string> {
  const { 'content-type': _type, 'content-language': _language, ...rest } = headers
  return rest
}

function joinVary(vary: string | undefined): string {
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}

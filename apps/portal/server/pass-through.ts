import { request as requestOverHttp } from 'node:http'
import { request as requestOverTls } from 'node:https'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const

/**
 * Hands on to the API, unread, what browsers ask of it at a church's own host. Where a proxy in front sends these paths
 * to the API itself, nothing of this is used.
 */
export async function passThrough(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const url of ['/api/*', '/media/*', '/arquivo/*', '/podcast.xml', '/agenda/*', '/_dev/*']) {
      scope.route({ method: [...METHODS], url, handler: (request, reply) => handOn(request, reply, apiUrl) })
    }
  })
}

/** How the API learns who asked, and at which host; it believes this of addresses in its `TRUST_PROXY` alone. */
export function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
  }
}

function handOn(request: FastifyRequest, reply: FastifyReply, apiUrl: string): void {
  reply.hijack()
  const { raw } = reply
  const target = new URL(apiUrl)
  const send = target.protocol === 'https:' ? requestOverTls : requestOverHttp
  const { connection: _connection, host: _host, ...headers } = request.raw.headers
  const upstream = send(
    {
      hostname: target.hostname,
      port: target.port,
      path: request.url,
      method: request.method,
      headers: { ...headers, ...forwardedHeaders(request), host: target.host },
      timeout: 30_000,
    },
    (answer) => {
      const { connection: _hop, 'keep-alive': _keepAlive, ...passed } = answer.headers
      raw.writeHead(answer.statusCode ?? 502, passed)
      answer.pipe(raw)
    },
  )
  upstream.once('timeout', () => upstream.destroy(new Error('the API takes too long')))
  upstream.once('error', (error) => {
    request.log.warn({ err: error }, 'API not reached')
    if (raw.headersSent) raw.destroy()
    else raw.writeHead(502, { ...securityHeaders, 'cache-control': 'no-store' }).end()
  })
  raw.once('close', () => upstream.destroy())
  request.raw.pipe(upstream)
}

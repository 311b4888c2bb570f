import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000

/**
 * What answers of the API carry. They are data for the page that asked: never a document, a frame or part of another
 * site. There is no CORS header at all: each portal calls the API on its own host.
 */
export function secureApiAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    // Not `includeSubDomains`: a church's own host may have neighbours that are not ours.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR}`)
  })
}

import { isAuthority } from '@atrio/rules'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const YEAR = 31_536_000

/**
 * Before any route, page or file: a host header that names no host is refused, since tenants and addresses are found by
 * it, and no answer is taken by a browser for another type than it says.
 */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done(isAuthority(request.host) ? undefined : new AppError('VALIDATION'))
  })
}

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
      'x-frame-options': 'DENY',
    })
    // Not `includeSubDomains`: a church's own host may have neighbours that are not ours.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR}`)
  })
}

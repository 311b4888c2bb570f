import type { Writable } from 'node:stream'
import { requestLog } from '@atrio/portal/request-log'
import type { FastifyServerOptions } from 'fastify'
import type { Env } from './env.ts'

/**
 * One line of JSON for each request, with an allow-list of what may stand in it: never a query string, a body, an
 * address or a name. Route patterns are logged, not URLs.
 */
export function loggerOptions(env: Pick<Env, 'LOG_LEVEL'>, stream?: Writable): FastifyServerOptions {
  if (env.LOG_LEVEL === 'silent') return { logger: false }
  return {
    logController: requestLog(),
    logger: {
      level: env.LOG_LEVEL,
      base: null,
      ...(stream && { stream }),
      serializers: {
        err: serializeError,
        req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
        res: (reply) => ({ statusCode: reply.statusCode }),
      },
    },
  }
}

interface SerializedError {
  type: string
  message: string
  stack: string
  [key: string]: unknown
}

/** Only what says what broke: errors of libraries carry connections, queries and their values. */
export function serializeError(error: Error & { code?: unknown }): SerializedError {
  return {
    type: error.name,
    message: error.message,
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    stack: error.stack ?? '',
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
  }
}

import { LogController } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where the log has no line for each request. */
    logged?: false
  }
}

/**
 * Lines of the log for each request, but for routes that say `logged: false`. A level of its own for a route (`logLevel`) has
 * every method of the logger made anew for each request.
 */
export function requestLog(): LogController {
  return new LogController({
    disableRequestLogging: (request) => request.routeOptions.config.logged === false,
  })
}

import { calls, type CallName } from '@atrio/contract'
import { matchLocale } from '@atrio/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { authenticate } from './auth.ts'
import type { Context } from './context.ts'
import type { createRunner } from './implement.ts'

/** Mounts every call of the contract below the prefix that the instance has. */
export function serveCalls(app: FastifyInstance, deps: Deps, run: ReturnType<typeof createRunner>): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name]
    app.route({
      method: call.method,
      url: call.path,
      config: { call: name },
      handler: async (request, reply) => {
        const ctx = await createContext(deps, request, reply)
        const result = await run(name, ctx, request)
        return reply.status(call.status).header('cache-control', 'no-store').send(result)
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName
  }
}

async function createContext(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const host = hostOf(request)
  const igreja = await deps.tenants.findByHost(host)
  return {
    deps,
    log: request.log,
    requestId: request.id,
    ip: request.ip,
    host,
    // `request.host` has the port, when one was given.
    origin: `${request.protocol}://${request.host}`,
    locale: matchLocale(request.headers['accept-language']),
    igreja,
    auth: await authenticate(deps, igreja, request.headers.authorization),
    header: (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    },
    setHeader: (name, value) => void reply.header(name, value),
  }
}

/** The host name asked for, without port and in lower case; empty when there is none. */
export function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase().replace(/\.$/, '')
}

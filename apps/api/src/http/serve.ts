import { calls, type Call, type CallName } from '@atrio/contract'
import { matchLocale, networkOf } from '@atrio/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { isStaffHost } from '../staff-url.ts'
import { authenticate } from './auth.ts'
import { authenticateStaff } from './auth-staff.ts'
import type { Context } from './context.ts'
import { sendFile, type FileAnswer } from './file-answer.ts'
import type { createRunner } from './implement.ts'
import { receiveFile } from './receive-file.ts'
import type { Receive } from './take-upload.ts'

/** Mounts every call of the contract below the prefix that the instance has. */
export function serveCalls(app: FastifyInstance, deps: Deps, run: ReturnType<typeof createRunner>): void {
  const names = Object.keys(calls) as CallName[]
  for (const name of names.filter((one) => !isUpload(one))) serve(app, deps, run, name)
  void app.register(async (scope) => {
    // Their bodies are read by the runner, once it knows who asks.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onError', async (request, reply) => {
      // Nobody reads the rest of a file that was refused.
      if (!request.raw.complete) reply.header('connection', 'close')
    })
    for (const name of names.filter(isUpload)) serve(scope, deps, run, name)
  })
}

function isUpload(name: CallName): boolean {
  return (calls[name] as Call).upload !== undefined
}

function serve(app: FastifyInstance, deps: Deps, run: ReturnType<typeof createRunner>, name: CallName): void {
  const call: Call = calls[name]
  app.route({
    method: call.method,
    url: call.path,
    config: { call: name },
    handler: async (request, reply) => {
      const ctx = await createContext(deps, request, reply)
      const { params, query, body } = request
      const receive: Receive = (bounds) => receiveFile(request.raw, bounds, deps.env.receivingDir)
      const result = await run(name, ctx, { params, query, body, receive })
      void reply.status(call.status).header('cache-control', 'no-store')
      return call.download ? sendFile(reply, result as FileAnswer) : reply.send(result)
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: CallName
  }
}

/** A request with who asks, at either site. */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const base = await baseContext(deps, request)
  const setHeader = (name: string, value: string) => void reply.header(name, value)
  if (base.site === 'staff') {
    const { slug } = (request.params ?? {}) as { slug?: string }
    return { ...base, ...(await authenticateStaff(deps, base, slug)), setHeader }
  }
  const auth = await authenticate(deps, base.igreja, request.headers.authorization)
  return { ...base, auth, equipe: null, setHeader }
}

/** What a request says of itself, before it is known who asks. */
export async function baseContext(
  deps: Deps,
  request: FastifyRequest,
): Promise<Omit<Context, 'auth' | 'equipe' | 'setHeader'>> {
  const host = hostOf(request)
  const site = isStaffHost(deps.env, host) ? 'staff' : 'portal'
  return {
    deps,
    site,
    log: request.log,
    requestId: request.id,
    ip: request.ip,
    network: networkOf(request.ip),
    effort: 0,
    host,
    authority: new URL(`${request.protocol}://${request.host}`).host,
    locale: matchLocale(request.headers['accept-language']),
    igreja: site === 'staff' ? null : await deps.tenants.findByHost(host),
    header: (name) => {
      const value = request.headers[name]
      return Array.isArray(value) ? value[0] : value
    },
  }
}

/** The host name asked for, without port and in lower case; empty when there is none. */
export function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase().replace(/\.$/, '')
}

import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Call, CallName } from '@atrio/contract'
import { networkOf } from '@atrio/rules'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { outboxPages } from './adapters/mail/outbox-page.ts'
import type { Deps } from './deps.ts'
import { AppError, handleError } from './http/errors.ts'
import { boundConnections } from './http/connections.ts'
import { guardRequests, secureApiAnswers } from './http/headers.ts'
import { createRunner, type Handlers } from './http/implement.ts'
import { createLocalApi } from './http/local.ts'
import type { ChannelHandlers } from './http/channels.ts'
import { serveCalls } from './http/serve.ts'
import { serveChannels } from './http/serve-channels.ts'
import { isForSocket, openSockets } from './http/sockets.ts'
import { internalChangesRoutes } from './internal-changes.ts'
import { internalInvariantsRoutes } from './internal-invariants.ts'
import { kinds } from './kinds.ts'
import { loggerOptions } from './logger.ts'
import { previewPages } from './mail-preview.ts'
import { mediaRoutes } from './media.ts'
import { openApiRoutes } from './openapi-page.ts'
import { healthRoutes } from './ops/health.ts'
import { metricsRoutes } from './ops/metrics.ts'
import { refuseUnderPressure } from './ops/pressure.ts'
import { ownChannelHandlers, ownHandlers, serveLive, serveOthers } from './slices.ts'

/** What tests put in place of the application's own. */
export interface AppSeams {
  /** With a check taken out, to see that its absence is noticed. */
  handlers?: Handlers
  channelHandlers?: ChannelHandlers
  /** With a declaration loosened, for the same. */
  declared?: Record<CallName, Call>
  /** Where log lines go instead of the standard output. */
  logStream?: Writable
}

/** The API as an application that does not listen yet. `api` makes its calls from inside the process. */
export async function createApp(
  deps: Deps,
  { handlers = ownHandlers, channelHandlers = ownChannelHandlers, declared, logStream }: AppSeams = {},
): Promise<{ app: FastifyInstance; api: ReturnType<typeof createLocalApi> }> {
  const app = fastify({
    // Databases are migrated and pages compiled meanwhile, on a slow machine for longer than the default allows.
    pluginTimeout: 120_000,
    ...loggerOptions(deps.env, logStream),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 },
    trustProxy: trustProxy(deps.env.TRUST_PROXY),
    bodyLimit: 100 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    http: {
      // Node's own answer to a request without a host would carry none of our headers.
      requireHostHeader: false,
      // In development Vite has connections of its own.
      ...(!deps.env.ATRIO_DEV && { shouldUpgradeCallback: isForSocket }),
    },
    // What the framework refuses before any route, such as an address that is no address.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  })
  app.setErrorHandler(handleError)
  boundConnections(app)
  guardRequests(app)
  // The framework's own would log the address, whose query may hold anything.
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND')
  })
  // Any site may send text without asking first; only JSON bodies are read.
  app.removeContentTypeParser('text/plain')
  // Compiling pages makes development late, and a page half refused is no help.
  refuseUnderPressure(app, deps.env.ATRIO_DEV ? 0 : deps.env.PRESSURE_DELAY)
  metricsRoutes(app, deps)
  healthRoutes(app, deps)
  if (deps.outbox && deps.env.ATRIO_MODE === 'demo') {
    outboxPages(app, deps.outbox)
    previewPages(app, { ...deps, kinds })
  }
  openApiRoutes(app)
  internalChangesRoutes(app, deps)
  internalInvariantsRoutes(app, deps)
  const run = createRunner(handlers, declared)
  await app.register(
    async (v1) => {
      secureApiAnswers(v1)
      v1.addHook('onRequest', async (request) => deps.limits.countRequest(networkOf(request.ip)))
      serveCalls(v1, deps, run)
      const sockets = await openSockets(v1, deps)
      serveChannels(v1, deps, { handlers: channelHandlers, sockets })
      serveLive(v1, deps, sockets)
      v1.setNotFoundHandler(() => {
        throw new AppError('NOT_FOUND')
      })
    },
    { prefix: '/api/v1' },
  )
  // Pages answer every other address: one of the API's that no call has is not theirs to answer.
  app.get('/api/*', () => {
    throw new AppError('NOT_FOUND')
  })
  serveOthers(app, deps)
  await app.register((media) => mediaRoutes(media, deps), { prefix: '/media' })
  return { app, api: createLocalApi(deps, run) }
}

/** A number counts the proxies in front: what lies further out in X-Forwarded-For is anyone's to write. */
function trustProxy(value: string | undefined): FastifyServerOptions['trustProxy'] {
  if (value === undefined) return false
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value
}

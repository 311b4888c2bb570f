import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError, lackOf } from '../http/errors.ts'
import { hashToken } from '../http/one-time-token.ts'
import { addGauges, type MeasuredDeps } from './gauges.ts'

type MetricsDeps = MeasuredDeps & Pick<Deps, 'env'>

/** Counts every request, and shows the counts at `/metrics` in the text format of Prometheus. */
export function metricsRoutes(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'atrio_http_request_duration_seconds',
    help: 'Time until an answer was sent, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const lacks = new Counter({
    name: 'atrio_unavailable_total',
    help: 'Answers 503 because something was used up or not reached; see the log.',
    labelNames: ['what'],
    registers: [registry],
  })
  addGauges(registry, deps)

  app.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unmatched', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    done()
  })
  app.addHook('onError', (_request, _reply, error, done) => {
    const what = lackOf(error) ?? (error instanceof AppError && error.code === 'UNAVAILABLE' ? 'turn' : null)
    if (what) lacks.inc({ what })
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, deps.env.METRICS_TOKEN)) throw new AppError('NOT_FOUND')
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
  app.addHook('onClose', async () => registry.clear())
}

/** This machine, unless a proxy speaks for another one; or whoever has the token. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token && given) return timingSafeEqual(hashToken(given), hashToken(token))
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
  return forwarded === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '')
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

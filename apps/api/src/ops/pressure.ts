import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/errors.ts'

const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])
const RESOLUTION_MS = 10
const SAMPLE_MS = 1_000

/**
 * Behind a delay answers come too late to be of use: better to turn some away than to serve nobody. Nothing is opened to
 * see it: the plugin of the framework asks how much memory is used as well, each second, and a process that may open no
 * more files ended by that (Decision 261).
 *
 * @param milliseconds how late the process may be at its next task; 0 turns nobody away
 */
export function refuseUnderPressure(app: FastifyInstance, milliseconds: number): void {
  if (milliseconds === 0) return
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let late = 0
  const timer = setInterval(() => {
    // Of a second in which the process came to nothing at all there is no mean.
    late = delays.count > 0 ? delays.mean / 1e6 - RESOLUTION_MS : Number.POSITIVE_INFINITY
    delays.reset()
  }, SAMPLE_MS).unref()
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = late > milliseconds && !ALWAYS_ANSWERED.has(request.url)
    done(isRefused ? new AppError('UNAVAILABLE', { retryAfter: 2 }) : undefined)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}

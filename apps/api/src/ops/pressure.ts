import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/errors.ts'

const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Behind a delay answers come too late to be of use: better to turn some away than to serve nobody.
 *
 * @param milliseconds how late the process may be at its next task; 0 turns nobody away
 */
export async function refuseUnderPressure(app: FastifyInstance, milliseconds: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: milliseconds,
    pressureHandler(request) {
      if (!ALWAYS_ANSWERED.has(request.url)) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
    },
  })
}

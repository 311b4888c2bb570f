import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/errors.ts'

/** Behind this delay answers come too late to be of use: better to turn some away than to serve nobody. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000

const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])

export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler(request) {
      if (!ALWAYS_ANSWERED.has(request.url)) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
    },
  })
}

import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { requireInternal } from './internal-token.ts'
import { findViolations } from './payments/ledger/invariants.ts'

/** Counts money and stock anew for who runs the installation. There is no such address unless `INTERNAL_TOKEN` is set. */
export function internalInvariantsRoutes(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.INTERNAL_TOKEN
  if (token === undefined) return
  app.get('/internal/invariants', async (request, reply) => {
    requireInternal(request, token)
    const violations = await findViolations(deps)
    return reply
      .status(violations.length > 0 ? 500 : 200)
      .header('cache-control', 'no-store')
      .send({ status: violations.length === 0, violations })
  })
}

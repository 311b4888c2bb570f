import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { requireInternal } from './internal-token.ts'

/** Shorter than the silence after which a connection is closed. */
const HEARTBEAT = 10_000

/**
 * Tells portals that run in processes of their own which churches changed, as server-sent events whose data is an id or
 * `*`. There is no such address unless `INTERNAL_TOKEN` is set.
 */
export function internalChangesRoutes(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.INTERNAL_TOKEN
  if (token === undefined) return
  app.get('/internal/changes', (request, reply) => {
    requireInternal(request, token)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    // Whoever connects may have missed any change before.
    raw.write('data: *\n\n')
    const end = deps.changes.subscribe((igrejaId) => raw.write(`data: ${igrejaId}\n\n`))
    const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT)
    raw.once('close', () => {
      clearInterval(heartbeat)
      end()
    })
    // A server that stops waits for its answers, and this one has no end of its own.
    open.add(raw)
    raw.once('close', () => open.delete(raw))
  })
  const open = new Set<{ end: () => void }>()
  app.addHook('preClose', async () => {
    for (const raw of open) raw.end()
  })
}

import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { hostOf } from '../http/serve.ts'
import { makeOwnFeed } from './feed-out.ts'
import { OWN_FEED } from './podcasts.ts'

const TTL_MS = 60_000

/** `/podcast.xml` at each church's host, made once a minute or when the church changes, however many programs ask. */
export function podcastFeedRoutes(app: FastifyInstance, deps: Deps): void {
  const made = new LRUCache<string, { igrejaId: number; xml: string; etag: string }>({
    max: 200,
    ttl: TTL_MS,
  })
  const stop = deps.changes.subscribe((igrejaId) => {
    for (const [key, feed] of made.entries()) {
      if (igrejaId === '*' || feed.igrejaId === igrejaId) made.delete(key)
    }
  })
  app.addHook('onClose', async () => stop())

  app.get(OWN_FEED, async (request, reply) => {
    const host = hostOf(request)
    const igreja = await deps.tenants.findByHost(host)
    if (!igreja?.flagAtivo) throw new AppError('NOT_FOUND')
    const origin = `${request.protocol}://${request.host}`
    let feed = made.get(origin)
    if (!feed) {
      const xml = await withTenant(deps.db, { igrejaId: igreja.id }, (trx) =>
        makeOwnFeed(trx, igreja, origin),
      )
      if (xml === undefined) throw new AppError('NOT_FOUND')
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`
      feed = { igrejaId: igreja.id, xml, etag }
      made.set(origin, feed)
    }
    void reply.headers({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      // Read by programs and by players on other sites.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      etag: feed.etag,
      vary: 'Host',
    })
    return request.headers['if-none-match'] === feed.etag ? reply.status(304).send() : reply.send(feed.xml)
  })
}

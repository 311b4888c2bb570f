import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import { portalOrigin } from '../http/origin.ts'
import { hostOf } from '../http/serve.ts'
import { mediaSize } from '../media.ts'
import { makeOwnFeed } from './feed-out.ts'
import { OWN_FEED } from './podcasts.ts'

const TTL_MS = 60_000
const MAX_BYTES = 8 * 1024 * 1024

/** `/podcast.xml` at each church's host, made once a minute or when the church changes, however many programs ask. */
export function podcastFeedRoutes(app: FastifyInstance, deps: Deps): void {
  const made = new LRUCache<number, { xml: string; etag: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ xml }) => 2 * xml.length + 200,
    ttl: TTL_MS,
  })
  let change = 0
  const stop = deps.changes.subscribe((igrejaId) => {
    change += 1
    if (igrejaId === '*') made.clear()
    else made.delete(igrejaId)
  })
  app.addHook('onClose', async () => stop())

  app.get(OWN_FEED, async (request, reply) => {
    const igreja = await deps.tenants.findByHost(hostOf(request))
    if (!igreja?.flagAtivo) throw new AppError('NOT_FOUND')
    let feed = made.get(igreja.id)
    if (!feed) {
      const before = change
      const cliente = await deps.db
        .selectFrom('cliente')
        .where('igrejaId', '=', igreja.id)
        .select('email')
        .executeTakeFirst()
      const owner = { ...igreja, email: cliente?.email ?? null }
      const origin = await portalOrigin(deps.env, deps.db, { igrejaId: igreja.id })
      const xml = await withTenant(deps.db, { igrejaId: igreja.id }, (trx) =>
        makeOwnFeed(trx, { igreja: owner, origin, sizeOf: (address) => mediaSize(deps, igreja.id, address) }),
      )
      if (xml === undefined) throw new AppError('NOT_FOUND')
      const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`
      feed = { xml, etag }
      // What was read while something changed may already be old.
      if (change === before) made.set(igreja.id, feed)
    }
    void reply.headers({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      // Read by programs and by players on other sites.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      etag: feed.etag,
      vary: 'Host',
    })
    return request.headers['if-none-match'] === feed.etag ? reply.status(304).send() : reply.send(feed.xml)
  })
}

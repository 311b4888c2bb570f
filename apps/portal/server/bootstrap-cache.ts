import type { ApiCall } from '@atrio/contract'
import { churchOf, loadBootstrap, type Bootstrap } from './church-base.ts'
import { createFreshCache } from './fresh-cache.ts'
import type { Freshness } from './freshness.ts'

// Changes reach us at once; the life bounds what a lost notification can do, and holds a banner's dates.
const LIFE = 60_000
const CACHED_BYTES = { maxSize: 32 * 1024 * 1024, minorSize: 1024 * 1024 }

/** The church of a host name in its one spelling, loaded once for all who ask at the same time. A failure is asked for again. */
export function createBootstrapCache(
  freshness: Freshness,
): (api: ApiCall, host: string) => Promise<Bootstrap> {
  const cache = createFreshCache<Bootstrap>(freshness, CACHED_BYTES)
  return (api, host) =>
    cache.get(host, async () => {
      const bootstrap = await loadBootstrap(api, host)
      return {
        value: bootstrap,
        igrejaId: churchOf(bootstrap)?.id ?? null,
        ttl: bootstrap.state === 'failed' ? 0 : LIFE,
        // Objects take about twice what they say; the rest is the entry itself.
        size: 2 * JSON.stringify(bootstrap).length + host.length + 400,
        minor: bootstrap.state === 'unknown',
      }
    })
}

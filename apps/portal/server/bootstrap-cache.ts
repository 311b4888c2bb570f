import type { ApiCall } from '@atrio/contract'
import { loadBootstrap, type Bootstrap } from './church-base.ts'
import { createFreshCache } from './fresh-cache.ts'
import type { Freshness } from './freshness.ts'

// Changes reach us at once; the life bounds what a lost notification can do, and holds a banner's dates.
const LIFE = 60_000
const HOSTS = { maxSize: 20_000, minorSize: 5_000 }

/** The church of a host name, loaded once for all who ask at the same time. A failure is asked for again. */
export function createBootstrapCache(
  freshness: Freshness,
): (api: ApiCall, host: string) => Promise<Bootstrap> {
  const cache = createFreshCache<Bootstrap>(freshness, HOSTS)
  return (api, host) =>
    cache.get(host, async () => {
      const bootstrap = await loadBootstrap(api, host)
      return {
        value: bootstrap,
        igrejaId: bootstrap.state === 'loaded' ? bootstrap.base.igreja.id : null,
        ttl: bootstrap.state === 'failed' ? 0 : LIFE,
        size: 1,
        minor: bootstrap.state === 'unknown',
      }
    })
}

import type { ApiCall } from '@atrio/contract'
import { churchOf, loadBootstrap, type Bootstrap } from './church-base.ts'
import { createFreshCache } from './fresh-cache.ts'
import type { Freshness } from './freshness.ts'

// Changes reach us at once; the life bounds what a lost notification can do, and holds a banner's dates.
const LIFE = 60_000
const CACHED_BYTES = { maxSize: 32 * 1024 * 1024, minorSize: 1024 * 1024 }

/** The churches of host names in their one spelling. A failure is asked for again. */
export function createBootstrapCache(freshness: Freshness): {
  /** Once for all who ask at the same time. */
  load: (api: ApiCall, host: string) => Promise<Bootstrap>
  peek: (host: string) => Bootstrap | undefined
} {
  const cache = createFreshCache<Bootstrap>(freshness, CACHED_BYTES)
  return {
    peek: cache.peek,
    load: (api, host) =>
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
      }),
  }
}

import { readChurchHost } from '@atrio/rules'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const byHost = z.object({ clientes: z.array(z.object({ igreja: z.object({ id: z.number() }) })) })

export interface ChurchesOptions {
  apiUrl: string
  marker: string
  platformHost: string
}

/** Which church a web origin belongs to, asked of the API and remembered for a minute. */
export function createChurches({ apiUrl, ...names }: ChurchesOptions) {
  const known = new LRUCache<string, { id: number | null }>({ max: 10_000, ttl: 60_000 })

  /** The church's id; `null` for an origin that is no church's. @throws Error when the API does not answer. */
  return async function churchOf(origin: string): Promise<number | null> {
    const url = URL.parse(origin)
    if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) return null
    const host = url.hostname
    // The marker finds a church at any host that someone cares to invent: cards are typed at its own alone.
    if (readChurchHost(host, names).host !== host) return null
    const remembered = known.get(host)
    if (remembered) return remembered.id
    const id = await ask(host)
    known.set(host, { id })
    return id
  }

  async function ask(host: string): Promise<number | null> {
    const response = await fetch(`${apiUrl}/igreja/?hostname=${encodeURIComponent(host)}`, {
      signal: AbortSignal.timeout(5_000),
      redirect: 'error',
    })
    if (response.status === 404 || response.status === 400) return null
    if (!response.ok) throw new Error(`The API answers ${response.status}`)
    const body: unknown = await response.json()
    return byHost.parse(body).clientes[0]?.igreja.id ?? null
  }
}

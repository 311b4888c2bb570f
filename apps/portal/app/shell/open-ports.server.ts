import { isQuietPage, openPorts, type OpenPort } from '@atrio/rules'
import type { PageRequest } from '../../server/page-request.ts'

/** What the church has loaded from others, where a visitor agrees, and whether this document may (Decision 152). */
export function portsOf(
  { bootstrap, settings, preview }: PageRequest,
  { url }: Request,
): { ports: OpenPort[]; isOpenToPorts: boolean } {
  const { pathname } = new URL(url)
  // Nobody else is told the address of a preview.
  const isOnItsOwn = bootstrap.state === 'loaded' && preview === null && !pathname.startsWith('/embed/')
  const ports = isOnItsOwn ? openPorts(bootstrap.base.igreja, settings.ports) : []
  return { ports, isOpenToPorts: ports.length > 0 && !isQuietPage(pathname) }
}

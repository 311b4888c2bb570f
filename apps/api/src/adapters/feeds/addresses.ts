import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface Address {
  address: string
  family: 4 | 6
}
export type Resolve = (hostname: string) => Promise<Address[]>

/**
 * Where a host's name leads, when all of it is on the public internet; null as soon as one address is not. A name that
 * leads to several places is refused whole: which of them would be dialled is not ours to choose.
 */
export async function publicAddresses(hostname: string, resolve: Resolve): Promise<Address[] | null> {
  // A URL keeps the brackets of an IPv6 address.
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const found = family === 0 ? await resolve(host) : [{ address: host, family: family as 4 | 6 }]
  return found.length > 0 && found.every(({ address }) => isPublic(address)) ? found : null
}

export const resolveByDns: Resolve = async (hostname) => {
  const found = await lookup(hostname, { all: true, verbatim: true })
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/**
 * Whether an address is one that anyone may reach. `unicast` leaves out loopback, private, link-local (where clouds
 * keep their metadata), shared, benchmarking, documentation and multicast ranges; of IPv6 also those that carry an IPv4
 * address inside, and the deprecated site-local ones.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Turns ::ffff:10.0.0.1 into 10.0.0.1.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || GLOBAL.some((range) => parsed.match(range))
}

// All that is handed out of IPv6: what lies outside it may mean anything on the network that we run in.
const GLOBAL = [ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]]

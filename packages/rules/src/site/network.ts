/**
 * The network that an address counts as: itself, and of IPv6 the first 64 bits, all of which one household or one
 * rented server has to itself.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const first = [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function groupsOf(part: string | undefined): string[] {
  return part ? part.split(':') : []
}

/**
 * What is known of people who wrote lately, by the network that they came from first: whoever makes themselves thousands
 * of guests pushes out their own, and nobody else's. Accounts are no more than a church has.
 */
export function createRecentes<T>({ ofNetwork = 600, ofAccounts = 20_000, networks = 2_000 } = {}) {
  const accounts = new Map<string, T>()
  const guests = new Map<string, Map<string, T>>()
  /** Where a guest came from first: another network makes nobody of them. */
  const homes = new Map<string, string>()
  const homeOf = ({ sub, network }: Quem) => homes.get(sub) ?? network
  return {
    get: (quem: Quem): T | undefined =>
      isAccount(quem.sub) ? accounts.get(quem.sub) : guests.get(homeOf(quem))?.get(quem.sub),
    keep(quem: Quem, value: T): void {
      const { sub } = quem
      if (isAccount(sub)) return void renew(accounts, { key: sub, value, most: ofAccounts })
      const home = homeOf(quem)
      const own = guests.get(home) ?? new Map<string, T>()
      homes.set(sub, home)
      const dropped = renew(own, { key: sub, value, most: ofNetwork })
      if (dropped) homes.delete(dropped.key)
      const away = renew(guests, { key: home, value: own, most: networks })
      for (const one of away?.value.keys() ?? []) homes.delete(one)
    },
  }
}

const isAccount = (sub: string) => sub.startsWith('u:')

interface Quem {
  sub: string
  network: string
}

/** A map keeps the order of what came into it: who wrote last stands last, and the first goes where it is too many. */
function renew<V>(
  map: Map<string, V>,
  { key, value, most }: { key: string; value: V; most: number },
): { key: string; value: V } | null {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return null
  for (const [oldest, old] of map) {
    map.delete(oldest)
    return { key: oldest, value: old }
  }
  return null
}

/**
 * What is known of people who wrote lately, by the network that they came from: whoever makes themselves thousands of
 * guests pushes out their own, and nobody else's. Accounts are no more than a church has.
 */
export function createRecentes<T>({ ofNetwork = 600, ofAccounts = 20_000, networks = 2_000 } = {}) {
  const accounts = new Map<string, T>()
  const guests = new Map<string, Map<string, T>>()
  const isAccount = (sub: string) => sub.startsWith('u:')
  return {
    get: ({ sub, network }: Quem): T | undefined =>
      isAccount(sub) ? accounts.get(sub) : guests.get(network)?.get(sub),
    keep({ sub, network }: Quem, value: T): void {
      if (isAccount(sub)) return renew(accounts, { key: sub, value, most: ofAccounts })
      const own = guests.get(network) ?? new Map<string, T>()
      renew(own, { key: sub, value, most: ofNetwork })
      renew(guests, { key: network, value: own, most: networks })
    },
  }
}

interface Quem {
  sub: string
  network: string
}

/** A map keeps the order of what came into it: who wrote last stands last, and the first is the oldest. */
function renew<V>(map: Map<string, V>, { key, value, most }: { key: string; value: V; most: number }): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next().value
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

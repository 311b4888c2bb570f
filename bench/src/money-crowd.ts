import { percentile, type Part } from './figure.ts'
import { compareBooks, unsettled } from './money-books.ts'
import { startMoneyServer, type MoneyServer } from './money-server.ts'
import { buy, gatherBuyers, inTurns, openShop, type Purchase } from './money-shop.ts'

const BUYERS = 5_000
const PLACES = 500
const AT_ONCE = 200
/** Enough to see too many sold. */
const BUYERS_WITHOUT_GUARD = 1_000

/** Ten times as many buyers as there are places, at one moment. */
export const moneyCrowd: Part = async () => {
  const server = await startMoneyServer()
  try {
    const { purchases, seconds } = await rush(server, BUYERS)
    const books = await compareBooks(server)
    const sold = purchases.filter(isSale)
    await removeGuard(server)
    const unguarded = await rush(server, BUYERS_WITHOUT_GUARD)
    const run = `${BUYERS} buyers, ${AT_ONCE} at a time, for ${PLACES} places over HTTP, each paying by card at the sandbox`
    const all = purchases.map(({ ms }) => ms)
    return [
      {
        id: 'money-crowd-sold',
        what: 'Places sold to a crowd',
        value: books.sold,
        unit: 'places',
        atLeast: PLACES,
        atMost: PLACES,
        how: `${run}; ${sold.length} were told that theirs is paid, the provider was paid ${books.charged} times`,
      },
      {
        id: 'money-crowd-errors',
        what: 'Answers 5xx to the crowd',
        value: purchases.filter(({ status }) => status >= 500).length,
        unit: 'answers',
        atMost: 0,
        how: `of ${purchases.length}: ${tally(purchases)}`,
      },
      {
        id: 'money-crowd-rate',
        what: 'Purchases per second, until the last place was sold',
        value: sold.length / seconds,
        unit: '/s',
        how: `${sold.length} in ${seconds.toFixed(1)} s, charged and written down; every buyer wants the same lot`,
      },
      {
        id: 'money-crowd-p99',
        what: 'A purchase from the crowd: 99 % answered within',
        value: percentile(all, 0.99),
        unit: 'ms',
        how: `all ${all.length}, those who came too late among them; median ${percentile(all, 0.5).toFixed(0)} ms, ${AT_ONCE} wait for each other`,
      },
      {
        id: 'money-crowd-books',
        what: 'Charges, orders, holds and counts that do not agree after the crowd',
        value: unsettled(books),
        unit: 'differences',
        atMost: 0,
        how: `the provider's movements against our attempts, one by one, and \`/internal/invariants\``,
      },
      {
        id: 'money-crowd-unguarded',
        what: 'Negative control: places sold by the same run without the trigger that counts stock',
        value: unguarded.purchases.filter(isSale).length,
        unit: 'places',
        atLeast: PLACES + 1,
        how: `${BUYERS_WITHOUT_GUARD} buyers, ${AT_ONCE} at a time, for ${PLACES} places`,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Everybody buys. @returns what they were told, and the seconds until the last sale */
async function rush(server: MoneyServer, count: number): Promise<{ purchases: Purchase[]; seconds: number }> {
  const shop = await openShop(server, PLACES)
  const buyers = await gatherBuyers(server, shop, count)
  const began = performance.now()
  const purchases = await inTurns(buyers, AT_ONCE, (buyer) => buy(server, shop, buyer))
  const last = Math.max(...purchases.filter(isSale).map(({ at }) => at))
  return { purchases, seconds: (last - began) / 1_000 }
}

function isSale({ pedido }: Purchase): boolean {
  return pedido?.status === 'aprovado'
}

function removeGuard({ rows }: MoneyServer): Promise<object[]> {
  return rows('drop trigger stock on reserva')
}

function tally(purchases: Purchase[]): string {
  const counts = new Map<string, number>()
  for (const { status, code } of purchases) {
    const answer = code ?? String(status)
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Part } from './figure.ts'
import { compareBooks } from './money-books.ts'
import { startMoneyServer, type MoneyServer } from './money-server.ts'
import { buy, gatherBuyers, openShop, type Buyer, type Purchase, type Shop } from './money-shop.ts'

const AT_ONCE = 500
const PLACES = 1_000
const TRIES = 20

/** One confirmation that arrives five hundred times at the same moment. */
export const moneyIdempotency: Part = async () => {
  const server = await startMoneyServer()
  try {
    const shop = await openShop(server, PLACES)
    const [buyer, other] = (await gatherBuyers(server, shop, 2)) as [Buyer, Buyer]
    const first = await Promise.all(Array.from({ length: AT_ONCE }, () => buy(server, shop, buyer)))
    const last = await Promise.all(first.map((purchase) => untilAnswered(server, shop, buyer, purchase)))
    const { charged } = await compareBooks(server)
    const orders = new Set(last.map(({ pedido }) => pedido?.codigo))
    await removeGuard(server)
    await Promise.all(Array.from({ length: AT_ONCE }, () => buy(server, shop, other)))
    const run = `${AT_ONCE} parallel requests with one \`Idempotency-Key\` over HTTP`
    return [
      {
        id: 'money-idempotency-orders',
        what: 'Orders of one confirmation, however often it arrives',
        value: Math.max(await countOrders(server, buyer), orders.size),
        unit: 'orders',
        atMost: 1,
        how: `${run}: ${first.filter(({ status }) => status === 201).length} answered at once, the others were told to come again, and all got the same answer in the end`,
      },
      {
        id: 'money-idempotency-charges',
        what: 'Charges of one confirmation',
        value: charged,
        unit: 'charges',
        atLeast: 1,
        atMost: 1,
        how: 'as the provider counts them',
      },
      {
        id: 'money-idempotency-errors',
        what: 'Answers 5xx to a confirmation that arrives too often',
        value: first.filter(({ status }) => status >= 500).length,
        unit: 'answers',
        atMost: 0,
        how: `of ${AT_ONCE}`,
      },
      {
        id: 'money-idempotency-unguarded',
        what: 'Negative control: orders of one confirmation without the unique key and without the mark of the cart',
        value: await countOrders(server, other),
        unit: 'orders',
        atLeast: 2,
        how: run,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Comes again as it is told to, with the same key. */
async function untilAnswered(
  server: MoneyServer,
  shop: Shop,
  buyer: Buyer,
  first: Purchase,
): Promise<Purchase> {
  let purchase = first
  for (let attempt = 0; attempt < TRIES && purchase.status !== 201; attempt++) {
    await wait(500)
    purchase = await buy(server, shop, buyer)
  }
  return purchase
}

async function countOrders({ rows }: MoneyServer, { userId }: Buyer): Promise<number> {
  const [row] = await rows<{ count: number }>(
    'select count(*)::int as count from pedido where user_id = $1',
    [userId],
  )
  return row!.count
}

/** Both of them: the cart's mark alone finds the order again where the key is forgotten. */
async function removeGuard({ rows }: MoneyServer): Promise<void> {
  await rows('alter table idempotencia drop constraint idempotencia_pkey')
  await rows(`create function forget_cart() returns trigger language plpgsql as
    $$ begin new.carrinho_hash = null; return new; end $$`)
  await rows('create trigger forget_cart before insert on pedido for each row execute function forget_cart()')
}

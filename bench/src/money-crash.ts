import { setTimeout as wait } from 'node:timers/promises'
import type { SandboxFault } from '@atrio/api/testing/payments-sandbox'
import type { Part } from './figure.ts'
import { compareBooks, unsettled, type Books } from './money-books.ts'
import { startMoneyServer, type MoneyServer } from './money-server.ts'
import { buy, gatherBuyers, inTurns, openShop, type Buyer, type Shop } from './money-shop.ts'

const BUYERS = 5_000
const PLACES = 500
const AT_ONCE = 200
const KILLS = 50
/** Buyers who come in one life of the server: so many that places are left for the last one. */
const EACH_LIFE = 9
const LONGEST_LIFE_MS = 500
const SETTLE_SECONDS = 60
const ASKED_AGAIN_MS = 3_000
/** As long without the agenda as it took, at least, with it. */
const LEFT_ALONE_MS = 6_000

/** What providers do on a bad day, all of it at once. */
export const BAD_DAY: SandboxFault[] = [
  fault('authorize', 'drop_before', 0.1),
  fault('authorize', 'drop_after', 0.15),
  fault('authorize', 'server_error_after', 0.1),
  fault('authorize', 'garbage', 0.1),
  { ...fault('authorize', 'delay', 0.2), delayMs: 400 },
  fault('fetch', 'drop_before', 0.2),
  fault('fetch', 'server_error', 0.1),
  fault('webhook', 'lose', 0.4),
  fault('webhook', 'duplicate', 0.5),
]

/** The same crowd, while the server is killed again and again and the provider loses what it can. */
export const moneyCrash: Part = async () => {
  const server = await startMoneyServer()
  try {
    const shop = await openShop(server, PLACES)
    const buyers = await gatherBuyers(server, shop, BUYERS)
    const early = buyers.splice(0, KILLS * EACH_LIFE)
    await liveAndDie(server, shop, early)
    const alone = await withoutAgenda(server)
    await server.sandbox.arm(...BAD_DAY)
    await inTurns([...buyers, ...early], AT_ONCE, (buyer) => buy(server, shop, buyer))
    const { books, seconds } = await settle(server)
    const run = `${BUYERS} buyers, ${AT_ONCE} at a time, ${KILLS} × \`kill -9\` at random moments with ${EACH_LIFE} purchases under way, PostgreSQL and the sandbox dying with it; 38 % of charges and 28 % of questions to the provider fail or lose their answer, 40 % of its notices get lost`
    return [
      {
        id: 'money-crash-sold',
        what: 'Places sold through crashes',
        value: books.sold,
        unit: 'places',
        atLeast: PLACES,
        atMost: PLACES,
        how: run,
      },
      {
        id: 'money-crash-charged',
        what: 'Charges for the places sold through crashes',
        value: books.charged,
        unit: 'charges',
        atLeast: PLACES,
        atMost: PLACES,
        how: `${books.approved} orders are approved, ${books.differences} attempts differ between the provider's books and ours`,
      },
      {
        id: 'money-crash-books',
        what: 'Charges, orders, holds and counts that do not agree after the crashes',
        value: unsettled(books),
        unit: 'differences',
        atMost: 0,
        how: `${seconds.toFixed(0)} s after everything in the agenda was called due; the provider was sound again by then`,
      },
      {
        id: 'money-crash-alone',
        what: 'Negative control: the same after the last crash, while the agenda is empty',
        value: unsettled(alone),
        unit: 'differences',
        atLeast: 1,
        how: `${alone.open} attempts open, ${alone.held} places held, ${alone.differences} charged and not written down, ${LEFT_ALONE_MS / 1_000} s later still`,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** In each life some come, and the server dies while they buy. Who got no answer asks again in the next one. */
async function liveAndDie(server: MoneyServer, shop: Shop, buyers: readonly Buyer[]): Promise<void> {
  let again: Buyer[] = []
  for (let life = 0; life < KILLS; life++) {
    if (life > 0) await server.startAgain()
    await server.sandbox.arm(...BAD_DAY)
    const come = [...again, ...buyers.slice(life * EACH_LIFE, (life + 1) * EACH_LIFE)]
    again = []
    const purchases = come.map((buyer) =>
      buy(server, shop, buyer).catch(() => {
        again.push(buyer)
      }),
    )
    await wait(20 + Math.random() * LONGEST_LIFE_MS)
    await server.kill()
    await Promise.all(purchases)
  }
  await server.startAgain()
}

/** Everything is due, and nothing stands in the agenda: what stays in the middle is what the agenda is for. */
async function withoutAgenda(server: MoneyServer): Promise<Books> {
  await server.sandbox.arm(fault('webhook', 'lose', 1))
  await server.rows(`create table bench_agenda as select * from agenda where tipo = 'pagamento'`)
  await server.rows(`delete from agenda where tipo = 'pagamento'`)
  await wait(LEFT_ALONE_MS)
  const books = await compareBooks(server)
  await server.rows(
    `insert into agenda select * from bench_agenda on conflict (igreja_id, tipo, referencia) do nothing`,
  )
  return books
}

/** The provider is sound again, and nobody waits for the hour at which it would be asked next. */
async function settle(server: MoneyServer): Promise<{ books: Books; seconds: number }> {
  await server.sandbox.arm()
  const began = performance.now()
  let books: Books
  do {
    await server.rows(`update agenda set vence_em = now() where tipo = 'pagamento'`)
    await wait(ASKED_AGAIN_MS)
    books = await compareBooks(server)
  } while (unsettled(books) > 0 && performance.now() - began < SETTLE_SECONDS * 1_000)
  return { books, seconds: (performance.now() - began) / 1_000 }
}

function fault(on: SandboxFault['on'], mode: string, probability: number): SandboxFault {
  return { on, mode, probability, times: 1_000_000 }
}

import { median, type Part } from './figure.ts'
import { startMoneyServer } from './money-server.ts'
import { buy, gatherBuyers, inTurns, openShop, type Buyer } from './money-shop.ts'
import { costOf, costOfDatabase } from './processor.ts'

const ROUNDS = 5
const IN_A_ROUND = 60
const AT_ONCE = 4

/**
 * What a purchase by card computes, all of it, against what PostgreSQL computes for its statements: what nobody who sells
 * so can do without.
 */
export const moneyCost: Part = async () => {
  const server = await startMoneyServer()
  try {
    const shop = await openShop(server, (ROUNDS + 1) * IN_A_ROUND)
    const buyers = await gatherBuyers(server, shop, (ROUNDS + 1) * IN_A_ROUND)
    const sell = async (some: readonly Buyer[]) => {
      const purchases = await inTurns(some, AT_ONCE, (buyer) => buy(server, shop, buyer))
      const unsold = purchases.find(({ pedido }) => pedido?.status !== 'aprovado')
      if (unsold) throw new Error(`a purchase was answered ${unsold.status} ${unsold.code ?? ''}`)
    }
    await sell(buyers.slice(0, IN_A_ROUND))
    const rounds: { application: number; database: number }[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const some = buyers.slice(round * IN_A_ROUND, (round + 1) * IN_A_ROUND)
      const database = costOfDatabase(server.folder, IN_A_ROUND)
      const { ms } = await costOf(server.pid, IN_A_ROUND, () => sell(some))
      rounds.push({ application: ms, database: database() })
    }
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return [
      {
        id: 'money-cost',
        what: 'A purchase by card, against its statements in PostgreSQL alone',
        value: of(({ application, database }) => (application + database) / database),
        unit: '×',
        atMost: 3,
        how:
          `processor time, ${ROUNDS} rounds of ${IN_A_ROUND}, ${AT_ONCE} at a time: ${of(({ application }) => application).toFixed(1)} ms of the application ` +
          `and ${of(({ database }) => database).toFixed(1)} of PostgreSQL, notices and jobs that fell into it included; the sandbox is not`,
      },
    ]
  } finally {
    await server.stop()
  }
}

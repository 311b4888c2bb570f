import { setTimeout as wait } from 'node:timers/promises'
import { passForAssinatura } from '@atrio/api/testing/pass-for-assinatura'
import { emSaoPaulo, pagador } from '@atrio/api/testing/sent-values'
import { ask } from './ask.ts'
import type { Part } from './figure.ts'
import { chargedKeys, compareBooks, unsettled } from './money-books.ts'
import { BAD_DAY } from './money-crash.ts'
import { startMoneyServer, type MoneyServer } from './money-server.ts'
import { gatherBuyers, inTurns, openShop, type Buyer } from './money-shop.ts'

/** Fewer where somebody only looks whether it runs. */
const SUBSCRIBERS = Number(process.env.BENCH_SUBSCRIBERS ?? 500)
const KILLS = Number(process.env.BENCH_SUBSCRIPTION_KILLS ?? 50)
const LONGEST_LIFE_MS = 900
const SETTLE_SECONDS = 180
const DOWN = '40 days'
/** The cheapest plan's month, and its hiring fee once. */
const FIRST = 2_490

interface Charged {
  /** Periods that were charged more than once. */
  twice: number
  /** Subscriptions whose period of that number was charged. */
  of: (n: number) => number
}

/** Renewals that are all due at once, while the server is killed again and again, and after it was down for 40 days. */
export const subscriptionCrash: Part = async () => {
  const server = await startMoneyServer()
  try {
    const codigos = await subscribeAll(server)
    await passAll(server, codigos, '1 month')
    for (let life = 0; life < KILLS; life += 1) {
      await server.sandbox.arm(...BAD_DAY)
      await wait(20 + Math.random() * LONGEST_LIFE_MS)
      await server.kill()
      await server.startAgain()
    }
    const renewed = await settle(server, 1)
    await server.sandbox.arm()
    await passAll(server, codigos, DOWN)
    await server.kill()
    await server.startAgain()
    const late = await settle(server, 2)
    const doubled = await withoutNumbers(server, codigos)
    const run = `${SUBSCRIBERS} subscriptions by card due at once, ${KILLS} × \`kill -9\` with PostgreSQL and the sandbox, which fails and loses answers as on a bad day`
    return [
      {
        id: 'money-subscription-renewed',
        what: 'Subscriptions whose due period was charged, through crashes',
        value: renewed.charged.of(1),
        unit: 'subscriptions',
        atLeast: SUBSCRIBERS,
        atMost: SUBSCRIBERS,
        how: run,
      },
      {
        id: 'money-subscription-twice',
        what: 'Periods charged twice, charges that the books do not know, and broken invariants',
        value: renewed.charged.twice + renewed.unsettled + late.charged.twice + late.unsettled,
        unit: 'differences',
        atMost: 0,
        how: `after the crashes (${renewed.seconds.toFixed(0)} s), and after ${DOWN} in which nothing ran (${late.seconds.toFixed(0)} s)`,
      },
      {
        id: 'money-subscription-down',
        what: `Subscriptions charged for one period more after ${DOWN} in which nothing ran`,
        value: late.charged.of(2),
        unit: 'subscriptions',
        atLeast: SUBSCRIBERS,
        atMost: SUBSCRIBERS,
        how: 'who is late by so much has one whole period from the day on which it was charged',
      },
      {
        id: 'money-subscription-doubled',
        what: 'Negative control: periods charged twice where a period forgets its number',
        value: doubled,
        unit: 'periods',
        atLeast: 1,
        how: 'the number of a paid period is taken back, and the subscription is looked at again',
      },
    ]
  } finally {
    await server.stop()
  }
}

async function subscribeAll(server: MoneyServer): Promise<string[]> {
  const shop = await openShop(server, 1)
  const buyers = await gatherBuyers(server, shop, SUBSCRIBERS)
  const [plano] = await server.rows<{ id: number }>(
    `select p.id from plano_assinatura p join plano_assinatura_preco c on c.igreja_id = p.igreja_id and c.plano_id = p.id
     where p.igreja_id = $1 and c.valor + c.taxa_contratacao = $2 order by p.ordem, p.id limit 1`,
    [shop.igrejaId, FIRST],
  )
  await inTurns(buyers, 20, (buyer) => subscribe(server, plano!.id, buyer))
  const rows = await server.rows<{ codigo: string }>(
    `select codigo from usuario_plano_assinatura where igreja_id = $1 and user_id = any($2) and situacao = 'ativa'`,
    [shop.igrejaId, buyers.map(({ userId }) => userId)],
  )
  if (rows.length !== SUBSCRIBERS) throw new Error(`${rows.length} of ${SUBSCRIBERS} subscribed`)
  return rows.map(({ codigo }) => codigo)
}

async function subscribe(server: MoneyServer, idPlano: number, { token, chave, card }: Buyer): Promise<void> {
  const { status, body } = await ask(server.port, '/api/v1/usuario-plano-assinatura/', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': chave,
    },
    body: JSON.stringify({
      idPlano,
      metodoPagamento: 'cartao_credito',
      valorTotal: FIRST,
      comprador: { ...pagador, endereco: emSaoPaulo },
      pagamento: { token: card },
    }),
  })
  if (status >= 300)
    throw new Error(`a subscription was answered ${status}: ${body.toString().slice(0, 200)}`)
}

async function passAll(server: MoneyServer, codigos: readonly string[], by: string): Promise<void> {
  await inTurns(codigos, 8, (codigo) => passForAssinatura(server.target, { by, codigo }))
}

/** Until each has been charged for a period, or for so long. */
async function settle(server: MoneyServer, n: number) {
  await server.sandbox.arm()
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  for (;;) {
    await wake(server)
    await wait(3_000)
    const charged = await countCharged(server)
    const books = await compareBooks(server)
    const left = unsettled(books) - books.held
    if ((charged.of(n) === SUBSCRIBERS && left === 0) || seconds() > SETTLE_SECONDS)
      return { charged, unsettled: left, seconds: seconds() }
  }
}

/** Nobody waits for the hour at which it would be looked at next; what is being looked at is left alone. */
async function wake(server: MoneyServer): Promise<void> {
  await server.rows(
    `update agenda set vence_em = now() where (igreja_id, tipo, referencia) in (
       select igreja_id, tipo, referencia from agenda where tipo = 'pagamento'
         or tipo = 'assinatura' and vence_em < now() + interval '1 day' for update skip locked)`,
  )
}

/** By the provider's books: what was paid there for each period of each subscription. */
async function countCharged(server: MoneyServer): Promise<Charged> {
  const rows = await server.rows<{ assinatura: number; n: number; times: number }>(
    `select l.assinatura_id as assinatura, l.n, count(*)::int as times from pagamento p
     join pedido_assinatura l on l.igreja_id = p.igreja_id and l.pedido_id = p.pedido_id
     where p.id = any($1) and l.assinatura_id is not null group by 1, 2`,
    [[...(await chargedKeys(server))]],
  )
  return {
    twice: rows.filter(({ times }) => times > 1).length,
    of: (n) => rows.filter((row) => row.n === n).length,
  }
}

/** A few forget that their last period is paid: what the numbers are for. @returns how many were charged twice */
async function withoutNumbers(server: MoneyServer, codigos: readonly string[]): Promise<number> {
  await server.rows(
    `with few as (select igreja_id, id, n from usuario_plano_assinatura where codigo = any($1)),
       gone as (delete from usuario_plano_assinatura_periodo t using few
         where t.igreja_id = few.igreja_id and t.assinatura_id = few.id and t.n = few.n - 1 returning t.igreja_id, t.assinatura_id, t.de)
     update usuario_plano_assinatura a set n = a.n - 1, pago_ate = gone.de, cobrar_em = now() from gone
     where a.igreja_id = gone.igreja_id and a.id = gone.assinatura_id`,
    [codigos.slice(0, 10)],
  )
  for (let look = 0; look < 20; look += 1) {
    await wake(server)
    await wait(1_500)
    const { twice } = await countCharged(server)
    if (twice > 0) return twice
  }
  return 0
}

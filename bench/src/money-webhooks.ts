import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SandboxAct } from '@atrio/api/testing/payments-sandbox'
import { ask, fetchOk } from './ask.ts'
import { percentile, type Figure, type Part } from './figure.ts'
import { patiently, startMoneyServer, type MoneyServer } from './money-server.ts'
import { buy, gatherBuyers, inTurns, openShop, type Shop } from './money-shop.ts'

const TIMES = 1_000
const AT_ONCE = 8
/** Within the 300 s for which a signature is good. */
const LATEST_SECONDS = 280
const PATIENCE_SECONDS = 60

/** What becomes of orders: the card they are paid with, or Pix, and what the payer and the bank do. */
const FATES: { card?: string; acts: SandboxAct[] }[] = [
  { acts: ['pay'] },
  { acts: ['expire'] },
  { card: 'challenge', acts: ['approve', 'dispute'] },
  { card: 'review', acts: ['approve'] },
  { card: 'challenge', acts: ['refuse'] },
]

interface Delivery {
  status: number
  ms: number
}

/** Every notice of the provider's a thousand times, in any order and late, beside twins that come once. */
export const moneyWebhooks: Part = async () => {
  const server = await startMoneyServer()
  const caught = await catchNotices(server)
  try {
    const shop = await openShop(server, 1_000)
    const often = await live(server, shop)
    const notices = caught.take()
    const once = await live(server, shop)
    const twins = caught.take()
    await inTurns(shuffled(repeated(notices)), AT_ONCE, (body) => deliver(server, body, 'not the secret'))
    const forged = await countEffects(server, often)
    const deliveries = await inTurns(shuffled(repeated(notices)), AT_ONCE, (body) => deliver(server, body))
    await inTurns(twins, 1, (body) => deliver(server, body))
    await patiently(PATIENCE_SECONDS, async () => (await countWaiting(server)) === 0)
    const effects = [await countEffects(server, often), await countEffects(server, once)] as const
    const kept = await keptOf(server, notices)
    const figures = toFigures({ deliveries, effects, forged, kept, notices: notices.length })
    return [...figures, await withoutGuard(server, notices[0]!)]
  } finally {
    caught.close()
    await server.stop()
  }
}

function toFigures({
  deliveries,
  effects: [often, once],
  forged,
  kept,
  notices,
}: {
  deliveries: Delivery[]
  effects: readonly [Effects, Effects]
  forged: Effects
  kept: number
  notices: number
}): Figure[] {
  const times = deliveries.map(({ ms }) => ms)
  const run = `${notices} notices of ${FATES.length} orders × ${TIMES}, shuffled, up to ${LATEST_SECONDS} s old, ${AT_ONCE} under way`
  return [
    {
      id: 'money-webhooks-effect',
      what: 'Effects more, or fewer, than those of the same notices delivered once',
      value: distance(often, once),
      unit: 'rows',
      atMost: 0,
      how: `${run}; ledger, trail, refunds, tickets and mails of the orders against twins that heard each notice once: ${tell(once)}`,
    },
    {
      id: 'money-webhooks-kept',
      what: 'Times that one notice is kept, and the provider asked about it',
      value: kept / notices,
      unit: '×',
      atLeast: 1,
      atMost: 1,
      how: `${deliveries.length} deliveries`,
    },
    {
      id: 'money-webhooks-ack',
      what: 'A notice acknowledged: 99 % within',
      value: percentile(times, 0.99),
      unit: 'ms',
      atMost: 50,
      how: `${run}, while the server works on them; median ${percentile(times, 0.5).toFixed(1)} ms`,
    },
    {
      id: 'money-webhooks-refused',
      what: 'Notices that were not acknowledged',
      value: deliveries.filter(({ status }) => status !== 200).length,
      unit: 'notices',
      atMost: 0,
      how: `of ${deliveries.length}`,
    },
    {
      id: 'money-webhooks-forged',
      what: 'Negative control: effects still missing after the same deliveries with a wrong signature',
      value: distance(forged, once),
      unit: 'rows',
      atLeast: 1,
      how: 'so the effects counted above came from the notices',
    },
  ]
}

/** Without the key of the inbox the same notice is kept as often as it comes. */
async function withoutGuard(server: MoneyServer, notice: string): Promise<Figure> {
  await server.rows('alter table webhook_inbox drop constraint webhook_inbox_pkey')
  await server.rows('delete from webhook_inbox')
  await inTurns(repeated([notice]), AT_ONCE, (body) => deliver(server, body))
  return {
    id: 'money-webhooks-unguarded',
    what: 'Negative control: times that one notice is kept without the key of the inbox',
    value: await keptOf(server, [notice]),
    unit: '×',
    atLeast: 2,
    how: `${TIMES} deliveries`,
  }
}

/** Takes what the sandbox would tell the application. */
async function catchNotices({ sandbox }: MoneyServer): Promise<{ take: () => string[]; close: () => void }> {
  let bodies: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString())
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await sandbox.aimWebhooks(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    take() {
      const taken = bodies
      bodies = []
      return taken
    },
    close: () => server.close(),
  }
}

/** Orders of every fate, of which the application knows the beginning alone. @returns their codes */
async function live(server: MoneyServer, shop: Shop): Promise<string[]> {
  const buyers = await gatherBuyers(server, shop, FATES.length)
  const codigos: string[] = []
  for (const [index, { card, acts }] of FATES.entries()) {
    const buyer = buyers[index]!
    if (card) buyer.card = await server.sandbox.token(card)
    else delete buyer.card
    const { status, code, pedido } = await buy(server, shop, buyer)
    if (!pedido) throw new Error(`a purchase by ${card ?? 'Pix'} answered ${status} ${code}`)
    codigos.push(pedido.codigo)
    // Nothing but the notices shall tell what becomes of it.
    const [attempt] = await server.rows<{ id: string }>(
      `update pagamento g set verificar_em = null from pedido p
       where p.igreja_id = g.igreja_id and p.id = g.pedido_id and p.codigo = $1 returning g.id`,
      [pedido.codigo],
    )
    for (const act of acts) await server.sandbox.act(attempt!.id, act)
  }
  await patiently(PATIENCE_SECONDS, async () => (await server.sandbox.stats()).webhooksWaiting === 0)
  return codigos
}

/** As the sandbox signs, at some moment of the last minutes. */
async function deliver(server: MoneyServer, body: string, secret?: string): Promise<Delivery> {
  const t = Math.floor(Date.now() / 1_000 - Math.random() * LATEST_SECONDS)
  const key = secret ?? server.keys.sandbox.webhookSecrets[0]!
  const v1 = createHmac('sha256', key).update(`${t}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${t},v1=${v1}` }
  return ask(server.port, '/webhooks/sandbox', { method: 'POST', headers, body })
}

interface Effects {
  ledger: number
  trail: number
  refunds: number
  tickets: number
  mails: number
}

/** What the notices have brought about, in rows that are only ever added, and the mails of orders. */
async function countEffects({ rows, port }: MoneyServer, codigos: readonly string[]): Promise<Effects> {
  const [found] = await rows<Omit<Effects, 'mails'>>(
    `with own as (select id from pedido where codigo = any($1))
     select
       (select count(*)::int from lancamento where pedido_id in (select id from own)) as ledger,
       (select count(*)::int from auditoria where alvo in (select 'pedido:' || id from own)) as trail,
       (select count(*)::int from estorno where pedido_id in (select id from own)) as refunds,
       (select count(*)::int from inscricao where situacao <> 'pendente' and pedido_id in (select id from own)) as tickets`,
    [codigos],
  )
  const { body } = await fetchOk(port, '/_dev/mail', { headers: { accept: 'application/json' } })
  const { mails } = JSON.parse(body.toString()) as { mails: { text: string }[] }
  const own = mails.filter(({ text }) => codigos.some((codigo) => text.includes(codigo)))
  return { ...found!, mails: own.length }
}

function distance(one: Effects, other: Effects): number {
  return (Object.keys(one) as (keyof Effects)[]).reduce(
    (sum, key) => sum + Math.abs(one[key] - other[key]),
    0,
  )
}

function tell(effects: Effects): string {
  return Object.entries(effects)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')
}

/** Notices to be worked on, and mails to be sent. */
async function countWaiting({ rows }: MoneyServer): Promise<number> {
  const [row] = await rows<{ count: number }>(
    `select (select count(*) from webhook_inbox where processado_em is null)::int
       + (select count(*) from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active'))::int as count`,
  )
  return row!.count
}

async function keptOf({ rows }: MoneyServer, notices: readonly string[]): Promise<number> {
  const ids = notices.map((body) => (JSON.parse(body) as { id: string }).id)
  const [row] = await rows<{ count: number }>(
    'select count(*)::int as count from webhook_inbox where evento = any($1)',
    [ids],
  )
  return row!.count
}

function repeated(notices: readonly string[]): string[] {
  return Array.from({ length: TIMES }, () => notices).flat()
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1))
    ;[mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!]
  }
  return mixed
}

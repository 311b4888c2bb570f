import { randomUUID } from 'node:crypto'
import { makeCrowd, type Visitor } from '@atrio/api/testing/crowd'
import { registro } from '@atrio/api/testing/sent-values'
import { ask } from './ask.ts'
import type { MoneyServer } from './money-server.ts'

/** The online course of the full church: one ticket, 45,00; what it comes to by card and by Pix. */
const COURSE = 'Ler Marcos em seis noites'
const BY_CARD = { metodoPagamento: 'cartao_credito', valorTotal: 4_728 }
const BY_PIX = { metodoPagamento: 'pix', valorTotal: 4_545 }

export interface Shop {
  igrejaId: number
  idEvento: number
  ingresso: number
  lote: number
}

/** Who buys, and the key of their one confirmation. */
export interface Buyer extends Visitor {
  chave: string
  /** A card that is there; without one the purchase is by Pix. */
  card?: string
}

export interface Purchase {
  status: number
  /** The contract's, of a refusal. */
  code?: string
  pedido?: { codigo: string; status: string }
  ms: number
  /** When it was answered, as `performance.now()` counts. */
  at: number
}

/** Sells so many places of the course, and no more. */
export async function openShop({ rows }: MoneyServer, places: number): Promise<Shop> {
  const [shop] = await rows<Shop>(
    `update lote l set retido = 0, vendido = 0, vendido_externo = 0, capacidade = $2 from evento e, ingresso i
     where e.nome = $1 and i.igreja_id = e.igreja_id and i.evento_id = e.id
       and l.igreja_id = i.igreja_id and l.ingresso_id = i.id
     returning l.igreja_id as "igrejaId", e.id as "idEvento", i.id as ingresso, l.id as lote`,
    [COURSE, places],
  )
  return shop!
}

/** New people, each with a card of the sandbox's. */
export async function gatherBuyers(server: MoneyServer, { igrejaId }: Shop, count: number): Promise<Buyer[]> {
  const people = await makeCrowd({ target: server.target, secrets: server.keys.secrets }, igrejaId, count)
  return inTurns(people, 50, async (person) => ({
    ...person,
    chave: randomUUID(),
    card: await server.sandbox.token(),
  }))
}

/** One confirmation of one place, over HTTP. */
export async function buy(server: MoneyServer, shop: Shop, buyer: Buyer): Promise<Purchase> {
  const path = `/api/v1/usuario/${buyer.userId}/evento/${shop.idEvento}/inscricao/`
  const payment = buyer.card ? { ...BY_CARD, pagamento: { token: buyer.card } } : BY_PIX
  const { status, body, ms } = await ask(server.port, path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      'idempotency-key': buyer.chave,
    },
    body: JSON.stringify(registro({ ingresso: shop.ingresso, ...payment })),
  })
  const answer = JSON.parse(body.toString()) as Pick<Purchase, 'code' | 'pedido'>
  return { ...answer, status, ms, at: performance.now() }
}

/** Does something with each, so many at a time. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

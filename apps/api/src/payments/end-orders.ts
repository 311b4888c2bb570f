import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import { isSought, type Person, type PersonalDeps } from '../personal.ts'
import { lockLotesOf } from './cart/holds.ts'
import { openCartao } from './charge/cards.ts'
import { payeeAt } from './charge/send.ts'
import { giveUp } from './order/give-up.ts'

/**
 * Closes what a person has not paid, gives back what they hold, and has their cards forgotten.
 * @throws Error while a provider does not say what became of a payment
 */
export async function endOrders(deps: PersonalDeps, person: Person): Promise<void> {
  const { igrejaId, userId } = person
  const { open, holds } = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const open = await sql<{ id: number }>`select id from pedido t
      where ${isSought(person, 'pedido')} and situacao in ('em_aberto', 'pendente', 'aguardando')`.execute(
      trx,
    )
    const holds = sql`user_id = ${userId} and situacao = 'retida' and pedido_id is null`
    return { open: open.rows, holds }
  })
  for (const { id: pedidoId } of open) {
    const isClosed = await giveUp(deps, { igrejaId, pedidoId, ator: 'sistema' })
    if (!isClosed && (await isOpen(deps, igrejaId, pedidoId)))
      throw new Error(`nobody knows yet what becomes of order ${pedidoId}`)
  }
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    await lockLotesOf(holds).execute(trx)
    await sql`update reserva set situacao = 'liberada' where ${holds}`.execute(trx)
  })
  await forgetCards(deps, person)
}

/** One that was paid meanwhile is not to be given up. */
async function isOpen({ db }: PersonalDeps, igrejaId: number, pedidoId: number): Promise<boolean> {
  const pedido = await withTenant(db, { igrejaId }, (trx) =>
    trx.selectFrom('pedido').where('id', '=', pedidoId).select('situacao').executeTakeFirstOrThrow(),
  )
  return ['em_aberto', 'pendente', 'aguardando', 'em_analise'].includes(pedido.situacao)
}

/** A gateway that does not answer may keep one, as where a person removes it: nothing is charged to it any more. */
async function forgetCards(deps: PersonalDeps, { igrejaId, userId }: Person): Promise<void> {
  const cards = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const rows = await trx
      .updateTable('usuarioCartao')
      .set({ flagRemovido: true })
      .where('userId', '=', userId)
      .where('flagRemovido', '=', false)
      .returningAll()
      .execute()
    return Promise.all(
      rows.map(async (row) => ({ row, payee: await payeeAt(trx, { igrejaId, conta: row.contaGateway }) })),
    )
  })
  for (const { row, payee } of cards) {
    const { reference, customer } = openCartao(deps.secrets, row)
    await deps.gateways
      .byId(row.gatewayId)
      ?.forgetInstrument({ reference, customer, payee })
      .catch((cause: unknown) => deps.onError(new Error(`card ${row.id} is not forgotten`, { cause })))
  }
}

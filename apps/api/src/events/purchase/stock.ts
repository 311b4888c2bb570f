import type { PedidoFacts } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import { holdEnd, holdPlaces, lockLotes, lockLotesOf, releaseExpired } from '../../payments/cart/holds.ts'

/** The rows themselves say it: another purchase may have taken what an expired hold left. */
export async function stockOf(
  trx: TenantTrx,
  { pedidoId }: { pedidoId: number },
): Promise<PedidoFacts['reserva']> {
  const rows = await trx
    .selectFrom('reserva')
    .where('pedidoId', '=', pedidoId)
    .where('situacao', '!=', 'liberada')
    .select('situacao')
    .distinct()
    .execute()
  const states = new Set(rows.map(({ situacao }) => situacao))
  return states.has('vendida') ? 'vendida' : states.has('retida') ? 'retida' : 'liberada'
}

/** Places and tickets follow what became of the order. */
export async function moveStock(
  trx: TenantTrx,
  {
    pedido,
    before,
    after,
    status,
  }: { pedido: PedidoRow; before: PedidoFacts; after: PedidoFacts; status: string },
): Promise<void> {
  const situacao = {
    aprovado: 'ativa',
    cancelado: 'cancelada',
    nao_aprovado: 'cancelada',
    reembolsado: 'cancelada',
  }[status]
  // One that was given back alone stays so.
  if (situacao && status !== pedido.situacao) {
    await trx
      .updateTable('inscricao')
      .set({ situacao })
      .where('pedidoId', '=', pedido.id)
      .where('situacao', '!=', situacao)
      .execute()
  }
  if (after.reserva !== 'retida' && (before.reserva !== after.reserva || after.reserva === 'vendida')) {
    const from = after.reserva === 'vendida' ? ['retida'] : ['retida', 'vendida']
    await sql`
      with own as (${lockLotesOf(sql`pedido_id = ${pedido.id}`)})
      update reserva set situacao = ${after.reserva}
      where pedido_id = ${pedido.id} and situacao = any(${from}) and lote_id in (select id from own)`.execute(
      trx,
    )
  }
  // The refusal of a card costs nobody their seats: they stay held until the time that was promised.
  if (status === 'nao_aprovado' && before.reserva === 'retida') await keepHold(trx, pedido)
}

/** Money came for places that were given back: are they still there? Held again when they are. */
export async function reserveAgain(trx: TenantTrx, pedido: PedidoRow): Promise<'reserved' | 'soldOut'> {
  const places = await trx
    .selectFrom('inscricao')
    .where('pedidoId', '=', pedido.id)
    .groupBy(['ingressoId', 'loteId'])
    .select(['ingressoId', 'loteId'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .execute()
  const { eventoId } = pedido
  if (eventoId === null) return 'soldOut'
  const locked = await lockLotes(trx, {
    eventoId,
    ingressos: places.map(({ ingressoId }) => ingressoId),
  })
  await releaseExpired(trx, locked)
  const lotes = await trx.selectFrom('lote').where('eventoId', '=', eventoId).selectAll().execute()
  const left = (lote: (typeof lotes)[number] | undefined) =>
    lote ? lote.capacidade - lote.retido - lote.vendido : Infinity
  const all = places.reduce((sum, { count }) => sum + Number(count), 0)
  const enough =
    places.every(({ loteId, count }) => left(lotes.find(({ id }) => id === loteId)) >= Number(count)) &&
    left(lotes.find(({ ingressoId }) => ingressoId === null)) >= all
  if (!enough || pedido.userId === null) return 'soldOut'
  const holder = { igrejaId: pedido.igrejaId, eventoId, userId: pedido.userId }
  const held = places.map(({ ingressoId, loteId, count }) => ({
    ingressoId,
    loteId,
    quantidade: Number(count),
  }))
  await holdPlaces(trx, { holder, places: held, expiraEm: holdEnd(), pedidoId: pedido.id })
  return 'reserved'
}

/** What costs nothing is sold with the order, and opens the door. */
export async function giveTickets(trx: TenantTrx, { id }: PedidoRow): Promise<void> {
  await trx.updateTable('reserva').set({ situacao: 'vendida' }).where('pedidoId', '=', id).execute()
  await trx.updateTable('inscricao').set({ situacao: 'ativa' }).where('pedidoId', '=', id).execute()
}

async function keepHold(trx: TenantTrx, pedido: PedidoRow): Promise<void> {
  const rows = await trx
    .selectFrom('reserva')
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'liberada')
    .where('ingressoId', 'is not', null)
    .where('expiraEm', '>', sql<Date>`now()`)
    .select(['ingressoId', 'loteId', 'quantidade', 'expiraEm', 'renovacoes'])
    .execute()
  const [first] = rows
  const { igrejaId, eventoId, userId } = pedido
  if (!first || eventoId === null || userId === null) return
  const places = rows.map(({ ingressoId, loteId, quantidade }) => ({
    ingressoId: ingressoId!,
    loteId,
    quantidade,
  }))
  const { expiraEm, renovacoes } = first
  await holdPlaces(trx, { holder: { igrejaId, eventoId, userId }, places, expiraEm, renovacoes })
}

import type { PedidoFacts } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PedidoRow } from './load-order.ts'
import { holdEnd, holdPlaces, lockLotes, lockLotesOf, releaseExpired } from '../cart/holds.ts'

/** Places and tickets follow what became of the order. */
export async function moveStock(
  trx: TenantTrx,
  pedido: PedidoRow,
  { before, after, status }: { before: PedidoFacts; after: PedidoFacts; status: string },
): Promise<void> {
  if (pedido.tipo !== 'evento') return
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

/** One ticket of a paid order is given back: its place is free, and those of the others stay sold. */
export async function releaseTicket(
  trx: TenantTrx,
  pedido: PedidoRow,
  inscricao: { id: number; ingressoId: number; loteId: number },
): Promise<void> {
  await lockLotesOf(sql`pedido_id = ${pedido.id}`).execute(trx)
  const rows = await trx
    .selectFrom('reserva')
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'vendida')
    .select(['id', 'loteId', 'ingressoId', 'quantidade'])
    .orderBy('loteId')
    .execute()
  // Its own place, and one of the event as a whole where that has a limit.
  const own = rows.find(
    ({ loteId, ingressoId }) => loteId === inscricao.loteId && ingressoId === inscricao.ingressoId,
  )
  const shared = rows.find(({ ingressoId }) => ingressoId === null)
  for (const row of [own, shared]) {
    if (!row) continue
    const left = row.quantidade - 1
    await trx
      .updateTable('reserva')
      .set(left === 0 ? { situacao: 'liberada' } : { quantidade: left })
      .where('id', '=', row.id)
      .execute()
  }
  await trx.updateTable('inscricao').set({ situacao: 'cancelada' }).where('id', '=', inscricao.id).execute()
}

/** Money came for places that were given back: are they still there? Held again when they are. */
export async function reserveAgain(trx: TenantTrx, pedido: PedidoRow): Promise<'reserved' | 'soldOut'> {
  if (pedido.tipo !== 'evento') return 'reserved'
  const places = await trx
    .selectFrom('inscricao')
    .where('pedidoId', '=', pedido.id)
    .groupBy(['ingressoId', 'loteId'])
    .select(['ingressoId', 'loteId'])
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .execute()
  const eventoId = pedido.eventoId!
  const locked = await lockLotes(
    trx,
    { eventoId },
    places.map(({ ingressoId }) => ingressoId),
  )
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
  await holdPlaces(trx, holder, held, { expiraEm: holdEnd(), pedidoId: pedido.id })
  return 'reserved'
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
  if (!first || pedido.userId === null) return
  const places = rows.map(({ ingressoId, loteId, quantidade }) => ({
    ingressoId: ingressoId!,
    loteId,
    quantidade,
  }))
  const holder = { igrejaId: pedido.igrejaId, eventoId: pedido.eventoId!, userId: pedido.userId }
  await holdPlaces(trx, holder, places, { expiraEm: first.expiraEm, renovacoes: first.renovacoes })
}

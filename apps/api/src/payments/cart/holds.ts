import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { LoteOfEvento } from './tickets.ts'

/** How long a hold lasts, and how often it may begin anew (WCAG 2.2.1). */
export const HOLD_MINUTES = 15
export const HOLD_RENEWALS = 10

/** Places of one ticket, at the price of one lot. */
export interface Places {
  ingressoId: number
  loteId: number
  quantidade: number
}

/** Whose hold it is, and of what. */
export interface Holder {
  igrejaId: number
  eventoId: number
  userId: number
}

export interface HeldPlaces extends Places {
  id: number
  grupo: string
  expiraEm: Date
  renovacoes: number
}

/** A lot of an event, and what a purchase finds in it that is held and need not be. */
export interface LoteSeen extends LoteOfEvento {
  /** Places in holds of others whose time is over. */
  vencidos: number
  /** Places that the person holds and has not ordered; `vivos` of them in time. */
  proprios: number
  vivos: number
}

/** The lots of an event as they are, locking none. */
export function seeLotes(trx: TenantTrx, { eventoId, userId }: Holder): Promise<LoteSeen[]> {
  const held = sql`select coalesce(sum(r.quantidade), 0)::int from reserva r
    where r.lote_id = lote.id and r.situacao = 'retida' and r.pedido_id is null`
  const own = sql`r.user_id = ${userId} and r.evento_id = ${eventoId}`
  return trx
    .selectFrom('lote')
    .where('eventoId', '=', eventoId)
    .selectAll('lote')
    .select([
      sql<number>`(${held} and r.user_id <> ${userId} and r.expira_em <= now())`.as('vencidos'),
      sql<number>`(${held} and ${own})`.as('proprios'),
      sql<number>`(${held} and ${own} and r.expira_em > now())`.as('vivos'),
    ])
    .orderBy('ordem')
    .orderBy('lote.id')
    .execute()
}

/**
 * Locks the lots of tickets and of the event as a whole, always in the same order. Until the transaction ends nobody
 * else changes what is left of them. Tickets that others write meanwhile name a lot without changing it: they neither
 * wait nor stand in the way, which two of them would until one is given up.
 * @returns them as they are now
 */
export function lockLotes(
  trx: TenantTrx,
  { eventoId, ingressos }: { eventoId: number; ingressos: readonly number[] },
): Promise<LoteOfEvento[]> {
  return trx
    .selectFrom('lote')
    .where('eventoId', '=', eventoId)
    .where((eb) =>
      eb.or([eb('ingressoId', 'is', null), eb('ingressoId', '=', eb.fn.any(eb.val([...ingressos])))]),
    )
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks the lots of some reservations, in the same order: a statement of its own, or the first part of one. */
export function lockLotesOf(reservas: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`select id from lote where id in (select lote_id from reserva where ${reservas})
    order by id for no key update`
}

/**
 * Gives back what a person holds at an event and has not ordered, and what expired holds have of lots that are locked.
 * Only holds without an order: what an order holds is released when its payment is known to be off.
 * @returns what was given back, and of it what was the person's and in time
 */
export async function releaseForCart(
  trx: TenantTrx,
  { holder: { eventoId, userId }, lotes }: { holder: Holder; lotes: readonly { id: number }[] },
): Promise<{ released: number; held: HeldPlaces[] }> {
  const { rows } = await sql<Omit<HeldPlaces, 'ingressoId'> & { ingressoId: number | null; own: boolean }>`
    update reserva set situacao = 'liberada'
    where (evento_id = ${eventoId} and user_id = ${userId} and situacao = 'retida' and pedido_id is null)
      or id in (select id from reserva where lote_id = any(${lotes.map(({ id }) => id)}) and situacao = 'retida'
        and pedido_id is null and expira_em <= now() and user_id <> ${userId} order by id for update skip locked)
    returning id, grupo, lote_id, ingresso_id, quantidade, expira_em, renovacoes,
      user_id = ${userId} and expira_em > now() as own`.execute(trx)
  const held = rows.filter(({ own, ingressoId }) => own && ingressoId !== null) as HeldPlaces[]
  return { released: rows.length, held: held.toSorted((a, b) => a.loteId - b.loteId) }
}

/** Gives back what expired holds have of lots that are locked. */
export async function releaseExpired(trx: TenantTrx, lotes: readonly { id: number }[]): Promise<void> {
  await sql`
    update reserva set situacao = 'liberada' where id in (
      select id from reserva where lote_id = any(${lotes.map(({ id }) => id)}) and situacao = 'retida'
        and pedido_id is null and expira_em <= now() order by id for update skip locked)`.execute(trx)
}

/** The live hold of a person at an event, without an order. */
export function findHold(trx: TenantTrx, { eventoId, userId }: Holder): Promise<HeldPlaces[]> {
  return trx
    .selectFrom('reserva')
    .where('eventoId', '=', eventoId)
    .where('userId', '=', userId)
    .where('situacao', '=', 'retida')
    .where('pedidoId', 'is', null)
    .where('ingressoId', 'is not', null)
    .where('expiraEm', '>', sql<Date>`now()`)
    .select(['id', 'grupo', 'loteId', 'quantidade', 'expiraEm', 'renovacoes'])
    .select((eb) => eb.ref('ingressoId').$notNull().as('ingressoId'))
    .orderBy('loteId')
    .execute()
}

/** Gives back what a person holds at an event and has not ordered. */
export async function releaseHold(trx: TenantTrx, { eventoId, userId }: Holder): Promise<void> {
  await trx
    .updateTable('reserva')
    .set({ situacao: 'liberada' })
    .where('eventoId', '=', eventoId)
    .where('userId', '=', userId)
    .where('situacao', '=', 'retida')
    .where('pedidoId', 'is', null)
    .execute()
}

/**
 * Holds places, and as many of the event as a whole where it has a limit. The lots must be locked.
 * @throws AppError EVT_REG_021 or EVT_REG_023 when the database itself finds that there are too few, or too many for
 * this person; whoever calls has looked before.
 */
export async function holdPlaces(
  trx: TenantTrx,
  given: {
    holder: Holder
    places: readonly Places[]
    expiraEm: Date
    renovacoes?: number
    pedidoId?: number
  },
): Promise<string> {
  const grupo = randomUUID()
  const { places, expiraEm, renovacoes = 0, pedidoId = null } = given
  const { igrejaId, eventoId, userId } = given.holder
  const lists = [
    places.map(({ ingressoId }) => ingressoId),
    places.map(({ loteId }) => loteId),
    places.map(({ quantidade }) => quantidade),
  ]
  // Rows in the order of their lots: that is the order in which the trigger counts, and locks.
  await sql`
    with wanted as (
      select * from unnest(${lists[0]}::int[], ${lists[1]}::int[], ${lists[2]}::int[]) as w (ingresso_id, lote_id, quantidade)
      union all
      select null, id, (select sum(q) from unnest(${lists[2]}::int[]) as q)::int from lote
        where evento_id = ${eventoId} and ingresso_id is null
    )
    insert into reserva (igreja_id, evento_id, user_id, grupo, ingresso_id, lote_id, quantidade, expira_em, renovacoes, pedido_id)
    select ${igrejaId}::int, ${eventoId}::int, ${userId}::int, ${grupo}::uuid, ingresso_id, lote_id, quantidade,
      ${expiraEm}::timestamptz, ${renovacoes}::int, ${pedidoId}::int
    from wanted order by lote_id`
    .execute(trx)
    .catch(refuseStock)
  return grupo
}

function refuseStock(error: { code?: string }): never {
  if (error.code === 'AT001') throw new AppError('EVT_REG_021', { cause: error })
  if (error.code === 'AT023') throw new AppError('EVT_REG_023', { cause: error })
  throw error
}

export function holdEnd(now = new Date()): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}
